import type { Option } from '../../catalogue/options';
import type { TumourType } from '../../catalogue/tumour-types';
import type { CreatinineUnit } from '../../clinical/kidney/creatinine';
import type { LifetimeUnit } from '../../clinical/lifetime/exposures';
import type { Severity } from '../findings/finding';

/** Clinical subjects of findings. They name no rule, so that the corpus stays independent of the rules. */
export const TOPICS = [
  'age',
  'antiemetic',
  'combination',
  'companion-missing',
  'cycles',
  'dose-high',
  'dose-low',
  'duplicate',
  'ecog',
  'enzyme-deficiency',
  'heart',
  'histology',
  'indication',
  'intention',
  'interval',
  'lifetime-dose',
  'line-of-treatment',
  'liver',
  'marker',
  'radiotherapy-dose',
  'radiotherapy-fraction',
  'renal',
  'route',
  'same-class',
  'sex',
  'stage',
  'test-missing',
  'unit',
  'weight-or-height',
] as const;
export type Topic = (typeof TOPICS)[number];

export interface Finding {
  /** Subjects under which a fault may rightly be told: 75 mg for 75 mg/m² is a wrong unit and a low dose. */
  topics: readonly [Topic, ...Topic[]];
  severity: Severity;
  /** Slug of the drug that the finding is about; absent where it is about no single drug. */
  drug?: string;
}

/** Request of a treatment with the findings that are due to it, written from the literature and not from the rules. */
export interface CorpusCase {
  id: string;
  /** Clinical situation, in one sentence. */
  situation: string;
  patient: CorpusPatient;
  protocol: CorpusProtocol;
  previous?: readonly PreviousTreatment[];
  exposures?: readonly DeclaredExposure[];
  chemotherapy?: CorpusChemotherapy;
  radiotherapy?: readonly CorpusRadiotherapy[];
  /** Findings that are due, each with the lowest severity that will do; empty for a right request. */
  expected: readonly Finding[];
  /** First author, journal, year and pages of the publication; or the label and its section. */
  source: string;
  /** Reason why the request is right or wrong, in one sentence. */
  because: string;
}

export interface CorpusPatient {
  age: number;
  sex: Option<'gender'>;
  heightCm: number;
  weightKg: number;
  creatinine: Creatinine | null;
}

export interface Creatinine {
  value: number;
  unit: CreatinineUnit;
  /** Days from the blood sample to the request. */
  daysOld: number;
}

export type Tnm = `${Option<'t'>} ${Option<'n'>} ${Option<'m'>}`;

export interface CorpusProtocol {
  type: TumourType;
  histology: string;
  tnm: Tnm;
  stage: Option<'stage'>;
  ecog: 0 | 1 | 2 | 3 | 4 | 5;
  /** Answers to the marker fields of the tumour type, which are all asked. */
  markers: Readonly<Record<string, string | number>>;
  results: Results;
}

/** Optional results, by the names of the field; an absent one was not answered. */
export interface Results {
  brca?: 'positivo' | 'negativo';
  hrd?: 'positivo' | 'negativo';
  cldn182?: 'positivo' | 'negativo';
  fgfr?: 'positivo' | 'negativo';
  /** Mutations per megabase. */
  tmb?: number;
  dpd?: 'normal' | 'deficit_parcial' | 'deficit_completo';
  ugt1a1?: '*1/*1' | '*1/*28' | '*28/*28';
  lvefPercent?: number;
  bilirubinMgDl?: number;
  /** Aspartate and alanine aminotransferases, in units per litre. */
  ast?: number;
  alt?: number;
}

export interface PreviousTreatment {
  type: Option<'previousTreatment'>;
  monthsAgo: number;
  description: string;
}

export interface DeclaredExposure {
  drug: string;
  total: number;
  unit: LifetimeUnit;
}

export interface CorpusChemotherapy {
  intention: Option<'intention'>;
  cycle: number;
  totalCycles: number;
  schedule: Schedule;
  lines: readonly CorpusLine[];
  support: Support;
  /** Everyday name of the chosen regimen of the library; absent for the many requests without one. */
  regimen?: string;
}

/** Figures of the form, and the days of a cycle from which they derive. */
export interface Schedule {
  sessionDays: readonly number[];
  sessionsPerCycle: number;
  /** Days between two sessions of a cycle: 0 for a single session, null where the gaps differ. */
  sessionFrequencyDays: number | null;
  /** Days from the last session of a cycle to the first of the next one. */
  cycleIntervalDays: number;
}

export interface CorpusLine {
  drug: string;
  /** Amount of one administration. */
  dose: number;
  /** Unit of the dose; besides those of the form, the international units in which bleomycin is prescribed. */
  doseType: Option<'doseType'> | 'IU' | 'IUM2';
  route: Option<'administration'>;
  /** Session numbers of the cycle, from 1. */
  sessions: readonly number[];
  /** Administrations on a day of treatment. */
  timesPerDay: number;
}

/** Texts of supportive treatment as doctors write them. */
export interface Support {
  antiemetics?: string;
  corticosteroids?: string;
  antihistamines?: string;
  /** Vitamins, hydration, uroprotection and what else is written under the observations. */
  others?: string;
}

export interface CorpusRadiotherapy {
  intention: Option<'intention'>;
  totalGy: number;
  gyPerFraction: number;
  /** Days of irradiation. */
  sessions: number;
  fractionsPerDay: number;
  /** Code of the catalogue. */
  code: string;
}
