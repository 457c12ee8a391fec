import { ageOnDate } from '../../clinical/body/age';
import { type Calculation, notComputable } from '../../clinical/calculation/calculation';
import { type Gap, type Given, readFigures } from '../../clinical/calculation/inputs';
import { type AdministeredDose, administeredDose, type DoseOrder } from '../../clinical/doses/administered-dose';
import { chemotherapyDoses, type LineDoses } from '../../clinical/doses/line-doses';
import {
  type CreatinineClearance,
  creatinineClearance,
  DEFAULT_CLEARANCE_SETTINGS,
} from '../../clinical/kidney/creatinine-clearance';
import { dispensingOf } from '../../clinical/vials/supply';
import { countOf, lineCycles } from './line-cycles';
import { linesDue } from './regimen-lines';
import type { Subject, SubjectChemotherapy, SubjectLine } from './subject';

/** Whole years on the day of the analysis; null where the patient's birthday is not known. */
export function ageOf({ patient, on }: Pick<Subject, 'patient' | 'on'>): number | null {
  const age = ageOnDate({ birthday: patient.birthday, date: on });
  return age.computable ? age.ageYears : null;
}

/** The creatinine clearance that the request gives, by the company's settings. Source: docs/rules.md 11.5. */
export function clearanceOf(subject: Subject): Calculation<CreatinineClearance> {
  return creatinineClearance(
    {
      heightCm: subject.chemotherapy?.heightCm,
      weightKg: subject.chemotherapy?.weightKg,
      creatinine: subject.chemotherapy?.creatinine,
      creatinineUnit: subject.chemotherapy?.creatinineUnit,
      gender: subject.patient.gender,
      ageYears: ageOf(subject),
    },
    subject.clearanceSettings ?? DEFAULT_CLEARANCE_SETTINGS,
  );
}

/** The doses of each line over the cycles that it is asked for, with the caps of the chosen regimen. Source: docs/rules.md 11.8. */
export function dosesOf(subject: Subject, chemotherapy: SubjectChemotherapy): LineDoses[] {
  const { heightCm, weightKg, lines, regimen } = chemotherapy;
  const drugs = lines.map((line) => ({
    ...{ dose: line.dose, doseType: line.doseType, sessions: line.sessions },
    ...administrationsOf(chemotherapy, line),
    cycles: countOf(lineCycles(chemotherapy, line)),
  }));
  return chemotherapyDoses(
    { heightCm, weightKg, drugs },
    clearanceOf(subject),
    (index) => regimen?.lines.find(({ drugSlug }) => drugSlug === lines[index]?.substance?.slug)?.cap ?? null,
  ).map((doses, index) => {
    const line = lines[index];
    const varies = line && lineCycles(chemotherapy, line)?.varies;
    return varies && doses.cycle.computable ? { ...doses, course: notComputable(VARIES) } : doses;
  });
}

const VARIES: Gap = { input: 'cycles', because: 'varies' };

/** How often a drug is given: in one of its sessions or, where these do not share it out evenly, in a cycle. */
export interface Administrations {
  administrationsPerSession: number | null;
  administrationsPerCycle: number | null;
}

/**
 * What is taken at home is taken on days of its own, as often as the chosen regimen says; the request does not say it, so that
 * without a regimen both are null. Source: docs/rules.md 11.8.
 */
export function administrationsOf(
  { regimen, regimenCycle }: Pick<SubjectChemotherapy, 'regimen' | 'regimenCycle'>,
  { administration, sessions, substance, dose, doseType }: SubjectLine,
): Administrations {
  if (administration === null || dispensingOf(administration) === 'units') return eachSession(1);
  const due = regimen ? linesDue(regimen, regimenCycle).filter(({ drugSlug }) => drugSlug === substance?.slug) : [];
  // Where a dose rises within the cycle, each line is taken on days of its own.
  const alike = due.filter((line) => line.dose === dose && line.doseType === doseType);
  const taken = alike.length > 0 ? alike : due;
  if (taken.length === 0) return eachSession(null);
  const administrations = taken.reduce((sum, { days, timesPerDay }) => sum + days.length * timesPerDay, 0);
  const isShared = administrations % Math.max(sessions.length, 1) === 0;
  return isShared
    ? eachSession(administrations / Math.max(sessions.length, 1))
    : { administrationsPerSession: null, administrationsPerCycle: administrations };
}

function eachSession(administrationsPerSession: number | null): Administrations {
  return { administrationsPerSession, administrationsPerCycle: null };
}

/** Milligrams of one administration of an order in this patient; null where they are not computable. */
export function milligramsIn(subject: Subject, order: DoseOrder): number | null {
  const dose: Calculation<AdministeredDose> = administeredDose(order, {
    heightCm: subject.chemotherapy?.heightCm,
    weightKg: subject.chemotherapy?.weightKg,
    clearance: order.doseType === 'AUC' ? clearanceOf(subject) : null,
  });
  return dose.computable ? dose.doseMg : null;
}

/** Two orders of one drug as figures that can be compared: of one type as they stand, of two in milligrams. */
export function comparable(
  subject: Subject,
  given: DoseOrder & { dose: Given },
  expected: DoseOrder & { dose: Given },
): { given: number; expected: number } | null {
  const isSameType = given.doseType !== null && given.doseType === expected.doseType;
  const [one, other] = isSameType
    ? [given.dose, expected.dose]
    : [milligramsIn(subject, given), milligramsIn(subject, expected)];
  const { figures, gaps } = readFigures({ dose: one, doseMg: other });
  return gaps.length > 0 || figures.doseMg === 0 ? null : { given: figures.dose, expected: figures.doseMg };
}

/** The lines whose drug the reference data know. */
export function knownLines({ lines }: SubjectChemotherapy) {
  return lines.flatMap((line) => (line.substance ? [{ ...line, substance: line.substance }] : []));
}
