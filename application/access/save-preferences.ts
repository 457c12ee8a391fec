import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { Language } from '@aval/i18n/languages';
import type { Services } from '../services';

export const THEMES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];

export interface Preferences {
  language?: Language | undefined;
  theme?: ThemeChoice | undefined;
  /** Mail notices about demands as well; representatives only. Source: docs/rules.md 5.12. */
  emailNotifications?: boolean | undefined;
  /** Mails about demands within ten minutes leave as one. Source: docs/rules.md 4.6. */
  bundleEmails?: boolean | undefined;
}

export type SavePreferencesResult = { status: 'done' } | { status: 'forbidden' };

/** Saves a user's preferences for all devices; omitted ones stay as they are. */
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
