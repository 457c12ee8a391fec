import { arrangeSubmitted } from '../../support/arrange';
import { ALBORADA, MERIDIANA, PLATFORM } from '../../support/people';
import { expect, type Page, signIn, test } from '../../support/test';

const brandOf = (page: Page) => page.getByRole('navigation', { name: 'Principal' }).getByRole('link').first();

test('a manager of two insurers sees the name and logo of the current one', async ({ openAs, openAt }) => {
  const [ofMeridiana, ofAlborada] = [await arrangeSubmitted(MERIDIANA), await arrangeSubmitted(ALBORADA)];
  const page = await openAs(PLATFORM.groupManager, { path: `/app/demands/${ofMeridiana.id}` });
  await expect(brandOf(page)).toHaveText(/Salud Meridiana/);
  await expect(page).toHaveTitle(/Salud Meridiana$/);
  await page.goto(`/app/demands/${ofAlborada.id}`);
  await expect(brandOf(page)).toHaveText(/Mutua Alborada/);
  await expect(page).toHaveTitle(/Mutua Alborada$/);
  // Switch the company in the bar, without a page load.
  await page.locator('[data-part=context-switch]').click();
  await page.getByRole('option', { name: 'Salud Meridiana' }).click();
  await expect(brandOf(page)).toHaveText(/Salud Meridiana/);

  // The next sign-in begins with the same company, also at the address of the other insurer.
  const visitor = await openAt('alborada', { path: '/login' });
  await signIn(visitor, PLATFORM.groupManager);
  await expect(brandOf(visitor)).toHaveText(/Salud Meridiana/);
  await visitor.goto('/app/demands');
  await expect(visitor.getByRole('heading', { level: 1, name: /^Demandas/ })).toBeVisible();
  await visitor.setViewportSize({ width: 390, height: 900 });
  await visitor.getByRole('button', { name: 'Abrir el menú' }).click();
  await expect(visitor.getByRole('dialog').getByRole('link').first()).toHaveText(/Salud Meridiana/);

  const doctor = await openAs(MERIDIANA.doctor);
  await expect(brandOf(doctor)).toHaveText(/Salud Meridiana/);
});
