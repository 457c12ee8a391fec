import { activeFilters } from '@aval/application/demands/list/list-query';
import { formatInteger } from '@aval/i18n/format';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useNavigate, useRevalidator } from '@remix-run/react';
import { Icon } from '../../../components/icon';
import { PageHead } from '../../../components/page-head';
import { Pager } from '../../../components/pager';
import { Switch } from '../../../components/switch';
import { DemandTable } from '../../../features/demand-list/components/demand-table';
import { EmptyList } from '../../../features/demand-list/components/empty-list';
import { ListToolbar } from '../../../features/demand-list/components/list-toolbar';
import { changedAddress, listAddress } from '../../../features/demand-list/list-address';
import { loadListPage } from '../../../features/demand-list/list-page.server';
import { requireContext } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';
import { useTranslation } from '../../../shell/translation';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireContext(request);
  return loadListPage(session, request);
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'list:title');

export default function DemandList() {
  const { t } = useTranslation(['list', 'common']);
  const { query, rows, count, columns, pendingCount, mayCreate, ...toolbar } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  // Without any demand the way to the first one stands in the middle of the page.
  const isEmpty = count === 0 && activeFilters(query).length === 0;
  const { revalidate, state } = useRevalidator();

  const pendingSwitch = toolbar.filters.includes('pending') ? (
    <Switch
      checked={query.pendingDemands ?? false}
      onChange={(event) =>
        navigate(changedAddress(query, { pendingDemands: event.target.checked || undefined, status: undefined }), {
          preventScrollReset: true,
        })
      }
    >
      {t('onlyPending')} <span className="button__badge">{formatInteger(pendingCount)}</span>
    </Switch>
  ) : null;

  return (
    <div className="page">
      <PageHead
        title={t('title')}
        count={formatInteger(count)}
        actions={
          <>
            <span className="max-md:hidden">{pendingSwitch}</span>
            <button
              type="button"
              className="button button--ghost button--icon"
              aria-label={t('refresh')}
              aria-busy={state !== 'idle'}
              onClick={revalidate}
            >
              <Icon name="reload" />
            </button>
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
