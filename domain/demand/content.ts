import type { CivilDate } from '../calendar/civil-date';

/** The clinical content of a demand, complete and valid, as a version keeps it. Source: docs/rules.md section 8. */
export interface DemandContent {
  basics: Basics;
  protocol: ClinicalProtocol;
  previousTreatments: PreviousTreatment[];
  treatment: ProposedTreatment;
  extras: Extras;
}

export interface Basics {
  doctorId: number;
  prescriberCenterId: number;
  patientId: number;
}

export const TUMOUR_TYPES = [
  'mama',
  'gastrico',
  'sindrome_mieloproliferativo',
  'pulmon',
  'colo_rectal',
  'prostata',
  'ovario',
  'pancreas',
  'vejiga',
  'otros',
] as const;
export type TumourType = (typeof TUMOUR_TYPES)[number];

export interface ClinicalProtocol {
  geriatricAssessment: string | null;
  histologicalDiagnosis: string;
  type: TumourType;
  t: string;
  n: string;
  m: string;
  stage: string;
  /** Performance status 0 to 5. */
  ecog: number;
  /** The block of the tumour type: field names in camelCase without the type prefix (`er`, `her2neu`, `ki67`, …). */
  markers: Record<string, string | number | null>;
}

export interface PreviousTreatment {
  type: string;
  date: CivilDate;
  description: string;
}

export interface ProposedTreatment {
  chemotherapy: Chemotherapy | null;
  radiotherapy: RadiotherapyTreatment[] | null;
}

export interface Chemotherapy {
  intention: string;
  heightCm: number;
  weightKg: number;
  cycle: number;
  totalCycles: number;
  sessionsPerCycle: number;
  sessionFrequencyDays: number;
  cycleIntervalDays: number;
  firstSessionDate: CivilDate;
  drugs: DrugLine[];
  antiemetics: string | null;
  antihistamines: string | null;
  corticosteroids: string | null;
  erythropoietins: string | null;
  otherBisphosphonates: string | null;
  heparinization: boolean;
  clinicalTrial: boolean;
  infusorImplantDate: CivilDate | null;
  infusorRemovalDate: CivilDate | null;
  /** The dates of the sessions of the current cycle, first session first. */
  sessionDates: CivilDate[];
}

export interface DrugLine {
  drugId: number;
  dose: number;
  doseType: 'MGM2' | 'MGKG' | 'AUC' | 'MG';
  administration: string;
  /** Session numbers within the cycle, from 1. */
  sessions: number[];
  presentationId: number;
  /** Price of one pack in euro cents. */
  priceCents: number;
  amount: number;
}

export interface RadiotherapyTreatment {
  intention: string;
  codeIds: number[];
  detailedDescription: string;
  totalDoseGy: number;
  fractionationPerDayGy: number;
  tissueVolumeCm3: number;
  startDate: CivilDate;
  sessions: number;
  /** 1 to 5. */
  complexity: number;
}

export interface Extras {
  evolutivo: boolean;
  previousRegimen: string | null;
  performingCenterId: number;
  observations: string;
  officialComments: string;
}
