import type { Option } from '../catalogue/options';
import type { TumourType } from '../catalogue/tumour-types';
import type { DoseCap } from '../clinical/doses/administered-dose';
import type { WrittenSource } from './source';

export interface RegimenLine {
  /** Slug in the reference data. */
  drugSlug: string;
  /** Dose of one administration; null where the source gives none, which is never 0. */
  dose: number | null;
  doseType: Option<'doseType'>;
  administration: Option<'administration'>;
  /** Days of the cycle, from 1. */
  days: readonly number[];
  timesPerDay: number;
  fromCycle: number;
  /** null: to the end. */
  toCycle: number | null;
  cap: DoseCap | null;
}

/** Chemotherapy regimen; the figures of the request form derive from its days. */
export interface Regimen {
  slug: string;
  name: string;
  tumourType: TumourType;
  intentions: readonly string[];
  /** null: until progression, or until somebody decides. */
  plannedCycles: number | null;
  /** Days of the cycle with an injection or instillation, over all cycles; one cycle may use fewer. */
  sessionDays: readonly number[];
  sessionsPerCycle: number;
  /** null when the gaps between sessions differ. */
  sessionFrequencyDays: number | null;
  /** Days from the last session to day 1 of the next cycle, which keep the length of a cycle (`cycleLengthOf`). */
  cycleIntervalDays: number;
  lines: readonly RegimenLine[];
  source: WrittenSource;
}
