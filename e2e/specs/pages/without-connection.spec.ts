import { WizardPage } from '../../pages/wizard-page';
import { arrangeDraft } from '../../support/arrange';
import { loseConnection } from '../../support/connection';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

test.use({ expectedErrors: [/Failed to (load resource|fetch)/] });

test('rows, theme and language report a lost connection instead of leading to an error page', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/drugs' });
  await loseConnection(page);
  const told = page.getByRole('status').filter({ hasText: 'No hay conexión' });
  await page.locator('tbody [data-opens]').first().click();
  await expect(told).toBeVisible();
  for (const name of [/^Cambiar a tema /, /^EN · /]) {
    await told.getByRole('button').click();
    await expect(told).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(told).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1, name: /^Fármacos/ })).toBeVisible();
  await page.context().setOffline(false);
  await page.locator('tbody [data-opens]').first().click();
  await expect(page).toHaveURL(/\/app\/drugs\/\d+/);
});

test('a button whose panel failed to load reports a lost connection, and opens it once the connection is back', async ({
  openAs,
}) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/home' });
  await page.route(/headless-popover/, (route) => route.abort());
  await page.goto('/app/drugs');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const bell = page.getByRole('button', { name: /^Notificaciones/ });
  await expect(async () => {
    await bell.click();
    await expect(page.getByText('No hay conexión')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: /^Fármacos/ })).toBeVisible();
  await page.unroute(/headless-popover/);
  await page.context().setOffline(false);
  await bell.click();
  await expect(async () => {
    await bell.click();
    await expect(page.getByRole('dialog', { name: 'Notificaciones' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('the wizard stays at its step while offline, and continues once the connection is back', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=1` });
  await loseConnection(page);
  const next = page.getByRole('button', { name: /^Siguiente/ });
  await next.click();
  await expect(page.getByText('No hay conexión')).toBeVisible();
  await expect(page).toHaveURL(/step=1/);
  await page.context().setOffline(false);
  await next.click();
  await expect(page).not.toHaveURL(/step=1/);
});

test('steps with unsaved changes, and the review button, report a lost connection and keep what was typed', async ({
  openAs,
}) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  const wizard = new WizardPage(page);
  const told = page.getByRole('status').filter({ hasText: 'No hay conexión' });
  for (const [field, typed, button, after] of [
    ['Talla', '171', wizard.next, /step=5/],
    ['Observaciones', 'Escrito sin conexión', page.getByRole('button', { name: 'Revisar' }), /step=review/],
  ] as const) {
    await loseConnection(page);
    await page.getByLabel(field, { exact: true }).fill(typed);
    await button.click();
    await expect(told).toBeInViewport();
    await told.getByRole('button').click();
    await expect(page.getByLabel(field, { exact: true })).toHaveValue(typed);
    await page.context().setOffline(false);
    await wizard.expectSaved();
    await button.click();
    await expect(page).toHaveURL(after);
  }
});

test('a review requested while offline can be requested again', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
  await loseConnection(page);
  const review = page.getByRole('button', { name: 'Revisar' });
  await review.click();
  await expect(page.getByText('No hay conexión')).toBeInViewport();
  await page.context().setOffline(false);
  await review.click();
  await expect(page).toHaveURL(/step=review/);
});

test('leaving the account with two changed forms asks one question', async ({ openAs }) => {
  const page = await openAs(PLATFORM.admin, { path: '/app/account' });
  await page.getByLabel('Nombre', { exact: true }).fill('Nombre sin guardar');
  const home = page.getByRole('navigation', { name: 'Principal' }).getByRole('link').first();
  await home.click();
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await page.getByRole('switch', { name: 'Cambiar la contraseña' }).click();
  await page.getByLabel('Contraseña actual').fill('empezada');
  await home.click();
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).not.toHaveURL(/account/);
});
