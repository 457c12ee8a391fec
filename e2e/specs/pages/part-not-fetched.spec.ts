import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

// What could not be fetched.
test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

test('a menu whose scripts could not be fetched is there after a press and the page that it loads anew', async ({
  openAs,
}) => {
  const page = await openAs(MERIDIANA.manager, { path: '/app/demands' });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // What is not fetched for the first document is there for the second, however often either asks for it.
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

/** Those that the list does not say, and that follow it. */
const LATER_WORDS = '**/assets/words-es-demands-*.js';

test('a page whose words are still on their way comes when they are there, and the list stays meanwhile', async ({
  openAs,
}) => {
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
  // Its data and its scripts are there.
  await expect(page).toHaveURL(/\/app\/patients/);
  await expect(page.getByRole('heading', { level: 1, name: 'Demandas' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Pacientes' })).toBeVisible();
  await expect(page).toHaveTitle(/^Pacientes · /);
});

test('a page whose words could not be fetched is loaded anew with them', async ({ openAs }) => {
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
