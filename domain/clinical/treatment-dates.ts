import { addDays, type CivilDate } from '../calendar/civil-date';
import { addWorkingDays } from '../calendar/working-days';
import type { ProposedTreatment, RadiotherapyTreatment } from '../demand/content/content';
import type { TreatmentKind } from '../demand/vocabulary';
import { cycleEnd } from './session-calendar';

/**
 * Day of the last session of a radiotherapy, with one session each working day from its start on; the start itself for
 * no sessions. Source: docs/rules.md 8.3.
 */
export function radiotherapyEnd({
  startDate,
  sessions,
}: Pick<RadiotherapyTreatment, 'startDate' | 'sessions'>): CivilDate {
  return sessions === 0 ? startDate : addWorkingDays(addDays(startDate, -1), sessions);
}

/** The earliest radiotherapy start date; null without radiotherapy. */
export function radiotherapyStart({ radiotherapy }: ProposedTreatment): CivilDate | null {
  return (radiotherapy ?? []).map((treatment) => treatment.startDate).sort()[0] ?? null;
}

/**
 * The earliest of first session and radiotherapy start dates; null when no treatment is proposed.
 * Source: docs/rules.md 8.2.
 */
export function treatmentStart(treatment: ProposedTreatment): CivilDate | null {
  const starts = [treatment.chemotherapy?.firstSessionDate ?? null, radiotherapyStart(treatment)];
  return starts.filter((start) => start !== null).sort()[0] ?? null;
}

/** The last day of one kind of treatment, as far as this version sets dates; null when that kind is not proposed. */
export function kindEnd(kind: TreatmentKind, { chemotherapy, radiotherapy }: ProposedTreatment): CivilDate | null {
  if (kind === 'chemotherapy') return chemotherapy ? cycleEnd(chemotherapy) : null;
  return (radiotherapy ?? []).map(radiotherapyEnd).sort().at(-1) ?? null;
}

/**
 * The later of the last session of the current cycle and the end of radiotherapy; null when no treatment is proposed.
 */
export function treatmentEnd(treatment: ProposedTreatment): CivilDate | null {
  const ends = [kindEnd('chemotherapy', treatment), kindEnd('radiotherapy', treatment)];
  return (
    ends
      .filter((end) => end !== null)
      .sort()
      .at(-1) ?? null
  );
}
