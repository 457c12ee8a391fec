import { useLocation } from '@remix-run/react';
import { usePageData } from '../data/use-page-data';
import { useTranslation } from '../words/translation';

/** Returns the navigation's list that the current page belongs to; null for other pages. */
export function useOwnList(): { path: string; verb: string } | null {
  const user = usePageData()?.user;
  const { pathname } = useLocation();
  const { t } = useTranslation('shell');
  const list = user?.navigation.find(({ path }) => pathname.startsWith(`${path}/`));
  return list ? { path: list.path, verb: t('failure.toList', { list: t(`navigation.${list.id}`) }) } : null;
}
