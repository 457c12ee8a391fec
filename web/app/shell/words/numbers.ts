import { type Numbers, numbersOf } from '@aval/i18n/numbers';
import { useTranslation } from './translation';

/** Figures as they are written in the language of the page. */
export function useNumbers(): Numbers {
  return numbersOf(useTranslation().i18n);
}
