import { WizardPage } from '../../pages/wizard-page';
import { arrangeDraft } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

/** Holds the page's entry script, as a slow connection does, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const PRESSES = {
  mouse: (page: Page) => page.getByRole('button', { name: /^Notificaciones/ }).click(),
  key: (page: Page) => page.getByRole('button', { name: /^Notificaciones/ }).press('Enter'),
};

for (const [means, press] of Object.entries(PRESSES)) {
  test(`a button pressed by ${means} before the page’s scripts have loaded acts once they have`, async ({ openAs }) => {
    const page = await openAs(MERIDIANA.manager, { path: '/app/home' });
    const release = await holdScripts(page);
    await page.goto('/app/demands', { waitUntil: 'commit' });
    await press(page);
    await expect(page.getByRole('dialog', { name: /Notificaciones/ })).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: 'Notificaciones' })).toBeVisible();
  });
}

test('a field focused before the scripts of a reloaded step have loaded keeps the focus', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(page).toHaveURL(/step=4/);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const { weight } = new WizardPage(page);
  await weight.click();
  release();
  await expect(page.getByRole('button', { name: /^Notificaciones/ })).toHaveAttribute('data-headlessui-state');
  await expect(weight).toBeFocused();
});
