import type { Delivery } from '@aval/application/webhooks/get-delivery';
import { formatStamp } from '@aval/i18n/format';
import { Link, useNavigation } from '@remix-run/react';
import { Button } from '../../../components/actions/button';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { Section } from '../../../components/basics/section';
import { ReferenceLink } from '../../../components/demand/reference-link';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { OwnForm } from '../../../shell/own-form';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { DELIVERIES, WEBHOOK } from '../webhooks-address';
import { DeliveryStateTag, useDeliveryCode } from './webhook-tags';

interface DeliveryDetailProps {
  delivery: Delivery;
  mayEdit: boolean;
  newId: string;
}

export function DeliveryDetail({ delivery, mayEdit, newId }: DeliveryDetailProps) {
  const { t } = useTranslation(['webhooks', 'common']);
  const isBusy = useNavigation().formMethod === 'POST';
  const words = useDeliveryCode();
  const { state, event, demand, code } = delivery;
  return (
    <Page width="form">
      <Breadcrumbs
        crumbs={[
          { label: t('log.title'), to: DELIVERIES.path },
          { label: demand ? `${t(`event.${event}`)} · ${demand.reference}` : t(`event.${event}`) },
        ]}
      />
      <PageHead
        title={
          <>
            {t(`event.${event}`)} <DeliveryStateTag state={state} />
          </>
        }
        actions={
          mayEdit && state !== 'pending' ? (
            <OwnForm preventScrollReset>
              <input type="hidden" name="intent" value="redeliver" />
              <input type="hidden" name="newId" value={newId} />
              <Button type="submit" kind="primary" icon="arrow" busy={isBusy}>
                {t('redeliver')}
              </Button>
            </OwnForm>
          ) : null
        }
      />
      <FailedNotice intents={['redeliver']} className="mb-4" />
      <Section id="facts" title={t('log.facts')}>
        <Definitions>
          <Definition label={t('field.createdAt')}>{formatStamp(new Date(delivery.createdAt))}</Definition>
          <Definition label={t('field.closedAt')}>
            {delivery.closedAt === null ? t('log.open') : formatStamp(new Date(delivery.closedAt))}
          </Definition>
          <Definition label={t('field.webhook')}>
            <Link className="finger-area underline" to={WEBHOOK.detail(delivery.webhookId)}>
              {delivery.webhookName}
            </Link>
          </Definition>
          <Definition label={t('common:label.company')}>{delivery.companyName}</Definition>
          <Definition label={t('common:label.reference')}>
            {demand ? <ReferenceLink to={`/app/demands/${demand.id}`}>{demand.reference}</ReferenceLink> : null}
          </Definition>
          {code === null ? null : (
            <Definition label={t('common:label.reason')} width="double">
              {words(code)}
            </Definition>
          )}
          <Definition label={t('field.eventId')} width="whole">
            <code className="font-mono">{delivery.eventId}</code>
          </Definition>
          <Definition label={t('field.deliveryId')} width="whole">
            <code className="font-mono">{delivery.id}</code>
          </Definition>
          <Definition label={t('field.body')} width="whole">
            <code className="wrap-anywhere font-mono">{delivery.body}</code>
          </Definition>
        </Definitions>
      </Section>
      <Section
        id="tries"
        title={t('log.tries')}
        count={delivery.tries.length}
        empty={delivery.tries.length > 0 ? null : t('log.noTries')}
      >
        {delivery.tries.length > 0 ? <Tries tries={delivery.tries} /> : null}
      </Section>
    </Page>
  );
}

function Tries({ tries }: Pick<Delivery, 'tries'>) {
  const { t } = useTranslation('webhooks');
  const numbers = useNumbers();
  const words = useDeliveryCode();
  const names = ['at', 'outcome', 'duration', 'excerpt'] as const;
  return (
    <StackedTable caption={t('log.tries')} columns={names.map((name) => ({ name, label: t(`try.${name}`) }))}>
      {tries.map(({ id, at, status, code, milliseconds, excerpt }) => (
        <StackedRow key={id}>
          <StackedCell label={t('try.at')} kind="headline" className="whitespace-nowrap tabular-nums">
            {formatStamp(new Date(at))}
          </StackedCell>
          <StackedCell label={t('try.outcome')} kind="text">
            {[status === null ? null : String(status), words(code)].filter((each) => each !== null).join(' · ')}
          </StackedCell>
          <StackedCell label={t('try.duration')} className="whitespace-nowrap tabular-nums">
            {t('try.milliseconds', { milliseconds: numbers.integer(milliseconds) })}
          </StackedCell>
          <StackedCell label={t('try.excerpt')} kind="text" className="wrap-anywhere">
            {excerpt === null || excerpt === '' ? '–' : excerpt}
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}
