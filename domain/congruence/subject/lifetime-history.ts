import { bodySurface } from '../../clinical/body/body-surface';
import { chemotherapyDoses } from '../../clinical/doses/line-doses';
import type { LifetimeHistory } from '../../clinical/lifetime/exposures';
import { cycleExposures, requestedCycles } from '../../clinical/lifetime/request-cycles';
import type { Subject } from './subject';
import { clearanceOf } from './subject-doses';

/** A request that is none yet has no number of its own. */
const OF_DRAFT = 'draft';

/** What the patient received, will receive by this request and was declared to have had; null without a chemotherapy. */
export function lifetimeHistoryOf(subject: Subject): LifetimeHistory | null {
  const { chemotherapy } = subject;
  if (!chemotherapy) return null;
  const { heightCm, weightKg, totalCycles, lines, regimen } = chemotherapy;
  const drugs = lines.map(({ dose, doseType, sessions }) => ({ dose, doseType, sessions }));
  const doses = chemotherapyDoses(
    { heightCm, weightKg, totalCycles, drugs },
    clearanceOf(subject),
    (index) => regimen?.lines.find(({ drugSlug }) => drugSlug === lines[index]?.substance?.slug)?.cap ?? null,
  );
  const principled = lines.map(({ substance, administration }) => ({
    principle: substance?.slug ?? null,
    administration: administration ?? '',
  }));
  const surface = bodySurface({ heightCm, weightKg });
  const surfaceM2 = surface.computable ? surface.surfaceM2 : null;
  return {
    versions: subject.cycles,
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
      exposures: cycleExposures(principled, doses),
    }),
    declared: subject.exposures,
    requestSurfaceM2: surfaceM2,
  };
}
