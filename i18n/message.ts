import { parseMessage } from '@aval/domain/validation/fields/message';
import type { i18n } from 'i18next';

/**
 * Returns the words for a message of a validation schema or a refusal: `namespace:key` with its params, and additional
 * ones.
 */
export function translateMessage(
  t: i18n['t'],
  message: string,
  further: Readonly<Record<string, string | number>> = {},
): string {
  const { key, params } = parseMessage(message);
  // Messages are sent as text, so their keys cannot be checked by type here; a test checks each of them.
  const translate = t as unknown as (key: string, params: object) => string;
  return translate(key, { ...params, ...further });
}
