import { useTranslation } from './translation';
import { useMessage } from './use-message';

/** Returns the text for the error code of a document or mail, or the given fallback. */
export function useFailureWords(kind: 'document' | 'mail', unknown: string): (code: string | null) => string {
  const { i18n } = useTranslation('errors');
  const toWords = useMessage();
  return (code) => {
    const key = `errors:${kind}.${code}`;
    return code !== null && i18n.exists(key) ? toWords(key) : unknown;
  };
}
