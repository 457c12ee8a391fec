import type { TreatmentContext } from '@aval/domain/validation/steps/treatment-context';
import { checkStep, type FormErrors } from '../steps/form';
import type { Answers } from './answers-context';
import { ANSWERS, answerFields } from './kept-answers';

/**
 * Returns the errors of answers to findings by field name in step 5; they are shown where the answers are typed,
 * possibly in another step.
 */
export function answerErrors(said: Answers['said'], context: TreatmentContext): FormErrors {
  const form = new FormData();
  for (const [name, value] of said.flatMap(answerFields)) form.set(name, value);
  const { errors } = checkStep(form, 'extras', context);
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name.startsWith(ANSWERS)));
}
