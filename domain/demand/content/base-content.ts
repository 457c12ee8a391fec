import { addDays, type CivilDate } from '../../calendar/civil-date';
import { cycleEnd, sessionDates } from '../../clinical/session-calendar';
import type { WizardMode } from '../vocabulary';
import type { Chemotherapy, DemandContent } from './content';

export interface BaseContext {
  today: CivilDate;
  /** The total of the demand's state, which an increase of cycles raises without a version of its own; null for a draft. */
  totalCycles: number | null;
}

/**
 * What the wizard begins with in a mode: the last version, in a continuation its next cycle. The dates of that one are those
 * that were foreseen; where the foreseen day is past, a date is for the doctor to say and none is proposed ('' and no
 * sessions). Everything else stays. Source: docs/rules.md 3.10, 8.6.
 */
export function baseContent(mode: WizardMode, last: DemandContent, { today, totalCycles }: BaseContext): DemandContent {
  const content = withTotalCycles(last, totalCycles);
  if (mode !== 'continue') return content;
  return withChemotherapy(withNextCycle(content), (chemotherapy) => ({
    ...chemotherapy,
    ...foreseenDates(last.treatment.chemotherapy ?? chemotherapy, today),
  }));
}

/** The same treatment, one cycle on. */
export function withNextCycle(content: DemandContent): DemandContent {
  return withChemotherapy(content, (chemotherapy) => ({ ...chemotherapy, cycle: chemotherapy.cycle + 1 }));
}

/** The last version with the total of the demand's state. */
export function withTotalCycles(content: DemandContent, totalCycles: number | null): DemandContent {
  if (totalCycles === null) return content;
  return withChemotherapy(content, (chemotherapy) => ({ ...chemotherapy, totalCycles }));
}

/** The next cycle begins the interval after the last session of the one before. Source: docs/rules.md 8.6. */
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
