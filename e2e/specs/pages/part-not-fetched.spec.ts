import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

// Console error of a script that failed to load.
test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

test('pressing a menu whose script failed to load reloads the page, and the menu then works', async ({ openAs }) => {
  const page = await openAs(MERIDIANA.manager, { path: '/app/demands' });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // Fails every request of the first document and none of the second.
  await page.route('**/assets/headless-menu-*.js', (route) => (documents === 1 ? route.abort() : route.fallback()));
  const refused = page.waitForEvent('requestfailed');
  await page.reload();
  await refused;
  const account = page.getByRole('button', { name: /^Cuenta de / });
  const loaded = page.waitForEvent('load');
  await account.click();
  await loaded;
  await account.click();
  await expect(page.getByRole('menu')).toBeVisible();
});

/** Translations that the list does not use and that load after it. */
const LATER_WORDS = '**/assets/words-es-demands-*.js';

test('a page waits for its translations, and the list stays visible until they have loaded', async ({ openAs }) => {
  const page = await openAs(MERIDIANA.manager, { path: '/app/demands' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LATER_WORDS, async (route) => {
    await released;
    await route.fallback();
  });
  const asked = page.waitForRequest(LATER_WORDS);
  await page.reload();
  await asked;
  await page.getByRole('link', { name: 'Pacientes' }).click();
  // The page's data and scripts have loaded.
  await expect(page).toHaveURL(/\/app\/patients/);
  await expect(page.getByRole('heading', { level: 1, name: 'Demandas' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Pacientes' })).toBeVisible();
  await expect(page).toHaveTitle(/^Pacientes · /);
});

test('a page whose translations failed to load is reloaded with them', async ({ openAs }) => {
  const page = await openAs(MERIDIANA.manager, { path: '/app/demands' });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(LATER_WORDS, (route) => (documents === 1 ? route.abort() : route.fallback()));
  const refused = page.waitForEvent('requestfailed');
  await page.reload();
  await refused;
  await page.getByRole('link', { name: 'Pacientes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pacientes' })).toBeVisible();
  expect(documents).toBe(2);
});
