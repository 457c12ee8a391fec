import { shownBodySurface } from '@aval/domain/clinical/body/body-surface';
import type { Calculation } from '@aval/domain/clinical/calculation/calculation';
import {
  type AdministeredDose,
  administeredDose,
  type DosePatient,
} from '@aval/domain/clinical/doses/administered-dose';
import { frequencyOf } from '@aval/domain/clinical/session-calendar';
import { type Field, group } from '@aval/domain/validation/fields/field';
import { bodyFields, cycleFields } from '@aval/domain/validation/steps/chemotherapy-schema';
import { doseFields } from '@aval/domain/validation/steps/drug-line-schema';
import { courseFields } from '@aval/domain/validation/steps/radiotherapy-schema';
import { textAt } from '../steps/form';

/* Calculations during typing use the validation rules of the fields, so that no figure is shown beside an invalid
   field that could be taken for correct. */

type Computed = Extract<Calculation<AdministeredDose>, { computable: true }>;

const body = group(bodyFields);
const dose = group(doseFields);

function textsAt(typed: unknown, place: string, fields: object): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, textAt(typed, `${place}.${name}`)]));
}

/** Returns height and weight; null while one of them is missing or invalid. */
export function typedBody(typed: unknown): { heightCm: number; weightKg: number } | null {
  return body.safeParse(textsAt(typed, 'chemotherapy', bodyFields)).data ?? null;
}

/** Returns height and weight each on its own; null where one is missing or invalid. */
export function typedMeasures(typed: unknown): { heightCm: number | null; weightKg: number | null } {
  return {
    heightCm: figure(typed, 'chemotherapy.heightCm', bodyFields.heightCm),
    weightKg: figure(typed, 'chemotherapy.weightKg', bodyFields.weightKg),
  };
}

export function typedBodySurface(typed: unknown): number | null {
  const measures = typedBody(typed);
  return measures && shownBodySurface(measures);
}

function figure(typed: unknown, name: string, field: Field<number | null>): number | null {
  return field.safeParse(textAt(typed, name)).data ?? null;
}

/** Returns a figure of the cycle plan; null while it is missing or invalid. */
export function typedCycleNumber(typed: unknown, name: keyof typeof cycleFields): number | null {
  return figure(typed, `chemotherapy.${name}`, cycleFields[name]);
}

/** Returns the days from one session to the next, which are asked only where a cycle has several sessions. */
export function typedFrequency(typed: unknown): number | null {
  const sessionsPerCycle = typedCycleNumber(typed, 'sessionsPerCycle');
  return frequencyOf({ sessionsPerCycle, sessionFrequencyDays: typedCycleNumber(typed, 'sessionFrequencyDays') });
}

/** Returns a figure of a radiotherapy (`radiotherapy[0]`); null while it is missing or invalid. */
export function typedCourseNumber(typed: unknown, entry: string, name: keyof typeof courseFields): number | null {
  return figure(typed, `${entry}.${name}`, courseFields[name]);
}

/**
 * Returns the dose of one administration of a line (`chemotherapy.drugs[0]`), or null if not computable. The clearance
 * is that of the last analysis, for as long as its inputs are unchanged.
 */
export function typedDose(typed: unknown, line: string, clearance: DosePatient['clearance'] = null): Computed | null {
  const measures = typedBody(typed);
  const { data } = dose.safeParse(textsAt(typed, line, doseFields));
  const administered = measures && data && administeredDose(data, { ...measures, clearance });
  return administered?.computable ? administered : null;
}

/** Whether something required of a line's dose is missing or invalid: height, weight, dose or unit. */
export function isDoseAwaited(typed: unknown, line: string): boolean {
  return !typedBody(typed) || !dose.safeParse(textsAt(typed, line, doseFields)).success;
}
