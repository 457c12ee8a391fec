import { readList } from '@aval/domain/validation/fields/readers';
import { isGroup, type Typed, type TypedForm } from './typed-values';

/**
 * Merges answers to findings, changed on the page of another step, into step 5; each finding has one answer. An empty
 * answer removes the stored one, and everything that the page did not send stays as stored. Source: docs/rules.md 12.9.
 */
export function withAnswers({ justifications, ...extras }: TypedForm, sent: TypedForm): TypedForm {
  const answers = new Map<string, Typed>();
  for (const answer of readList(justifications)) if (isGroup(answer)) answers.set(keyOf(answer), answer as TypedForm);
  for (const answer of readList(sent.justifications)) {
    if (!isGroup(answer)) continue;
    if (textOf(answer.text).trim() === '') answers.delete(keyOf(answer));
    else answers.set(keyOf(answer), answer as TypedForm);
  }
  return answers.size === 0 ? extras : { ...extras, justifications: [...answers.values()] };
}

function keyOf({ rule, field, drugId }: Record<string, unknown>): string {
  return JSON.stringify([rule, field, drugId].map(textOf));
}

function textOf(typed: unknown): string {
  return typeof typed === 'string' ? typed : '';
}
