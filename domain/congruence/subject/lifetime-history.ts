import { bodySurface } from '../../clinical/body/body-surface';
import type { LifetimeHistory } from '../../clinical/lifetime/exposures';
import { type RequestedCycles, requestedCycles } from '../../clinical/lifetime/request-cycles';
import { cycleExposures } from './cycle-exposures';
import type { Subject, SubjectChemotherapy } from './subject';

/** Stands for the demand id of a draft, which has none. */
const OF_DRAFT = 'draft';

/** Cache: several rules and the report read the same history, which never changes. */
const KNOWN = new WeakMap<Subject, LifetimeHistory | null>();

/** Returns the authorized, requested and declared exposures of the patient; null without a chemotherapy. */
export function lifetimeHistoryOf(subject: Subject): LifetimeHistory | null {
  const known = KNOWN.get(subject);
  if (known !== undefined) return known;
  const history = readHistory(subject);
  KNOWN.set(subject, history);
  return history;
}

/** Returns the exposures of the request's current cycle; null without a chemotherapy. */
export function currentCycleOf(subject: Subject): LifetimeHistory['request'][number] | null {
  if (!subject.chemotherapy) return null;
  const { plan, ...request } = requestOf(subject, subject.chemotherapy);
  const [current] = requestedCycles({ ...request, plan: { ...plan, totalCycles: plan.cycle } });
  return current ?? null;
}

function readHistory(subject: Subject): LifetimeHistory | null {
  if (!subject.chemotherapy) return null;
  const request = requestOf(subject, subject.chemotherapy);
  return {
    cycles: subject.cycles,
    request: requestedCycles(request),
    declared: subject.exposures,
    requestSurfaceM2: request.surfaceM2,
  };
}

function requestOf(subject: Subject, chemotherapy: SubjectChemotherapy): RequestedCycles {
  const { heightCm, weightKg, totalCycles } = chemotherapy;
  const surface = bodySurface({ heightCm, weightKg });
  return {
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
    surfaceM2: surface.computable ? surface.surfaceM2 : null,
    exposuresIn: cycleExposures(subject, chemotherapy),
  };
}
