import { arrangeDraft } from '../../support/arrange';
import { arrangeDoctor } from '../../support/arrange-filers';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

/** Returns the link of the last row, which is out of sight at the top of the page. */
async function lastRow(page: Page) {
  const links = page.locator('tbody [data-opens]');
  await expect(links.nth(9)).toBeAttached();
  const href = await links.last().getAttribute('href');
  return page.locator(`tbody [data-opens][href="${href}"]`);
}

for (const width of [1440, 390]) {
  test(`returning to a list restores focus and scroll to the row that was opened, at ${width}`, async ({ openAs }) => {
    const page = await openAs(PLATFORM.superadmin, { path: '/app/drugs', width });
    await page.setViewportSize({ width, height: 500 });
    const row = await lastRow(page);
    await row.click();
    await page.waitForURL(/\/app\/drugs\/\d+$/);
    await page.goBack();
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();

    // Keyboard users who return through a link get focus and scroll position back, too.
    await expect(async () => {
      await row.press('Enter');
      await page.waitForURL(/\/app\/drugs\/\d+$/, { timeout: 3_000 });
    }).toPass();
    await page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link', { name: 'Fármacos' }).click();
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
  });
}

test('saving a form returns the focus to its row of the list', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/users?role=DOCTOR' });
  const row = page.locator('tbody tr').nth(1);
  const name = (await row.locator('[data-opens]').textContent()) ?? '';
  await row.getByRole('button', { name: /^Acciones con / }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.waitForURL(/\/edit$/);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Sin cambios', { exact: true })).toBeVisible();
  await expect(page.locator('[data-opens]:focus')).toHaveText(name);
});

test('opening a list from the navigation keeps the focus on its navigation link', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/drugs' });
  await page.locator('tbody [data-opens]').first().click();
  await page.waitForURL(/\/app\/drugs\/\d+$/);
  const entry = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Fármacos' });
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Fármacos/ })).toBeVisible();
  await expect(entry).toBeFocused();
});

test('a link to a superadmin page takes an admin home, with an explanation', async ({ openAs }) => {
  for (const path of ['/app/centers', '/app/users/create', '/app/users/profile/20', '/app/companies/create']) {
    const page = await openAs(PLATFORM.admin, { path });
    await expect(page.getByRole('alert')).toContainText('No puede abrir esa página');
    await expect(page).not.toHaveURL((url) => url.pathname === path);
    await page.close();
  }
});

test('the field for a successor has the focus with its list closed, so that the question can be read', async ({
  openAs,
}) => {
  await arrangeDraft(MERIDIANA);
  await arrangeDoctor();
  const page = await openAs(PLATFORM.superadmin, { path: `/app/users?email=${MERIDIANA.doctor}` });
  await page
    .getByRole('row', { name: /doctor@meridiana\.test/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('link', { name: 'Desactivar' }).click();
  const dialog = page.getByRole('dialog', { name: /^Desactivar a / });
  const field = dialog.getByRole('combobox', { name: 'Se hace cargo' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('listbox')).toBeHidden();
  await field.click();
  await expect(page.getByRole('listbox')).toBeVisible();
});
