import type { CivilDate } from '../../calendar/civil-date';
import { displayStatus } from '../outlook/display-status';
import type { DemandState } from '../state';
import { cyclesRemain } from '../timing/slots';
import type { Chemotherapy, DrugLine, ProposedTreatment, RadiotherapyTreatment } from './content';

/** Why a demand cannot be copied into a new draft. */
export const DUPLICATION_BLOCKS = [
  'wrong_status',
  'cycles_remain',
  'last_session_reached',
  'radiotherapy_started',
] as const;
export type DuplicationBlock = (typeof DUPLICATION_BLOCKS)[number];

/**
 * What keeps a demand from being duplicated on a day; null when nothing does. A canceled, finished or denied one always
 * may; an accepted one may not while cycles remain, from its last session date on, nor from a radiotherapy start on.
 * Source: docs/rules.md 3.20.
 */
export function duplicationBlock(state: DemandState | null, today: CivilDate): DuplicationBlock | null {
  if (!state || state.status === 'DRAFT' || state.status === 'ACTIVE') return 'wrong_status';
  if (state.status !== 'SENDED' || displayStatus(state) === 'sended_denied') return null;
  if (cyclesRemain(state)) return 'cycles_remain';
  if (state.cycleEnd !== null && today >= state.cycleEnd) return 'last_session_reached';
  return state.radiotherapyStart !== null && today >= state.radiotherapyStart ? 'radiotherapy_started' : null;
}

/** Entries of the catalogues that may no longer be chosen, by their ids. */
export interface HiddenEntries {
  drugIds: ReadonlySet<number>;
  presentationIds: ReadonlySet<number>;
  codeIds: ReadonlySet<number>;
}

type Emptied<Part, Fields extends keyof Part> = Omit<Part, Fields> & { [Field in Fields]: Part[Field] | null };

type CopiedLine = Emptied<DrugLine, 'drugId' | 'presentationId' | 'priceCents'>;

/** A treatment to be completed before it can be sent: null is asked for again. */
export interface CopiedTreatment {
  chemotherapy: (Omit<Emptied<Chemotherapy, 'firstSessionDate'>, 'drugs'> & { drugs: CopiedLine[] }) | null;
  radiotherapy: Emptied<RadiotherapyTreatment, 'startDate'>[] | null;
}

export interface CopyOptions {
  withChemotherapy: boolean;
  today: CivilDate;
  hidden: HiddenEntries;
}

/** A new request needs a new analysis of blood. */
const NO_ANALYSIS = { creatinine: null, creatinineUnit: null, creatinineDate: null };

/**
 * The treatment of a version as a new draft begins with it: dates in the past and what is no longer in the catalogues are
 * left open, as is the creatinine; everything else stays. The dates of a cycle that has begun go all together, since the first one sets them.
 * Source: docs/rules.md 3.20, 5.10.
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
