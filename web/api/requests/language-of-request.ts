import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@aval/i18n/languages';
import { parseAccept } from 'hono/utils/accept';

/** Returns the language of messages that the client asks for in `Accept-Language`. */
export function languageOfRequest(header: string | undefined): Language {
  return (
    parseAccept(header ?? '')
      .sort((one, other) => other.q - one.q)
      .map(({ type }) => type.split('-')[0]?.toLowerCase())
      .flatMap((type) => LANGUAGES.filter((language) => language === type))[0] ?? DEFAULT_LANGUAGE
  );
}
