import type { AdministrativePart } from '@aval/domain/demand/content/changes/administrative-parts';
import type { NotificationKey } from '@aval/domain/demand/lifecycle/commands';
import type { DeniedCycle } from '@aval/domain/demand/outlook/denied-cycle';
import type { DecisionReason } from '@aval/domain/demand/vocabulary';
import type { i18n } from 'i18next';
import { describeDeniedCycle } from './denied-cycle';

/** Event of a notification, with its details. */
export interface ToldNews {
  key: NotificationKey | 'account_request' | 'webhook_paused' | 'webhook_gone';
  isReminder: boolean;
  reversal: { byName: string; reason: DecisionReason } | null;
  editedParts: readonly AdministrativePart[];
  deniedCycle: DeniedCycle | null;
}

/** Describes a notification. Needs the catalogues `notifications` and `demand`. */
export function describeNews(words: i18n, { key, isReminder, reversal, editedParts, deniedCycle }: ToldNews): string {
  const { t } = words;
  const event = t(`notifications:event.${key}`);
  if (reversal) {
    const reason = t(`demand:reason.${reversal.reason}`);
    return t('notifications:reversal', { event, name: reversal.byName, reason });
  }
  if (editedParts.length > 0) {
    const parts = editedParts.map((part) => t(`demand:administrativePart.${part}`));
    return t('notifications:edited', { event, parts: new Intl.ListFormat(words.language).format(parts) });
  }
  if (deniedCycle) return t('notifications:deniedCycle', { event, cycles: describeDeniedCycle(words, deniedCycle) });
  return isReminder ? t('notifications:reminder', { event }) : event;
}
