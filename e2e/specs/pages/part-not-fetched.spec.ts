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
