import { parseMessage } from '@aval/domain/validation/message';
import { useCallback } from 'react';
import { useTranslation } from './translation';

type Words = (message: string, params?: Readonly<Record<string, string | number>>) => string;

/** Words for what the server or a schema says as an i18n key with its namespace, and params of its own or beside it. */
export function useMessage(): Words {
  const { t } = useTranslation();
  return useCallback(
    (message, params) => {
      const parsed = parseMessage(message);
      // The key comes over the wire as text, so no type can check it; tests walk the messages.
      const translate = t as unknown as (key: string, values: object) => string;
      return translate(parsed.key, { ...parsed.params, ...params });
    },
    [t],
  );
}
