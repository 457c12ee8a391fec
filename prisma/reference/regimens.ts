import type { DoseCap } from '@aval/domain/clinical/doses/administered-dose';
import type { TumourType } from '@aval/domain/demand/content/content';
import { tumourTypeId } from '@aval/domain/reference/tumour-type-id';
import type { DoseType } from './catalogues';
import regimensFile from './regimens.json' with { type: 'json' };

export interface RegimenLine {
  drugSlug: string;
  dose: number;
  doseType: DoseType;
  administration: string;
  /** Days of the cycle, from 1. */
  days: number[];
  timesPerDay: number;
  fromCycle: number;
  /** null: to the end. */
  toCycle: number | null;
  cap: DoseCap | null;
}

/** A published chemotherapy regimen; the numbers that the request form asks for are derived in the file. */
export interface Regimen {
  slug: string;
  name: string;
  tumourType: TumourType;
  intentions: string[];
  plannedCycles: number | null;
  sessionDays: number[];
  sessionsPerCycle: number;
  /** null when the gaps between sessions differ. */
  sessionFrequencyDays: number | null;
  cycleIntervalDays: number;
  lines: RegimenLine[];
}

export const regimens: readonly Regimen[] = regimensFile.map((regimen) => ({
  ...(regimen as Omit<Regimen, 'tumourType'>),
  tumourType: tumourTypeId(regimen.tumourType),
}));
