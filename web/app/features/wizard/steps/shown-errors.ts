import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { type FormErrors, textAt } from './form';

/** What somebody has met of a form: what its fields began with, and in which they have typed. */
export interface Met {
  begun: TypedForm;
  touched: ReadonlySet<string>;
}

/** Of what is wrong, what is shown: where something was typed, or stood already. */
export function shownErrors(errors: FormErrors, { begun, touched }: Met): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => touched.has(name) || textAt(begun, name) !== ''));
}

/** A part of the form begins anew: its fields have the names of those before them, and nobody has typed in them. */
export function beginPart(met: Met, part: string, begun: TypedForm): Met {
  return { begun, touched: new Set([...met.touched].filter((name) => !name.startsWith(`${part}.`))) };
}
