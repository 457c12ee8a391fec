import type { CivilDate } from '../../calendar/civil-date';
import type { Option } from '../../catalogue/options';
import type { TumourType } from '../../catalogue/tumour-types';
import type { CreatinineUnit } from '../../clinical/kidney/creatinine';
import type { ClearanceSettings } from '../../clinical/kidney/creatinine-clearance';
import type { CycleVersion, LifetimeUnit } from '../../clinical/lifetime/exposures';
import type { Regimen } from '../../reference/regimen';
import type { Substance } from './substances';

/**
 * Input of the rules: a content with the facts about it, with null for every part that a draft may lack. Numbers have
 * the units of the form.
 */
export interface Subject {
  /** Day of the analysis. */
  on: CivilDate;
  patient: SubjectPatient;
  protocol: SubjectProtocol;
  previousTreatments: readonly SubjectPreviousTreatment[];
  /** Declared exposures from treatments elsewhere, of the principles that the lifetime ledgers know. */
  exposures: readonly SubjectExposure[];
  chemotherapy: SubjectChemotherapy | null;
  /** Observations and comments of the last step, with the further texts of support. */
  observations: string;
  radiotherapy: readonly SubjectRadiotherapy[];
  /**
   * Regimens of the library that may be chosen, and the one that the request names; empty where the library was not
   * read.
   */
  regimens: readonly LibraryRegimen[];
  /** Weight in the previous version, in kg; null without one. */
  previousWeightKg: number | null;
  /** Settings by which the company estimates clearance; null for the defaults. */
  clearanceSettings: ClearanceSettings | null;
  /** Authorized cycles of the patient in this company, each as the last version asked for it. */
  cycles: readonly CycleVersion[];
  /** Demand id as in `cycles`; null for a demand without one. */
  demandId: string | number | null;
}

/** Version of a regimen in a company's library. */
export interface LibraryRegimen extends Regimen {
  version: number;
}

export interface SubjectExposure {
  /** Key of the principle, from `principleKey`. */
  principle: string;
  amount: number | null;
  unit: LifetimeUnit;
}

export interface SubjectPatient {
  birthday: CivilDate | null;
  gender: string | null;
}

export interface SubjectProtocol {
  type: TumourType | null;
  t: string | null;
  n: string | null;
  m: string | null;
  stage: string | null;
  ecog: number | null;
  markers: Readonly<Record<string, string | number | null>>;
  histologicalDiagnosis: string | null;
}

export interface SubjectPreviousTreatment {
  type: string | null;
  date: CivilDate | null;
  description: string;
}

export interface SubjectChemotherapy {
  /** Whether the treatment is part of a clinical trial, whose regimens no library has. */
  isTrial: boolean;
  /** Chosen regimen, if the library has that version. */
  regimen: LibraryRegimen | null;
  /**
   * Cycle of the chosen regimen that the request is in, from 1: the request's own cycle number, unless the regimen
   * began in a later cycle of the request. A treatment without cycles is in the first. Source: docs/rules.md 12.16.
   */
  regimenCycle: number;
  intention: string | null;
  heightCm: number | null;
  weightKg: number | null;
  cycle: number | null;
  totalCycles: number | null;
  sessionsPerCycle: number | null;
  sessionFrequencyDays: number | null;
  cycleIntervalDays: number | null;
  firstSessionDate: CivilDate | null;
  sessionDates: readonly CivilDate[];
  lines: readonly SubjectLine[];
  antiemetics: string | null;
  antihistamines: string | null;
  corticosteroids: string | null;
  infusorImplantDate: CivilDate | null;
  infusorRemovalDate: CivilDate | null;
  creatinine: number | null;
  /** `mg/dL` or `umol/L`. */
  creatinineUnit: CreatinineUnit | null;
  creatinineDate: CivilDate | null;
  dpd: Option<'dpd'> | null;
  ugt1a1: Option<'ugt1a1'> | null;
  lvefPercent: number | null;
  bilirubinMgDl: number | null;
  astUl: number | null;
  altUl: number | null;
}

export interface SubjectLine {
  /** Place of the line in the content, for field paths. */
  index: number;
  /** Catalogue id. */
  drugId: number | null;
  /** Name in the catalogue; null while no drug is chosen, or for one that the catalogue does not have. */
  drugName: string | null;
  /** Active principle in the catalogue, by which rules recognise drugs that the reference data lack. */
  activePrinciple: string | null;
  /** Drug in the reference data; null where they do not know it. */
  substance: Substance | null;
  dose: number | null;
  doseType: string | null;
  administration: string | null;
  /** Session numbers, from 1. */
  sessions: readonly number[];
  /** Milligrams of one unit (a vial, a tablet) of the presentation; null without a presentation or a known strength. */
  strengthMg: number | null;
  /** Units in one pack of the presentation; null where the catalogue does not give them. */
  unitsPerPack: number | null;
  /** Packs for one session, as the user entered them; null while the amount follows the dose. */
  amount: number | null;
}

export interface SubjectRadiotherapy {
  index: number;
  intention: string | null;
  totalDoseGy: number | null;
  /** Dose per fraction in Gy. */
  fractionationPerDayGy: number | null;
  sessions: number | null;
  startDate: CivilDate | null;
  /** Codes of the catalogue that the request names, as far as they are known. */
  codes: readonly RadiotherapyCode[];
}

/** Code of a radiotherapy in a company's catalogue. */
export interface RadiotherapyCode {
  code: string;
  type: string;
  radioType: string;
}
