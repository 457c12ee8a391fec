import type { CivilDate } from '../../calendar/civil-date';
import type { CreatinineUnit } from '../../clinical/kidney/creatinine';
import type { ClearanceSettings } from '../../clinical/kidney/creatinine-clearance';
import type { CycleVersion, LifetimeUnit } from '../../clinical/lifetime/exposures';
import type { TumourType } from '../../demand/content/content';
import type { Regimen } from '../../reference/regimen';
import type { Substance } from './substances';

/**
 * What rules read: a content with the facts about it, every part that a draft may lack null. Numbers are those of the form,
 * in its units.
 */
export interface Subject {
  /** The day on which it is looked at. */
  on: CivilDate;
  patient: SubjectPatient;
  protocol: SubjectProtocol;
  previousTreatments: readonly SubjectPreviousTreatment[];
  /** What the doctor declares of treatments elsewhere; of principles that the lifetime ledgers know. */
  exposures: readonly SubjectExposure[];
  chemotherapy: SubjectChemotherapy | null;
  radiotherapy: readonly SubjectRadiotherapy[];
  /** Those of the library that may be chosen, and the one that the request names; none where the library was not asked. */
  regimens: readonly LibraryRegimen[];
  /** Of the version before this one; null where there is none, or it says no weight. */
  previousWeightKg: number | null;
  /** How the company estimates a clearance; null: as it comes. */
  clearanceSettings: ClearanceSettings | null;
  /** The patient's authorized cycles in this company, each as the last version asked for it. */
  cycles: readonly CycleVersion[];
  /** The demand, as `cycles` calls it; null for one that has no number yet. */
  demandId: string | number | null;
}

/** A regimen of a company's library in one of its versions. */
export interface LibraryRegimen extends Regimen {
  version: number;
}

export interface SubjectExposure {
  /** As `principleKey` calls it. */
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
  /** It is of a trial, whose schemes no library has. */
  isTrial: boolean;
  /** The one that was chosen, if the library knows that version. */
  regimen: LibraryRegimen | null;
  /**
   * The cycle of the chosen regimen in which the request is, from 1: its own number, unless the regimen began in a later cycle
   * of it. A treatment without cycles is in the first. Source: docs/rules.md 12.16.
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
}

export interface SubjectLine {
  /** Its place in the content, for field paths. */
  index: number;
  /** Of the catalogue. */
  drugId: number | null;
  /** As the catalogue writes it; null while no drug is chosen, or one that the catalogue does not know. */
  drugName: string | null;
  /** As the catalogue writes it: by it rules know a drug that the reference data do not. */
  activePrinciple: string | null;
  /** What the reference data know it as; null for a drug that they do not know. */
  substance: Substance | null;
  dose: number | null;
  doseType: string | null;
  administration: string | null;
  /** From 1. */
  sessions: readonly number[];
  /** Milligrams of one unit (a vial, a tablet) of the presentation; null while none is chosen, or its strength is not known. */
  strengthMg: number | null;
  /** Units of one pack of it; null where the catalogue does not say so. */
  unitsPerPack: number | null;
  /** Packs that one session takes, as somebody said it; null while it follows the dose. */
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
}
