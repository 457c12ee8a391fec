import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { beyondBounds } from '@aval/domain/validation/fields/text-bounds';
import { stepSchema, type WizardStep } from '@aval/domain/validation/steps/step-schemas';
import type { TreatmentContext } from '@aval/domain/validation/steps/treatment-context';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

/** What is wrong with a form: one message for each field, by its name; '' is the whole form. */
export type FormErrors = Readonly<Record<string, string>>;

export interface CheckedForm {
  typed: TypedForm;
  errors: FormErrors;
}

/** Reads and checks a step; browser and server see the same text through the same schema. */
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

/** What was typed, valid or not. */
export function readTyped(form: FormData): TypedForm {
  return check(form, anything).typed;
}

/** Whether two forms say the same; a field that is empty says what one says that is not there. */
export function isSameForm(one: unknown, other: unknown): boolean {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other);
  if (!isBranch(one) || !isBranch(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameForm(Reflect.get(one, name), Reflect.get(other, name)));
}

/** Whether an entry of a list says more than it says by itself. */
export function hasContent(entry: unknown, presets: readonly string[]): boolean {
  return isBranch(entry) && Object.entries(entry).some(([name, value]) => !presets.includes(name) && !isBlank(value));
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === '' || (isBranch(value) && Object.values(value).every(isBlank));
}

/** The element of a field: names have dots and brackets, ids should not. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^\w]+/g, '-')}`;
}

/** What was typed under a name, whatever it is. */
export function valueAt(typed: unknown, name: string): unknown {
  return name
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((branch, key) => (isBranch(branch) ? Reflect.get(branch, key) : undefined), typed);
}

/** The text of a field in what was typed: `chemotherapy.drugs[0].dose`. */
export function textAt(typed: unknown, name: string): string {
  const value = valueAt(typed, name);
  return typeof value === 'string' ? value : '';
}

/** A list that a form may also send as a single text. */
export function listAt(typed: unknown, name: string): unknown[] {
  const value = valueAt(typed, name);
  if (Array.isArray(value)) return value;
  return value === undefined || value === '' ? [] : [value];
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
