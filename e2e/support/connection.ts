import { expect, type Page } from '@playwright/test';

/**
 * Takes the connection from a page that has all that follows it: a script that could not be fetched is not asked for again in the same document.
 * The bell, which stands on every page of somebody signed in, says that the page's own scripts have run.
 */
export async function loseConnection(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Notificaciones/ })).toHaveAttribute('data-headlessui-state');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}
