import { shownBodySurface } from '@aval/domain/clinical/body/body-surface';
import type { Calculation } from '@aval/domain/clinical/calculation/calculation';
import {
  type AdministeredDose,
  administeredDose,
  type DosePatient,
} from '@aval/domain/clinical/doses/administered-dose';
import { type Field, group } from '@aval/domain/validation/fields/field';
import { bodyFields, cycleFields } from '@aval/domain/validation/steps/chemotherapy-schema';
import { doseFields } from '@aval/domain/validation/steps/drug-line-schema';
import { courseFields } from '@aval/domain/validation/steps/radiotherapy-schema';
import { textAt } from '../steps/form';

/*
 * What is reckoned while somebody types, by the rules that the fields are checked by: beside a field that is wrong there
 * is no figure that somebody could take for right.
 */

type Computed = Extract<Calculation<AdministeredDose>, { computable: true }>;

const body = group(bodyFields);
const dose = group(doseFields);

function textsAt(typed: unknown, place: string, fields: object): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, textAt(typed, `${place}.${name}`)]));
}

/** Height and weight; null while one of them is missing or wrong. */
export function typedBody(typed: unknown): { heightCm: number; weightKg: number } | null {
  return body.safeParse(textsAt(typed, 'chemotherapy', bodyFields)).data ?? null;
}

export function typedBodySurface(typed: unknown): number | null {
  const measures = typedBody(typed);
  return measures && shownBodySurface(measures);
}

function figure(typed: unknown, name: string, field: Field<number>): number | null {
  return field.safeParse(textAt(typed, name)).data ?? null;
}

/** A figure of the plan of the cycles; null while it is missing or wrong. */
export function typedCycleNumber(typed: unknown, name: keyof typeof cycleFields): number | null {
  return figure(typed, `chemotherapy.${name}`, cycleFields[name]);
}

/** A figure of a radiotherapy treatment, `radiotherapy[0]`; null while it is missing or wrong. */
export function typedCourseNumber(typed: unknown, entry: string, name: keyof typeof courseFields): number | null {
  return figure(typed, `${entry}.${name}`, courseFields[name]);
}

/**
 * The dose of one administration of a line, `chemotherapy.drugs[0]`; null where it cannot be reckoned. The clearance is that of the last analysis,
 * while what it rests on stands as it was.
 */
export function typedDose(typed: unknown, line: string, clearance: DosePatient['clearance'] = null): Computed | null {
  const measures = typedBody(typed);
  const { data } = dose.safeParse(textsAt(typed, line, doseFields));
  const administered = measures && data && administeredDose(data, { ...measures, clearance });
  return administered?.computable ? administered : null;
}
