import type { CivilDate } from '../../calendar/civil-date';
import type { TumourType } from '../../demand/content/content';
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
  chemotherapy: SubjectChemotherapy | null;
  radiotherapy: readonly SubjectRadiotherapy[];
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
}

export interface SubjectLine {
  /** Its place in the content, for field paths. */
  index: number;
  /** As the catalogue writes it; null while no drug is chosen, or one that the catalogue does not know. */
  drugName: string | null;
  /** What the reference data know it as; null for a drug that they do not know. */
  substance: Substance | null;
  dose: number | null;
  doseType: string | null;
  administration: string | null;
  /** From 1. */
  sessions: readonly number[];
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
