import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { beyondBounds } from '@aval/domain/validation/fields/text-bounds';
import { stepSchema, type WizardStep } from '@aval/domain/validation/steps/step-schemas';
import type { TreatmentContext } from '@aval/domain/validation/steps/treatment-context';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

/** Errors of a form, one message per field name; '' is the form as a whole. */
export type FormErrors = Readonly<Record<string, string>>;

export interface CheckedForm {
  typed: TypedForm;
  errors: FormErrors;
}

/** Parses and validates a step; browser and server use the same text and schema. */
export function checkStep(form: FormData, step: WizardStep, context: TreatmentContext): CheckedForm {
  const { typed, errors } = check(form, stepSchema(step, context));
  return { typed, errors: { ...beyondBounds(typed), ...errors } };
}

export function check(form: FormData, schema: z.ZodType): CheckedForm {
  const submission = parseWithZod(form, { schema, disableAutoCoercion: true });
  const problems = submission.status === 'success' ? {} : (submission.error ?? {});
  const errors: Record<string, string> = {};
  for (const [name, messages] of Object.entries(problems)) {
    if (messages?.[0]) errors[name] = messages[0];
  }
  return { typed: submission.payload as TypedForm, errors };
}

const anything = z.record(z.string(), z.unknown());

/** Returns the typed values, valid or not. */
export function readTyped(form: FormData): TypedForm {
  return check(form, anything).typed;
}

/** Returns whether two forms are equal; an empty field equals a missing one. */
export function isSameForm(one: unknown, other: unknown): boolean {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other);
  if (!isBranch(one) || !isBranch(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameForm(Reflect.get(one, name), Reflect.get(other, name)));
}

/** Returns whether an entry of a list has more than preset values. */
export function hasContent(entry: unknown, presets: readonly string[]): boolean {
  return isBranch(entry) && Object.entries(entry).some(([name, value]) => !presets.includes(name) && !isBlank(value));
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === '' || (isBranch(value) && Object.values(value).every(isBlank));
}

/** Returns the element id of a field, without the dots and brackets of its name. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^\w]+/g, '-')}`;
}

/** Returns the typed value under a name. */
export function valueAt(typed: unknown, name: string): unknown {
  return name
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((branch, key) => (isBranch(branch) ? Reflect.get(branch, key) : undefined), typed);
}

/** Returns the text of a field such as `chemotherapy.drugs[0].dose`. */
export function textAt(typed: unknown, name: string): string {
  const value = valueAt(typed, name);
  return typeof value === 'string' ? value : '';
}

/** Returns a list, which a form may also submit as a single value. */
export function listAt(typed: unknown, name: string): unknown[] {
  const value = valueAt(typed, name);
  if (Array.isArray(value)) return value;
  return value === undefined || value === '' ? [] : [value];
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
