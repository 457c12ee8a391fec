import type { TreatmentContext } from '@aval/domain/validation/steps/treatment-context';
import { checkStep, type FormErrors } from '../steps/form';
import { ANSWERS, type Answers, extrasWith } from './answers-context';

/** What is wrong with answers to findings, by their names in step 5: it is said where they are typed, which may be another step. */
export function answerErrors(said: Answers['said'], context: TreatmentContext): FormErrors {
  const { errors } = checkStep(extrasWith(null, said), 'extras', context);
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name.startsWith(ANSWERS)));
}
