import type { CivilDate } from '../../calendar/civil-date';
import { displayStatus } from '../outlook/display-status';
import type { DemandState } from '../state';
import { cyclesRemain } from '../timing/treatment-locks';
import type { Chemotherapy, DrugLine, ProposedTreatment, RadiotherapyTreatment } from './content';

/** Reasons against copying a demand into a new draft. */
export const DUPLICATION_BLOCKS = [
  'wrong_status',
  'cycles_remain',
  'last_session_reached',
  'radiotherapy_started',
] as const;
export type DuplicationBlock = (typeof DUPLICATION_BLOCKS)[number];

/**
 * Returns the reason against duplicating a demand on a day, or null. A canceled, finished or denied demand can always
 * be duplicated; an accepted one neither while cycles remain, nor from its last session date or a radiotherapy start
 * on. Source: docs/rules.md 3.20.
 */
export function duplicationBlock(state: DemandState | null, today: CivilDate): DuplicationBlock | null {
  if (!state || state.status === 'DRAFT' || state.status === 'ACTIVE') return 'wrong_status';
  if (state.status !== 'SENDED' || displayStatus(state) === 'sended_denied') return null;
  if (cyclesRemain(state)) return 'cycles_remain';
  if (state.cycleEnd !== null && today >= state.cycleEnd) return 'last_session_reached';
  return state.radiotherapyStart !== null && today >= state.radiotherapyStart ? 'radiotherapy_started' : null;
}

/** Ids of catalogue entries that can no longer be chosen. */
export interface HiddenEntries {
  drugIds: ReadonlySet<number>;
  presentationIds: ReadonlySet<number>;
  codeIds: ReadonlySet<number>;
}

type Emptied<Part, Fields extends keyof Part> = Omit<Part, Fields> & { [Field in Fields]: Part[Field] | null };

type CopiedLine = Emptied<DrugLine, 'drugId' | 'presentationId' | 'priceCents'>;

/** Treatment to be completed before it can be sent: null fields are asked for again. */
export interface CopiedTreatment {
  chemotherapy: (Omit<Emptied<Chemotherapy, 'firstSessionDate'>, 'drugs'> & { drugs: CopiedLine[] }) | null;
  radiotherapy: Emptied<RadiotherapyTreatment, 'startDate'>[] | null;
}

export interface CopyOptions {
  withChemotherapy: boolean;
  today: CivilDate;
  hidden: HiddenEntries;
}

/** A new request needs new tests; a genotype stays. */
const NO_ANALYSIS = {
  creatinine: null,
  creatinineUnit: null,
  creatinineDate: null,
  lvefPercent: null,
  bilirubinMgDl: null,
  astUl: null,
  altUl: null,
};

/**
 * Copies the treatment of a version for a new draft: past dates, entries missing from the catalogues and the creatinine
 * and the other analyses are left open, all else stays. The dates of a cycle that has begun are removed together, since the first one
 * determines them. Source: docs/rules.md 3.20, 5.10.
 */
export function copiedTreatment(
  { chemotherapy, radiotherapy }: ProposedTreatment,
  { withChemotherapy, today, hidden }: CopyOptions,
): CopiedTreatment {
  const ahead = (date: CivilDate | null) => (date !== null && date >= today ? date : null);
  return {
    chemotherapy:
      chemotherapy && withChemotherapy
        ? {
            ...chemotherapy,
            ...NO_ANALYSIS,
            firstSessionDate: ahead(chemotherapy.firstSessionDate),
            sessionDates: chemotherapy.firstSessionDate >= today ? chemotherapy.sessionDates : [],
            drugs: chemotherapy.drugs.map((line) => copiedLine(line, hidden)),
            infusorImplantDate: ahead(chemotherapy.infusorImplantDate),
            infusorRemovalDate: ahead(chemotherapy.infusorRemovalDate),
          }
        : null,
    radiotherapy:
      radiotherapy?.map((treatment) => ({
        ...treatment,
        startDate: ahead(treatment.startDate),
        codeIds: treatment.codeIds.filter((id) => !hidden.codeIds.has(id)),
      })) ?? null,
  };
}

function copiedLine(line: DrugLine, hidden: HiddenEntries): CopiedLine {
  if (hidden.drugIds.has(line.drugId)) return { ...line, drugId: null, presentationId: null, priceCents: null };
  return hidden.presentationIds.has(line.presentationId) ? { ...line, presentationId: null, priceCents: null } : line;
}
