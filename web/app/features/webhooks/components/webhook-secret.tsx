import type { Webhook } from '@aval/application/webhooks/webhook-columns';
import { formatStamp } from '@aval/i18n/format';
import { useActionData, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { Button, ButtonLink, IconButton } from '../../../components/actions/button';
import { Section } from '../../../components/basics/section';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Banner } from '../../../components/notices/banner';
import { OwnForm } from '../../../shell/own-form';
import { useTranslation } from '../../../shell/words/translation';
import { WEBHOOK } from '../webhooks-address';
import type { SecretAnswer } from '../webhooks-page.server';

/** Secret of a webhook, shown only once, in the response to the request for it. */
export function WebhookSecret({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const isBusy = useNavigation().formMethod === 'POST';
  const given = useActionData<SecretAnswer | Record<string, unknown>>();
  const secret = given && 'secret' in given ? (given as SecretAnswer).secret : undefined;
  const isUnseen = webhook.secretShownAt === null;
  return (
    <Section
      id="secret"
      title={t('secret.title')}
      actions={
        <ButtonLink size="small" icon="reload" to={WEBHOOK.rotate(webhook.id)} preventScrollReset>
          {t('secret.rotate')}
        </ButtonLink>
      }
    >
      {typeof secret === 'string' ? <ShownSecret secret={secret} /> : null}
      {secret === null ? (
        <Banner tone="warn" role="alert">
          {t('secret.gone')}
        </Banner>
      ) : null}
      {secret === undefined ? (
        <p className="max-w-prose text-ink-2">
          {webhook.secretShownAt === null
            ? t('secret.unseen')
            : t('secret.seen', { at: formatStamp(new Date(webhook.secretShownAt)) })}
        </p>
      ) : null}
      {webhook.formerUntil === null || new Date(webhook.formerUntil) < new Date() ? null : (
        <p className="mt-2 max-w-prose text-ink-2">
          {t('secret.former', { until: formatStamp(new Date(webhook.formerUntil)) })}
        </p>
      )}
      {isUnseen && secret === undefined ? (
        <OwnForm preventScrollReset className="mt-3">
          <input type="hidden" name="intent" value="show_secret" />
          <Button type="submit" icon="eye" busy={isBusy}>
            {t('secret.show')}
          </Button>
        </OwnForm>
      ) : null}
      <FailedNotice intents={['show_secret']} className="mt-3" />
    </Section>
  );
}

function ShownSecret({ secret }: { secret: string }) {
  const { t } = useTranslation('webhooks');
  const [isCopied, setCopied] = useState(false);
  return (
    <Banner tone="info" role="status">
      <p>{t('secret.once')}</p>
      <p className="flex flex-wrap items-center gap-2">
        <code className="wrap-anywhere font-mono text-ink select-all">{secret}</code>
        <IconButton
          icon={isCopied ? 'check' : 'copy'}
          label={t('secret.copy')}
          onClick={async () => {
            await navigator.clipboard.writeText(secret);
            setCopied(true);
          }}
          onBlur={() => setCopied(false)}
        />
      </p>
    </Banner>
  );
}
