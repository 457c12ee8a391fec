import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { Language } from '@aval/i18n/languages';
import type { Services } from '../services';

export const THEMES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];

export interface Preferences {
  language?: Language | undefined;
  theme?: ThemeChoice | undefined;
  /** Whether news about demands also comes by e-mail; representatives' only. Source: docs/rules.md 5.12. */
  emailNotifications?: boolean | undefined;
}

export type SavePreferencesResult = { status: 'done' } | { status: 'forbidden' };

/** How a user wants to see the product, on every device; what is not given stays. */
export async function savePreferences(
  { database }: { database: Pick<Services['database'], 'userAccount'> },
  actor: Actor,
  preferences: Preferences,
): Promise<SavePreferencesResult> {
  const isForbidden =
    preferences.emailNotifications !== undefined && !roleMay(actor.role, 'account.email_notifications');
  if (isForbidden) return { status: 'forbidden' };
  await database.userAccount.update({ where: { id: actor.userId }, data: preferences });
  return { status: 'done' };
}
