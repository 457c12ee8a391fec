import type { WebhookRow } from '@aval/application/webhooks/browse-webhooks';
import type { WEBHOOKS_LIST } from '@aval/application/webhooks/webhooks-list';
import { roleMay } from '@aval/domain/access/permissions';
import { WEBHOOK_STATES } from '@aval/domain/webhooks/webhook-deliveries';
import { ButtonLink } from '../../../components/actions/button';
import { type PlainListData, PlainListPage } from '../../../components/plain-list/plain-list-page';
import { usePageData } from '../../../shell/data/use-page-data';
import { useTranslation } from '../../../shell/words/translation';
import { DELIVERIES, WEBHOOK, WEBHOOKS } from '../webhooks-address';
import { WebhookStateTag } from './webhook-tags';

export function WebhooksPage({ loaded }: { loaded: PlainListData<typeof WEBHOOKS_LIST, WebhookRow> }) {
  const { t } = useTranslation(['webhooks', 'common']);
  const role = usePageData()?.user?.role;
  const mayEdit = role !== undefined && roleMay(role, 'companies.edit');
  const { companyId } = loaded.query.filters;
  const create = companyId === undefined ? WEBHOOK.create : `${WEBHOOK.create}?companyId=${companyId}`;
  return (
    <PlainListPage
      address={WEBHOOKS}
      loaded={loaded}
      words={{
        title: t('title'),
        lead: t('lead'),
        things: t('things'),
        caption: t('title'),
        empty: t('empty'),
        emptyHint: t('emptyHint'),
        emptyFiltered: t('emptyFiltered'),
      }}
      actions={
        <ButtonLink
          icon="archive"
          to={companyId === undefined ? DELIVERIES.path : `${DELIVERIES.path}?companyId=${companyId}`}
        >
          {t('deliveries')}
        </ButtonLink>
      }
      {...(mayEdit ? { create: { to: create, label: t('createTitle') } } : {})}
      filters={{
        name: { label: t('common:label.name') },
        companyId: { label: t('common:label.company'), source: '/app/options/companies' },
        centerId: { label: t('field.centerId'), source: '/app/options/centers' },
        state: {
          label: t('common:label.state'),
          options: Object.fromEntries(WEBHOOK_STATES.map((state) => [state, t(`state.${state}`)])) as Record<
            (typeof WEBHOOK_STATES)[number],
            string
          >,
        },
      }}
      columns={[
        {
          name: 'name',
          label: t('common:label.name'),
          sort: 'name',
          cell: (row) => (
            <>
              {row.name} {row.state === 'active' ? null : <WebhookStateTag state={row.state} />}
            </>
          ),
        },
        { name: 'company', label: t('common:label.company'), sort: 'company', cell: (row) => row.companyName },
        { name: 'center', label: t('field.centerId'), cell: (row) => row.centerName ?? t('wholeCompany') },
        { name: 'server', label: t('field.server'), cell: (row) => row.server },
        {
          name: 'events',
          label: t('field.events'),
          cell: (row) => row.events.map((event) => t(`event.${event}`)).join(', '),
        },
      ]}
      rowTo={({ id }) => WEBHOOK.detail(id)}
    />
  );
}
