import { expect, type Page } from '@playwright/test';

/** Waits until the page's scripts have run, as the notification bell shows, which is on every page after sign-in. */
export async function untilScriptsRan(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Notificaciones/ })).toHaveAttribute('data-headlessui-state');
}

/** Takes a fully loaded page offline: a script that failed to load is not requested again in the same document. */
export async function loseConnection(page: Page): Promise<void> {
  await untilScriptsRan(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}
