import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@aval/i18n/languages';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** The language that a program asks for its messages. */
export function languageOfRequest(context: Context): Language {
  return accepts(context, {
    header: 'Accept-Language',
    supports: [...LANGUAGES],
    default: DEFAULT_LANGUAGE,
    match: (wanted, { supports }) => {
      const found = [...wanted]
        .sort((one, other) => other.q - one.q)
        .map(({ type }) => type.split('-')[0]?.toLowerCase())
        .find((type) => supports.some((language) => language === type));
      return found ?? DEFAULT_LANGUAGE;
    },
  }) as Language;
}
