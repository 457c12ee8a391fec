import type { DeliveryRow } from '@aval/application/webhooks/browse-deliveries';
import type { DELIVERIES_LIST } from '@aval/application/webhooks/deliveries-list';
import type { MissedDeliveries } from '@aval/application/webhooks/redeliver-missed';
import { DELIVERIES_KEPT_DAYS, DELIVERY_STATES, type DeliveryState } from '@aval/domain/webhooks/webhook-deliveries';
import { DELIVERED_EVENTS, type DeliveredEvent } from '@aval/domain/webhooks/webhook-events';
import { formatStamp } from '@aval/i18n/format';
import { type PlainListData, PlainListPage } from '../../../components/plain-list/plain-list-page';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { DELIVERIES, deliveryAddress } from '../webhooks-address';
import { RedeliverMissed } from './redeliver-missed';
import { DeliveryStateTag } from './webhook-tags';

interface DeliveriesPageProps {
  loaded: PlainListData<typeof DELIVERIES_LIST, DeliveryRow>;
  missed: MissedDeliveries | null;
}

/** Log of webhook deliveries with their states. */
export function DeliveriesPage({ loaded, missed }: DeliveriesPageProps) {
  const { t } = useTranslation(['webhooks', 'common']);
  const numbers = useNumbers();
  const states = Object.fromEntries(DELIVERY_STATES.map((state) => [state, t(`delivery.${state}`)]));
  const events = Object.fromEntries(DELIVERED_EVENTS.map((event) => [event, t(`event.${event}`)]));
  return (
    <PlainListPage
      address={DELIVERIES}
      loaded={loaded}
      words={{
        title: t('log.title'),
        lead: t('log.lead', { days: DELIVERIES_KEPT_DAYS }),
        things: t('log.things'),
        caption: t('log.caption'),
        empty: t('log.empty'),
        emptyHint: t('log.emptyHint'),
        emptyFiltered: t('log.emptyFiltered'),
      }}
      filters={{
        reference: { label: t('common:label.reference') },
        state: { label: t('common:label.state'), options: states as Record<DeliveryState, string> },
        event: { label: t('common:label.event'), options: events as Record<DeliveredEvent, string> },
        webhookId: { label: t('field.webhook'), source: '/app/options/webhooks' },
        companyId: { label: t('common:label.company'), source: '/app/options/companies' },
      }}
      columns={[
        {
          name: 'createdAt',
          label: t('field.createdAt'),
          sort: 'createdAt',
          cell: (row) => formatStamp(new Date(row.createdAt)),
        },
        { name: 'event', label: t('common:label.event'), cell: (row) => t(`event.${row.event}`) },
        { name: 'reference', label: t('common:label.reference'), cell: (row) => row.reference },
        { name: 'state', label: t('common:label.state'), cell: (row) => <DeliveryStateTag state={row.state} /> },
        { name: 'webhook', label: t('field.webhook'), cell: (row) => row.webhookName },
        { name: 'company', label: t('common:label.company'), cell: (row) => row.companyName },
        { name: 'tries', label: t('field.tries'), isNumber: true, cell: (row) => numbers.integer(row.tries) },
      ]}
      rowTo={({ id }) => deliveryAddress(id)}
      actions={<RedeliverMissed missed={missed} />}
    />
  );
}
