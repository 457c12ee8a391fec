import type { TreatmentContext } from '@aval/domain/validation/steps/treatment-context';
import { checkStep, type FormErrors } from '../steps/form';
import type { Answers } from './answers-context';
import { ANSWERS, answerFields } from './kept-answers';

/** What is wrong with answers to findings, by their names in step 5: it is said where they are typed, which may be another step. */
export function answerErrors(said: Answers['said'], context: TreatmentContext): FormErrors {
  const form = new FormData();
  for (const [name, value] of said.flatMap(answerFields)) form.set(name, value);
  const { errors } = checkStep(form, 'extras', context);
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name.startsWith(ANSWERS)));
}
