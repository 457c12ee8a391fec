import { ageOnDate } from '../../clinical/body/age';
import type { Calculation } from '../../clinical/calculation/calculation';
import { type Gap, type Given, readFigures } from '../../clinical/calculation/inputs';
import { type AdministeredDose, administeredDose, type DoseOrder } from '../../clinical/doses/administered-dose';
import {
  type CreatinineClearance,
  creatinineClearance,
  DEFAULT_CLEARANCE_SETTINGS,
} from '../../clinical/kidney/creatinine-clearance';
import { isSystemic } from '../../clinical/route';
import type { FieldPath } from '../findings/finding';
import type { Subject, SubjectChemotherapy, SubjectLine } from './subject';
import type { Substance } from './substances';

/** Age in whole years on the day of the analysis; null where the birthday is unknown. */
export function ageOf({ patient, on }: Pick<Subject, 'patient' | 'on'>): number | null {
  const age = ageOnDate({ birthday: patient.birthday, date: on });
  return age.computable ? age.ageYears : null;
}

/** Estimates creatinine clearance from the request, by the company's settings. Source: docs/rules.md 11.5. */
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

function doseIn(subject: Subject, order: DoseOrder): Calculation<AdministeredDose> {
  return administeredDose(order, {
    heightCm: subject.chemotherapy?.heightCm,
    weightKg: subject.chemotherapy?.weightKg,
    clearance: order.doseType === 'AUC' ? clearanceOf(subject) : null,
  });
}

/** Returns the milligrams of one administration for this patient; null where they cannot be computed. */
export function milligramsIn(subject: Subject, order: DoseOrder): number | null {
  const dose = doseIn(subject, order);
  return dose.computable ? dose.doseMg : null;
}

/** Returns what the milligrams of orders lack for this patient. */
export function gapsOfDoses(subject: Subject, orders: readonly DoseOrder[]): readonly Gap[] {
  return orders.flatMap((order) => {
    const dose = doseIn(subject, order);
    return dose.computable ? [] : dose.gaps;
  });
}

/** Converts two orders of one drug into comparable figures: as they are when of one type, otherwise in milligrams. */
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

/** Line whose drug the reference data know. */
export type KnownLine = SubjectLine & { substance: Substance };

export function knownLines({ lines }: SubjectChemotherapy): readonly KnownLine[] {
  return lines.flatMap((line) => (line.substance ? [{ ...line, substance: line.substance }] : []));
}

/** Returns the lines of known drugs that reach the whole body, which organs and enzymes are judged for. */
export function systemicLines(chemotherapy: SubjectChemotherapy): readonly KnownLine[] {
  return knownLines(chemotherapy).filter(({ administration }) => isSystemic(administration));
}

/** Returns the field of a line's drug. */
export function drugField({ index }: Pick<SubjectLine, 'index'>): FieldPath {
  return `treatment.chemotherapy.drugs.${index}.drugId`;
}

/** Returns the first line of each drug, where a rule finds something of the drug and not of its line. */
export function firstOfEachDrug<Line extends { substance: Substance }>(lines: readonly Line[]): readonly Line[] {
  const firstBySlug = new Map<string, Line>();
  for (const line of lines) if (!firstBySlug.has(line.substance.slug)) firstBySlug.set(line.substance.slug, line);
  return [...firstBySlug.values()];
}
