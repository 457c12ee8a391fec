import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { pageTitle } from '../../shell/page-title';

/** Returns the page title: "MER-26-000418 · Salud Meridiana". */
export function demandTitle(
  demand: Pick<DemandDetail, 'reference'> | undefined,
  matches: Parameters<typeof pageTitle>[0],
) {
  const [{ title }] = pageTitle(matches, 'detail:title');
  const [words = '', ...tenant] = title.split(' · ');
  return [{ title: [demand?.reference ?? words, ...tenant].join(' · ') }];
}
