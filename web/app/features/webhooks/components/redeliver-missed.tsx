import type { MissedDeliveries } from '@aval/application/webhooks/redeliver-missed';
import { MOST_REDELIVERED } from '@aval/domain/webhooks/webhook-deliveries';
import { useNavigation, useSearchParams, useSubmit } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Confirmation } from '../../../components/dialogs/confirmation';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { DELIVERIES } from '../webhooks-address';

/** Button above the log of one webhook that repeats its failed deliveries. */
export function RedeliverMissed({ missed }: { missed: MissedDeliveries | null }) {
  const { t } = useTranslation(['webhooks', 'common']);
  const numbers = useNumbers();
  const submit = useSubmit();
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const isBusy = useNavigation().formMethod === 'POST';
  const count = missed?.count ?? 0;
  // Closes the dialog once nothing is missed.
  useEffect(() => setOpen((was) => was && count > 0), [count]);
  // Filtering the list does not reload `missed`, so it may belong to another webhook.
  if (!missed || count === 0 || search.get('webhookId') !== String(missed.webhookId)) return null;
  const send = () =>
    submit(
      { intent: 'redeliver_missed', webhookId: missed.webhookId },
      { method: 'post', action: `${DELIVERIES.path}?index` },
    );
  const named = {
    count: Math.min(count, MOST_REDELIVERED),
    number: numbers.integer(Math.min(count, MOST_REDELIVERED)),
  };
  return (
    <>
      <Button icon="arrow" onClick={() => setOpen(true)}>
        {t('missed.redeliver')}
      </Button>
      <Confirmation
        isOpen={isOpen}
        title={t('missed.title')}
        subtitle={missed.webhookName}
        verb={t('missed.redeliver')}
        back={t('common:action.cancel')}
        tone="primary"
        busy={isBusy}
        onConfirm={send}
        onClose={() => setOpen(false)}
      >
        <p>{t('missed.text', named)}</p>
        {count > MOST_REDELIVERED ? (
          <p className="mt-2">
            {t('missed.more', { total: numbers.integer(count), most: numbers.integer(MOST_REDELIVERED) })}
          </p>
        ) : null}
        <FailedNotice intents={['redeliver_missed']} className="mt-3" />
      </Confirmation>
    </>
  );
}
