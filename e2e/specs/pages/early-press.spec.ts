import { MERIDIANA } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

/** Keeps the page's own scripts back until it is called, as a slow connection does. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  await page.route(/\/assets\/entry\.client/, (route) => {
    held.push(() => route.continue());
  });
  return async () => {
    await page.unroute(/\/assets\/entry\.client/);
    for (const release of held) await release();
  };
}

const PRESSES = {
  mouse: (page: Page) => page.getByRole('button', { name: /^Notificaciones/ }).click(),
  key: (page: Page) => page.getByRole('button', { name: /^Notificaciones/ }).press('Enter'),
};

for (const [means, press] of Object.entries(PRESSES)) {
  test(`a button pressed by ${means} before the page's scripts are there acts as soon as they are`, async ({
    openAs,
  }) => {
    const page = await openAs(MERIDIANA.manager, { path: '/app/home' });
    const release = await holdScripts(page);
    await page.goto('/app/demands', { waitUntil: 'commit' });
    await press(page);
    await expect(page.getByRole('dialog', { name: /Notificaciones/ })).toHaveCount(0);
    await release();
    await expect(page.getByRole('dialog', { name: 'Notificaciones' })).toBeVisible();
  });
}
