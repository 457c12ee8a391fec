import { translateMessage } from '@aval/i18n/message';
import { useCallback } from 'react';
import { useNamespaceOf, useTranslation } from './translation';

type Words = (message: string, params?: Readonly<Record<string, string | number>>) => string;

/** Words for what the server or a schema says as an i18n key with its namespace, and params of its own or beside it. */
export function useMessage(): Words {
  const { t } = useTranslation();
  const bring = useNamespaceOf();
  return useCallback(
    (message, params) => {
      bring(message);
      return translateMessage(t, message, params);
    },
    [t, bring],
  );
}
