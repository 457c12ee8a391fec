import { translateMessage } from '@aval/i18n/message';
import { useCallback } from 'react';
import { useNamespaceOf, useTranslation } from './translation';

type Words = (message: string, params?: Readonly<Record<string, string | number>>) => string;

/**
 * Translates messages of the server or a schema: i18n keys with their namespace, and parameters inside or beside them.
 */
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
