import { expect, type Page } from '@playwright/test';

/**
 * Takes a fully loaded page offline: a script that failed to load is not requested again in the same document.
 * The notification bell, on every page after sign-in, shows that the page's own scripts have run.
 */
export async function loseConnection(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Notificaciones/ })).toHaveAttribute('data-headlessui-state');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}
