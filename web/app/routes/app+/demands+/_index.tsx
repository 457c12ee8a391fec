import { activeFilters, writeListQuery } from '@aval/application/demands/list/list-query';
import { idParameter } from '@aval/application/lists/page-parameters';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useNavigate } from '@remix-run/react';
import { ButtonCount, ButtonLink } from '../../../components/actions/button';
import { Switch } from '../../../components/fields/switch';
import { exportAddress } from '../../../components/lists/export-address';
import { ListFrame } from '../../../components/lists/list-frame';
import { useListPage } from '../../../components/lists/use-list-page';
import { DemandTable, showsPatients } from '../../../features/demand-list/components/demand-table';
import { EmptyList } from '../../../features/demand-list/components/empty-list';
import { FilingNotice } from '../../../features/demand-list/components/filing-notice';
import { ListToolbar } from '../../../features/demand-list/components/list-toolbar';
import { changedAddress, LIST_STATE_PATH, listAddress } from '../../../features/demand-list/list-address';
import { COLUMNS } from '../../../features/demand-list/list-columns';
import { DEMANDS_PAGE } from '../../../features/demand-list/list-page.server';
import { requireContext } from '../../../server/guards.server';
import { followDoctor } from '../../../server/switch-context.server';
import { pageTitle } from '../../../shell/page-title';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireContext(request);
  const doctorId = idParameter.parse(new URL(request.url).searchParams.get('doctorId') ?? undefined);
  if (doctorId !== undefined) await followDoctor(request, session, doctorId);
  return DEMANDS_PAGE.load(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/dialogs/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'list:title');

export default function DemandList() {
  const numbers = useNumbers();
  const { t } = useTranslation(['list', 'common', 'demand']);
  const loaded = useLoaderData<typeof loader>();
  const poll = useListPage({ statePath: LIST_STATE_PATH, loaded });
  const { query, rows, count, columns, pendingCount, mayCreate, obstacle, ...toolbar } = poll.newest;
  const navigate = useNavigate();
  // An empty list has its create action in the middle of the page.
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
      {t('onlyPending')} <ButtonCount>{numbers.integer(pendingCount)}</ButtonCount>
    </Switch>
  ) : null;

  return (
    <ListFrame
      poll={poll}
      paper="landscape"
      exportTo={exportAddress('/app/demands', writeListQuery(query))}
      title={t('title')}
      things={t('things')}
      actionsBefore={pendingSwitch ? <span className="max-md:hidden">{pendingSwitch}</span> : null}
      actions={
        mayCreate && !isEmpty ? (
          <ButtonLink kind="primary" icon="plus" to="/app/demands/create">
            {t('create')}
          </ButtonLink>
        ) : null
      }
      toolbar={
        <>
          {obstacle ? <FilingNotice obstacle={obstacle} /> : null}
          {pendingSwitch ? (
            <div className="hidden items-center justify-between pb-3 max-md:flex print:hidden">{pendingSwitch}</div>
          ) : null}
          <ListToolbar query={query} columns={columns} foldsMore={showsPatients(rows)} {...toolbar} />
        </>
      }
      table={<DemandTable query={query} columns={columns} rows={rows} />}
      columns={COLUMNS.filter(({ name }) => columns.includes(name)).map(({ name, label }) => ({
        name,
        label: t(label),
        isRequired: name === 'reference' || name === 'status',
        comesWhenShown: name === 'patient' || name === 'tumour',
        folds: name === 'tumour' ? 'md:max-[900px]:hidden' : undefined,
      }))}
      empty={<EmptyList query={query} mayCreate={mayCreate} />}
      addressOf={(page, pageSize) => listAddress({ ...query, page, pageSize })}
      note={t('remembered')}
    />
  );
}
