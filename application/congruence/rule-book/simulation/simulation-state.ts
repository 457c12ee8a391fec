import type { BookChange } from '@aval/domain/congruence/book/book-changes';
import type { SimulationCounts } from '@aval/domain/congruence/book/simulation-counts';
import type { CongruenceSettings } from '@aval/domain/congruence/rule-book';

/** So many of the newest versions are looked at. */
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
  /** Of the book that it is held against. */
  bookVersion: number;
  /** What the settings change of that book. */
  changes: BookChange[];
  /** How many versions were looked at. */
  total: number;
  /** There were more than the newest that are looked at. */
  isCut: boolean;
  counts: SimulationCounts;
}

/** What a rule book's page shows of simulations. */
export interface Simulations {
  underWay: SimulationProgress | null;
  /** The last one was not finished. */
  hasFailed: boolean;
  /** The last one that was finished, until the next is. */
  result: SimulationResult | null;
}
