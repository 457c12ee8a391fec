import type { Webhook } from '@aval/application/webhooks/webhook-columns';
import { formatStamp } from '@aval/i18n/format';
import { useNavigate, useNavigation, useSearchParams, useSubmit } from '@remix-run/react';
import { Button, ButtonLink } from '../../../components/actions/button';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { Section } from '../../../components/basics/section';
import { Confirmation } from '../../../components/dialogs/confirmation';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Banner } from '../../../components/notices/banner';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { COMPANY } from '../../companies/companies-address';
import { REMOVE, ROTATE, WEBHOOK } from '../webhooks-address';
import { WebhookSecret } from './webhook-secret';
import { WebhookStateTag } from './webhook-tags';

interface WebhookDetailProps {
  webhook: Webhook;
  mayEdit: boolean;
  newId: string;
}

export function WebhookDetail({ webhook, mayEdit, newId }: WebhookDetailProps) {
  const { t } = useTranslation('webhooks');
  const numbers = useNumbers();
  const { id, name, state, failures, failingSince } = webhook;
  return (
    <Page width="form">
      <Breadcrumbs
        crumbs={[
          { label: webhook.companyName, to: COMPANY.detail(webhook.companyId) },
          { label: t('title'), to: COMPANY.webhooks(webhook.companyId) },
          { label: name },
        ]}
      />
      <PageHead
        title={
          <>
            {name} <WebhookStateTag state={state} />
          </>
        }
        actions={
          <>
            <ButtonLink icon="archive" to={WEBHOOK.deliveries(id)}>
              {t('deliveries')}
            </ButtonLink>
            {mayEdit ? <Actions webhook={webhook} newId={newId} /> : null}
          </>
        }
      />
      <FailedNotice intents={['activate', 'deactivate', 'test', 'rotate']} className="mb-4" />
      {state === 'paused' || state === 'gone' ? (
        <Banner tone="danger" className="mb-4">
          {t(`${state}Text`)}
        </Banner>
      ) : null}
      <Section id="settings" title={t('settings')}>
        <Definitions>
          <Definition label={t('field.url')} width="whole">
            {webhook.url}
          </Definition>
          <Definition label={t('field.centerId')} width="whole">
            {webhook.centerName ?? t('wholeCompany')}
          </Definition>
          <Definition label={t('field.events')} width="whole">
            {webhook.events.map((event) => t(`event.${event}`)).join(', ')}
          </Definition>
          <Definition label={t('field.failures')} width="double">
            {failingSince === null
              ? t('noFailures')
              : t('failuresSince', {
                  count: failures,
                  number: numbers.integer(failures),
                  since: formatStamp(new Date(failingSince)),
                })}
          </Definition>
        </Definitions>
      </Section>
      {mayEdit ? <WebhookSecret webhook={webhook} /> : null}
      {mayEdit ? <Questions webhook={webhook} /> : null}
    </Page>
  );
}

function Actions({ webhook: { id, state }, newId }: Pick<WebhookDetailProps, 'webhook' | 'newId'>) {
  const { t } = useTranslation('webhooks');
  const submit = useSubmit();
  const isBusy = useNavigation().formMethod === 'POST';
  const send = (sent: Record<string, string>) => submit(sent, { method: 'post', action: WEBHOOK.detail(id) });
  return (
    <>
      <Button icon="pulse" busy={isBusy} onClick={() => send({ intent: 'test', newId })}>
        {t('test')}
      </Button>
      <Button busy={isBusy} onClick={() => send({ intent: state === 'active' ? 'deactivate' : 'activate' })}>
        {t(state === 'active' ? 'deactivate' : 'activate')}
      </Button>
      <ButtonLink icon="trash" to={WEBHOOK.remove(id)} preventScrollReset>
        {t('remove')}
      </ButtonLink>
      <ButtonLink kind="primary" icon="pencil" to={WEBHOOK.edit(id)}>
        {t('edit')}
      </ButtonLink>
    </>
  );
}

function Questions({ webhook: { id, name } }: Pick<WebhookDetailProps, 'webhook'>) {
  const { t } = useTranslation('webhooks');
  const submit = useSubmit();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isBusy = useNavigation().formMethod === 'POST';
  const send = (intent: string, action: string) => submit({ intent }, { method: 'post', action });
  const close = () => navigate(WEBHOOK.detail(id), { replace: true, preventScrollReset: true });
  return (
    <>
      <Confirmation
        isOpen={search.has(REMOVE)}
        title={t('removeTitle')}
        subtitle={name}
        verb={t('remove')}
        busy={isBusy}
        onConfirm={() => send('remove', WEBHOOK.remove(id))}
        onClose={close}
      >
        <p>{t('removeText')}</p>
        <FailedNotice intents={['remove']} className="mt-3" />
      </Confirmation>
      <Confirmation
        isOpen={search.has(ROTATE)}
        title={t('secret.rotateTitle')}
        subtitle={name}
        verb={t('secret.rotate')}
        tone="primary"
        busy={isBusy}
        onConfirm={() => send('rotate', WEBHOOK.detail(id))}
        onClose={close}
      >
        <p>{t('secret.rotateText')}</p>
      </Confirmation>
    </>
  );
}
