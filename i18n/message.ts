import { parseMessage } from '@aval/domain/validation/message';
import type { i18n } from 'i18next';

/** The words for a message of a validation schema or a refusal (`namespace:key` with its params). */
export function translateMessage(instance: i18n, message: string): string {
  const { key, params } = parseMessage(message);
  // Messages cross the wire as text, so their keys cannot be checked by type here; a test checks each of them.
  const translate = instance.t as unknown as (key: string, params: object) => string;
  return translate(key, params);
}
