import { activeFilters } from '@aval/application/demands/list/list-query';
import { formatTimeWithSeconds } from '@aval/i18n/format';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useNavigate } from '@remix-run/react';
import { IconButton } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { LoadingBar } from '../../../components/loading-bar';
import { PageHead } from '../../../components/page-head';
import { Pager } from '../../../components/pager';
import { RefreshProblem } from '../../../components/refresh-problem';
import { Switch } from '../../../components/switch';
import { useListPage } from '../../../components/use-list-page';
import { DemandTable } from '../../../features/demand-list/components/demand-table';
import { EmptyList } from '../../../features/demand-list/components/empty-list';
import { ListToolbar } from '../../../features/demand-list/components/list-toolbar';
import { changedAddress, LIST_STATE_PATH, listAddress } from '../../../features/demand-list/list-address';
import { loadListPage } from '../../../features/demand-list/list-page.server';
import { requireContext } from '../../../server/guards.server';
import { useNumbers } from '../../../shell/numbers';
import { pageTitle } from '../../../shell/page-title';
import { useTranslation } from '../../../shell/translation';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireContext(request);
  return loadListPage(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'list:title');

export default function DemandList() {
  const numbers = useNumbers();
  const { t } = useTranslation(['list', 'common']);
  const loaded = useLoaderData<typeof loader>();
  const { newest, isOfAddress, problem, isAsking, ask } = useListPage({
    statePath: LIST_STATE_PATH,
    loaded,
  });
  const { query, rows, count, columns, pendingCount, mayCreate, readAt, ...toolbar } = newest;
  const navigate = useNavigate();
  // Without any demand the way to the first one stands in the middle of the page.
  const isEmpty = count === 0 && activeFilters(query).length === 0;

  const pendingSwitch = toolbar.filters.includes('pending') ? (
    <Switch
      checked={query.pendingDemands ?? false}
      onChange={(event) =>
        navigate(changedAddress(query, { pendingDemands: event.target.checked || undefined, status: undefined }), {
          preventScrollReset: true,
        })
      }
    >
      {t('onlyPending')} <span className="button__badge">{numbers.integer(pendingCount)}</span>
    </Switch>
  ) : null;

  return (
    <div className="page">
      <LoadingBar isBusy={isAsking} />
      <PageHead
        title={t('title')}
        count={numbers.integer(count)}
        actions={
          <>
            <span className="max-md:hidden">{pendingSwitch}</span>
            <IconButton icon="reload" label={t('refresh')} aria-busy={isAsking} onClick={ask} />
            {mayCreate && !isEmpty ? (
              <Link className="button button--primary" to="/app/demands/create">
                <Icon name="plus" />
                {t('create')}
              </Link>
            ) : null}
          </>
        }
      />
      <div className="pending-row">{pendingSwitch}</div>
      <RefreshProblem problem={problem} isOlder={isOfAddress} time={formatTimeWithSeconds(readAt)} onRetry={ask} />
      <ListToolbar query={query} {...toolbar} />
      {rows.length > 0 ? (
        <DemandTable query={query} columns={columns} rows={rows} />
      ) : (
        <EmptyList query={query} mayCreate={mayCreate} />
      )}
      {count > 0 ? (
        <Pager
          page={query.page}
          pageSize={query.pageSize}
          total={count}
          things={t('things')}
          addressOf={(page, pageSize) => listAddress({ ...query, page, pageSize })}
          note={t('remembered')}
        />
      ) : null}
    </div>
  );
}
