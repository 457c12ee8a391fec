import { parseMessage } from '@aval/domain/validation/fields/message';
import type { i18n } from 'i18next';

/** The words for a message of a validation schema or a refusal: `namespace:key` with its params, and further ones beside it. */
export function translateMessage(
  t: i18n['t'],
  message: string,
  further: Readonly<Record<string, string | number>> = {},
): string {
  const { key, params } = parseMessage(message);
  // Messages cross the wire as text, so their keys cannot be checked by type here; a test checks each of them.
  const translate = t as unknown as (key: string, params: object) => string;
  return translate(key, { ...params, ...further });
}
