import { type Numbers, numbersOf } from '@aval/i18n/numbers';
import { useTranslation } from './translation';

/** Number formats in the page's language. */
export function useNumbers(): Numbers {
  return numbersOf(useTranslation().i18n);
}
