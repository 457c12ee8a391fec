import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { TUMOUR_TYPES, type TumourType } from '@aval/domain/catalogue/tumour-types';
import type { DemandType } from '@aval/domain/clinical/content-facts';
import { readCivilDate, readFlag } from '@aval/domain/validation/fields/readers';
import { isGroup, type Typed, typedTreatment } from '../saving/typed-values';

/** Longest name of a regimen that the form takes, in characters. */
const LONGEST_SLUG = 120;

export interface TreatmentSoFar {
  type: DemandType | null;
  /** Earliest date that can be read. */
  start: CivilDate | null;
  /** Chosen regimen, known to the library or not. */
  regimenSlug: string | null;
}

/** Reads the fourth step of a draft as far as it was typed, complete or not. */
export function treatmentSoFar(stored: unknown): TreatmentSoFar {
  const form = typedTreatment(isGroup(stored) ? stored : {});
  const chemotherapy = readFlag(form.chemotherapyOn) ? [form.chemotherapy] : [];
  const radiotherapy = readFlag(form.radiotherapyOn) ? [form.radiotherapy].flat() : [];
  const typed = [
    ...chemotherapy.map((part) => fieldOf(part, 'firstSessionDate')),
    ...radiotherapy.map((part) => fieldOf(part, 'startDate')),
  ];
  const dates = typed.map(readCivilDate).filter((date) => date !== undefined);
  const [slug] = chemotherapy.map((part) => fieldOf(fieldOf(part, 'regimen'), 'slug'));
  return {
    type: typeOf(chemotherapy.length > 0, radiotherapy.length > 0),
    start: dates.sort()[0] ?? null,
    regimenSlug: typeof slug === 'string' && slug !== '' && slug.length <= LONGEST_SLUG ? slug : null,
  };
}

/** Returns the columns of a draft's row by which lists show and sort its treatment. */
export function treatmentColumns(stored: unknown) {
  const { type, start, regimenSlug } = treatmentSoFar(stored);
  return { type, treatmentStart: start === null ? null : new Date(start), regimenSlug };
}

/** Returns the tumour of a draft's second step, as far as it was chosen. */
export function tumourSoFar(stored: unknown): TumourType | null {
  const typed = isGroup(stored) ? stored.type : undefined;
  return TUMOUR_TYPES.find((type) => type === typed) ?? null;
}

function typeOf(chemotherapy: boolean, radiotherapy: boolean): DemandType | null {
  if (chemotherapy) return radiotherapy ? 'both' : 'chemotherapy';
  return radiotherapy ? 'radiotherapy' : null;
}

function fieldOf(part: Typed | undefined, name: string): Typed | undefined {
  return isGroup(part) ? part[name] : undefined;
}
