import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@aval/i18n/languages';
import { parseAccept } from 'hono/utils/accept';

/** Returns the language that the client asks for in `Accept-Language`, or the other one where it names none of ours. */
export function languageOfRequest(header: string | undefined, otherwise: Language = DEFAULT_LANGUAGE): Language {
  return (
    parseAccept(header ?? '')
      .sort((one, other) => other.q - one.q)
      .map(({ type }) => type.split('-')[0]?.toLowerCase())
      .flatMap((type) => LANGUAGES.filter((language) => language === type))[0] ?? otherwise
  );
}
