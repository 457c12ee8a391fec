import { addDays, type CivilDate } from '../../calendar/civil-date';
import { cycleEnd, sessionDates } from '../../clinical/session-calendar';
import type { WizardMode } from '../vocabulary';
import type { Chemotherapy, DemandContent } from './content';

export interface BaseContext {
  today: CivilDate;
  /** Total of the demand's state, which an increase of cycles raises without a new version; null for a draft. */
  totalCycles: number | null;
}

/**
 * Returns the content that the wizard starts from in a mode: the last version, in a continuation moved on by one cycle
 * with computed dates. Where the computed day is past, the doctor has to enter one and no dates are proposed ('' and no
 * sessions). All other content stays. Source: docs/rules.md 3.10, 8.6.
 */
export function baseContent(mode: WizardMode, last: DemandContent, { today, totalCycles }: BaseContext): DemandContent {
  const content = withTotalCycles(last, totalCycles);
  if (mode !== 'continue') return content;
  return withChemotherapy(withNextCycle(content), (chemotherapy) => ({
    ...chemotherapy,
    ...foreseenDates(last.treatment.chemotherapy ?? chemotherapy, today),
  }));
}

/** Returns the same treatment, one cycle later. */
export function withNextCycle(content: DemandContent): DemandContent {
  return withChemotherapy(content, (chemotherapy) => ({ ...chemotherapy, cycle: chemotherapy.cycle + 1 }));
}

/** Returns the last version with the total of the demand's state. */
export function withTotalCycles(content: DemandContent, totalCycles: number | null): DemandContent {
  if (totalCycles === null) return content;
  return withChemotherapy(content, (chemotherapy) => ({ ...chemotherapy, totalCycles }));
}

/** Begins the next cycle one interval after the last session of the one before. Source: docs/rules.md 8.6. */
function foreseenDates(
  before: Chemotherapy,
  today: CivilDate,
): Pick<Chemotherapy, 'firstSessionDate' | 'sessionDates'> {
  const firstSessionDate = addDays(cycleEnd(before), before.cycleIntervalDays);
  if (firstSessionDate < today) return { firstSessionDate: '', sessionDates: [] };
  return { firstSessionDate, sessionDates: sessionDates(firstSessionDate, before) };
}

function withChemotherapy(content: DemandContent, change: (before: Chemotherapy) => Chemotherapy): DemandContent {
  const { chemotherapy } = content.treatment;
  if (!chemotherapy) return content;
  return { ...content, treatment: { ...content.treatment, chemotherapy: change(chemotherapy) } };
}
