import { arrangeDoctor } from '../../support/arrange-filers';
import { expect, type Page, test } from '../../support/test';

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
}

test('the theme follows the system until the user chooses one, which the account then keeps', async ({
  openAt,
  openAs,
}) => {
  await expectTheme(await openAt('alborada', { path: '/login' }), 'light');
  const signedOut = await openAt('alborada', { path: '/login', theme: 'dark' });
  await expectTheme(signedOut, 'dark');
  await signedOut.emulateMedia({ colorScheme: 'light' });
  await expectTheme(signedOut, 'light');

  // A user of its own, because the account stores the theme.
  const { email } = await arrangeDoctor();
  const page = await openAs(email, { path: '/app/home', theme: 'dark' });
  await expectTheme(page, 'dark');
  const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await page.getByRole('button', { name: 'Cambiar a tema claro' }).click();
  await expectTheme(page, 'light');
  await expect(page.getByRole('button', { name: 'Cambiar a tema oscuro' })).toBeVisible();
  // The theme changes before it is saved, and a reload would cancel a pending save.
  await saved;
  await page.reload();
  await expectTheme(page, 'light');
  const elsewhere = await openAs(email, { path: '/app/home', theme: 'dark' });
  await expectTheme(elsewhere, 'light');

  const account = elsewhere.getByRole('button', { name: /^Cuenta de/ });
  const ofSystem = elsewhere.getByRole('menuitemradio', { name: 'Según el sistema' });
  await account.click();
  await ofSystem.click();
  await expectTheme(elsewhere, 'dark');
  // The theme stays that of the system once the page has reloaded its data.
  await account.click();
  await expect(ofSystem).toHaveAttribute('aria-checked', 'true');
  await expectTheme(elsewhere, 'dark');
  await elsewhere.emulateMedia({ colorScheme: 'light' });
  await expectTheme(elsewhere, 'light');
});
