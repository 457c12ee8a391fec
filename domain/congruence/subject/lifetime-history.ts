import { bodySurface } from '../../clinical/body/body-surface';
import type { LifetimeHistory } from '../../clinical/lifetime/exposures';
import { requestedCycles } from '../../clinical/lifetime/request-cycles';
import { cycleExposures } from './cycle-exposures';
import type { Subject } from './subject';

/** A request that is none yet has no number of its own. */
const OF_DRAFT = 'draft';

/** What the patient received, will receive by this request and was declared to have had; null without a chemotherapy. */
export function lifetimeHistoryOf(subject: Subject): LifetimeHistory | null {
  const { chemotherapy } = subject;
  if (!chemotherapy) return null;
  const { heightCm, weightKg, totalCycles } = chemotherapy;
  const surface = bodySurface({ heightCm, weightKg });
  const surfaceM2 = surface.computable ? surface.surfaceM2 : null;
  return {
    cycles: subject.cycles,
    request: requestedCycles({
      demandId: subject.demandId ?? OF_DRAFT,
      plan: {
        cycle: chemotherapy.cycle ?? Number.NaN,
        totalCycles: totalCycles ?? Number.NaN,
        sessionsPerCycle: chemotherapy.sessionsPerCycle ?? Number.NaN,
        sessionFrequencyDays: chemotherapy.sessionFrequencyDays ?? Number.NaN,
        cycleIntervalDays: chemotherapy.cycleIntervalDays ?? Number.NaN,
        firstSessionDate: chemotherapy.firstSessionDate ?? '',
        sessionDates: [...chemotherapy.sessionDates],
      },
      surfaceM2,
      exposuresIn: cycleExposures(subject, chemotherapy),
    }),
    declared: subject.exposures,
    requestSurfaceM2: surfaceM2,
  };
}
