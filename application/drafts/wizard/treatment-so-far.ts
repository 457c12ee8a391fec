import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { DemandType } from '@aval/domain/clinical/content-facts';
import { readCivilDate, readFlag } from '@aval/domain/validation/fields/readers';
import { isGroup, type Typed, typedTreatment } from '../saving/typed-values';

export interface TreatmentSoFar {
  type: DemandType | null;
  /** Earliest date that can be read. */
  start: CivilDate | null;
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
  return {
    type: typeOf(chemotherapy.length > 0, radiotherapy.length > 0),
    start: dates.sort()[0] ?? null,
  };
}

/** Returns the columns of a draft's row by which lists show and sort its treatment. */
export function treatmentColumns(stored: unknown): { type: DemandType | null; treatmentStart: Date | null } {
  const { type, start } = treatmentSoFar(stored);
  return { type, treatmentStart: start === null ? null : new Date(start) };
}

function typeOf(chemotherapy: boolean, radiotherapy: boolean): DemandType | null {
  if (chemotherapy) return radiotherapy ? 'both' : 'chemotherapy';
  return radiotherapy ? 'radiotherapy' : null;
}

function fieldOf(part: Typed | undefined, name: string): unknown {
  return isGroup(part) ? part[name] : undefined;
}
