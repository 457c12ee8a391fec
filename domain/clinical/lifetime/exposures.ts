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

/**
 * What became of the request of a cycle: only what was authorized counts. `never_started` is an authorized cycle that ended
 * before its first session; `undone` an authorization that was taken back.
 */
export type CycleFate = 'pending' | 'authorized' | 'rejected' | 'canceled' | 'never_started' | 'undone';

/** One cycle as one version of a demand asked for it. */
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
  /** All versions of the patient's demands in this insurer. */
  versions: readonly CycleVersion[];
  /** The cycles of this request, those to come included; a cycle that also stands among the versions counts here alone. */
  request: readonly Omit<CycleVersion, 'fate' | 'version'>[];
  /** What the doctor declares of treatments elsewhere. */
  declared: readonly (Exposure & { date?: CivilDate | null })[];
  /** Of the request, for what was declared in another unit. */
  requestSurfaceM2: Given;
}

/**
 * The cycles that count: of each cycle of a demand the last version that was decided, if that authorized it. A version that
 * still waits changes nothing. Source: docs/rules.md 11.12.
 */
export function countedCycles({ versions, request }: Pick<LifetimeHistory, 'versions' | 'request'>): CycleVersion[] {
  const asked = new Set(request.map(keyOf));
  const last = new Map<string, CycleVersion>();
  for (const one of versions) {
    const key = keyOf(one);
    if (one.fate === 'pending' || asked.has(key)) continue;
    const other = last.get(key);
    if (!other || one.version > other.version) last.set(key, one);
  }
  return [...last.values()].filter(({ fate }) => fate === 'authorized');
}

function keyOf({ demandId, cycle }: Pick<CycleVersion, 'demandId' | 'cycle'>): string {
  return `${demandId} ${cycle}`;
}
