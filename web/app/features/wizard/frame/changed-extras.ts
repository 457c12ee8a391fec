import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { ANSWERS, asJustification, createKeptAnswers } from '../congruence/kept-answers';
import { isSameForm, listAt, readTyped } from '../steps/form';

/**
 * Returns what has changed in step 5 since `kept` was stored: the names of the changed fields, and a form with these
 * fields and the changed answers to findings.
 */
export function changedExtras(kept: TypedForm | null, form: FormData): { form: FormData; changed: string[] } {
  const before = kept ?? {};
  const typed = readTyped(form);
  const names = new Set([...Object.keys(before), ...Object.keys(typed)]);
  const changed = [...names].filter((name) => name !== ANSWERS && !isSameForm(before[name], typed[name]));
  const answers = createKeptAnswers(listAt(before, ANSWERS).map(asJustification));
  const sent = answers.changed(listAt(typed, ANSWERS).map(asJustification))?.form ?? new FormData();
  for (const [name, value] of form) if (changed.includes(name)) sent.append(name, value);
  return { form: sent, changed };
}
