import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { type FormErrors, textAt } from './form';

/** Initial values of a form, and the fields that the user has edited. */
export interface Met {
  begun: TypedForm;
  touched: ReadonlySet<string>;
}

/** Returns the errors to show: those of fields that were edited or had an initial value. */
export function shownErrors(errors: FormErrors, { begun, touched }: Met): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => touched.has(name) || textAt(begun, name) !== ''));
}

/**
 * Resets a part of the form to new initial values; its fields count as unedited, although they have the names of the
 * previous ones.
 */
export function beginPart(met: Met, part: string, begun: TypedForm): Met {
  return { begun, touched: new Set([...met.touched].filter((name) => !name.startsWith(`${part}.`))) };
}
