import type { BookChange } from '@aval/domain/congruence/book/book-changes';
import type { SimulationCounts } from '@aval/domain/congruence/book/simulation-counts';
import type { CongruenceSettings } from '@aval/domain/congruence/rule-book';

/** Maximum number of versions in a simulation; the newest are taken. */
export const MOST_VERSIONS = 10_000;

const DAY_MS = 86_400_000;
const DAYS = 365;

export function yearBefore(moment: Date): Date {
  return new Date(moment.getTime() - DAYS * DAY_MS);
}

export interface SimulationProgress {
  id: string;
  author: string;
  at: string;
  done: number;
  total: number;
}

export interface SimulationResult {
  id: string;
  author: string;
  at: string;
  settings: CongruenceSettings;
  /** Version of the rule book with which the settings are compared. */
  bookVersion: number;
  /** Differences between the settings and that rule book. */
  changes: BookChange[];
  /** Number of versions analysed. */
  total: number;
  /** The year had more versions than the maximum. */
  isCut: boolean;
  counts: SimulationCounts;
}

/** Simulations as the page of a rule book shows them. */
export interface Simulations {
  underWay: SimulationProgress | null;
  /** The last simulation failed. */
  hasFailed: boolean;
  /** The last finished simulation. */
  result: SimulationResult | null;
}
