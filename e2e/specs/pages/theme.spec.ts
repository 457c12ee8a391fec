import { expect, type Page, test } from '../../support/test';

/** Nobody else signs in as this one: the choice is kept in the account. */
const DOCTOR = 'inigo.munoz@alborada.test';

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
}

test('the theme is that of the system until somebody chooses another, which then follows them', async ({
  openAt,
  openAs,
}) => {
  await expectTheme(await openAt('alborada', { path: '/login' }), 'light');
  await expectTheme(await openAt('alborada', { path: '/login', theme: 'dark' }), 'dark');

  const page = await openAs(DOCTOR, { path: '/app/home', theme: 'dark' });
  await expectTheme(page, 'dark');
  const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await page.getByRole('button', { name: 'Cambiar a tema claro' }).click();
  await expectTheme(page, 'light');
  await expect(page.getByRole('button', { name: 'Cambiar a tema oscuro' })).toBeVisible();
  // It is shown before it is kept, and a reload takes back what is still on its way.
  await saved;
  await page.reload();
  await expectTheme(page, 'light');
  const elsewhere = await openAs(DOCTOR, { path: '/app/home', theme: 'dark' });
  await expectTheme(elsewhere, 'light');

  const account = elsewhere.getByRole('button', { name: /^Cuenta de/ });
  const ofSystem = elsewhere.getByRole('menuitemradio', { name: 'El del sistema' });
  await account.click();
  await ofSystem.click();
  await expectTheme(elsewhere, 'dark');
  // Once the page knows it too, which says nothing of a theme any more.
  await account.click();
  await expect(ofSystem).toHaveAttribute('aria-checked', 'true');
  await expectTheme(elsewhere, 'dark');
});
