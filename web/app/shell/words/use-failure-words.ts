import { useTranslation } from './translation';
import { useMessage } from './use-message';

/** Words for the code that a document or a mail failed with; those of the caller where there are none. */
export function useFailureWords(kind: 'document' | 'mail', unknown: string): (code: string | null) => string {
  const { i18n } = useTranslation('errors');
  const toWords = useMessage();
  return (code) => {
    const key = `errors:${kind}.${code}`;
    return code !== null && i18n.exists(key) ? toWords(key) : unknown;
  };
}
