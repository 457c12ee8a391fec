import type { Language } from '@aval/i18n/languages';
import type { Services } from '../services';

export const THEMES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];

export interface Preferences {
  language?: Language | undefined;
  theme?: ThemeChoice | undefined;
}

/** How a user wants to see the product, on every device; what is not given stays. */
export async function savePreferences(services: Services, userId: number, preferences: Preferences): Promise<void> {
  await services.database.userAccount.update({ where: { id: userId }, data: preferences });
}
