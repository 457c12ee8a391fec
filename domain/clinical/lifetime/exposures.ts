import type { CivilDate } from '../../calendar/civil-date';
import type { Given } from '../calculation/inputs';

/** In what lifetime totals are reckoned. International units are never made of milligrams, nor the other way round. */
export const LIFETIME_UNITS = ['mg/m2', 'mg', 'IU'] as const;
export type LifetimeUnit = (typeof LIFETIME_UNITS)[number];

/** How much of a principle was or will be given. */
export interface Exposure {
  /** As `principleKey` calls it. */
  principle: string;
  amount: Given;
  unit: LifetimeUnit;
  /** Route, as a line of the request has it; absent where it is not known. */
  administration?: string | null;
}

/** What became of an authorized cycle: one that ended before its first session was never started, and does not count. */
export type CycleFate = 'authorized' | 'never_started';

/** An authorized cycle as the last version of its demand asked for it. */
export interface CycleVersion {
  demandId: string | number;
  version: number;
  cycle: number;
  fate: CycleFate;
  /** The day of its first session. */
  date: CivilDate | null;
  /** Body surface of that version: its doses were reckoned with it. */
  surfaceM2: Given;
  /** Of the whole cycle, one for each line. */
  exposures: readonly Exposure[];
}

/** What somebody received, and will receive by this request. The order within the lists never matters. */
export interface LifetimeHistory {
  /** The patient's authorized cycles in this insurer, each once. */
  cycles: readonly CycleVersion[];
  /** The cycles of this request, those to come included; one that was authorized before counts here alone. */
  request: readonly Omit<CycleVersion, 'fate' | 'version'>[];
  /** What the doctor declares of treatments elsewhere. */
  declared: readonly (Exposure & { date?: CivilDate | null })[];
  /** Of the request, for what was declared in another unit. */
  requestSurfaceM2: Given;
}

/** The cycles that count beside those of the request. Source: docs/rules.md 11.12. */
export function countedCycles({ cycles, request }: Pick<LifetimeHistory, 'cycles' | 'request'>): CycleVersion[] {
  const asked = new Set(request.map(keyOf));
  return cycles.filter((cycle) => cycle.fate === 'authorized' && !asked.has(keyOf(cycle)));
}

function keyOf({ demandId, cycle }: Pick<CycleVersion, 'demandId' | 'cycle'>): string {
  return `${demandId} ${cycle}`;
}
