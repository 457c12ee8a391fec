import { DELIVERY_CODES, type DeliveryState, type WebhookState } from '@aval/domain/webhooks/webhook-deliveries';
import { Tag } from '../../../components/basics/tag';
import { useTranslation } from '../../../shell/words/translation';

const STATE_TONES = { active: 'ok', off: 'line', paused: 'bad', gone: 'bad' } as const;
const DELIVERY_TONES = { pending: 'info', delivered: 'ok', failed: 'bad', skipped: 'warn' } as const;

export function WebhookStateTag({ state }: { state: WebhookState }) {
  const { t } = useTranslation('webhooks');
  return (
    <Tag tone={STATE_TONES[state]} {...(STATE_TONES[state] === 'bad' ? { icon: 'warning' } : {})}>
      {t(`state.${state}`)}
    </Tag>
  );
}

export function DeliveryStateTag({ state }: { state: DeliveryState }) {
  const { t } = useTranslation('webhooks');
  return (
    <Tag tone={DELIVERY_TONES[state]} {...(state === 'failed' ? { icon: 'warning' } : {})}>
      {t(`delivery.${state}`)}
    </Tag>
  );
}

/** Returns a function that describes a delivery's error code; null for none. */
export function useDeliveryCode(): (code: string | null) => string | null {
  const { t } = useTranslation('webhooks');
  return (code) => {
    if (code === null) return null;
    return t(`code.${DELIVERY_CODES.find((each) => each === code) ?? 'delivery_failed'}`);
  };
}
