import { bodySurface } from '../../clinical/body/body-surface';
import type { LifetimeHistory } from '../../clinical/lifetime/exposures';
import { type RequestedCycles, requestedCycles } from '../../clinical/lifetime/request-cycles';
import { cycleExposures } from './cycle-exposures';
import type { Subject, SubjectChemotherapy } from './subject';

/** A request that is none yet has no number of its own. */
const OF_DRAFT = 'draft';

/** Several rules and the report ask for the same one, which never changes. */
const KNOWN = new WeakMap<Subject, LifetimeHistory | null>();

/** What the patient received, will receive by this request and was declared to have had; null without a chemotherapy. */
export function lifetimeHistoryOf(subject: Subject): LifetimeHistory | null {
  const known = KNOWN.get(subject);
  if (known !== undefined) return known;
  const history = readHistory(subject);
  KNOWN.set(subject, history);
  return history;
}

/** What the current cycle of a request gives; null without one. */
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
