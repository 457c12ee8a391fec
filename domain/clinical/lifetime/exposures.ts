import type { CivilDate } from '../../calendar/civil-date';
import type { Given } from '../calculation/inputs';

/** Units of lifetime totals. Milligrams become international units by the row of their principle alone. */
export const LIFETIME_UNITS = ['mg/m2', 'mg', 'IU'] as const;
export type LifetimeUnit = (typeof LIFETIME_UNITS)[number];

/** Amount of a principle that was or will be given. */
export interface Exposure {
  /** Key of the principle, from `principleKey`. */
  principle: string;
  amount: Given;
  unit: LifetimeUnit;
  /** Route, as in a line of the request; absent where it is unknown. */
  administration?: string | null;
}

/** Fate of an authorized cycle: one that ended before its first session was never started, and does not count. */
export type CycleFate = 'authorized' | 'never_started';

/** Authorized cycle as the last version of its demand asked for it. */
export interface CycleVersion {
  demandId: string | number;
  version: number;
  cycle: number;
  fate: CycleFate;
  /** Day of the first session. */
  date: CivilDate | null;
  /** Body surface of that version, from which its doses were computed. */
  surfaceM2: Given;
  /** Exposures of the whole cycle, one for each line. */
  exposures: readonly Exposure[];
}

/** Exposures that a patient had and will have by this request. The order within the lists never matters. */
export interface LifetimeHistory {
  /** Authorized cycles of the patient in this insurer, each once. */
  cycles: readonly CycleVersion[];
  /** Cycles of this request including later ones; a cycle that was authorized before counts here alone. */
  request: readonly Omit<CycleVersion, 'fate' | 'version'>[];
  /** Declared exposures from treatments elsewhere. */
  declared: readonly (Exposure & { date?: CivilDate | null })[];
  /** Body surface of the request, for declared exposures in another unit. */
  requestSurfaceM2: Given;
}

/** Returns the cycles that count beside those of the request. Source: docs/rules.md 11.12. */
export function countedCycles({ cycles, request }: Pick<LifetimeHistory, 'cycles' | 'request'>): CycleVersion[] {
  const asked = new Set(request.map(keyOf));
  return cycles.filter((cycle) => cycle.fate === 'authorized' && !asked.has(keyOf(cycle)));
}

function keyOf({ demandId, cycle }: Pick<CycleVersion, 'demandId' | 'cycle'>): string {
  return `${demandId} ${cycle}`;
}
