import { PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

test('the catalogue of presentations is filtered, sorted and reopened as it was left', async ({ openAs }) => {
  const page = await openAs(PLATFORM.admin, { path: '/app/home' });
  await page.getByRole('link', { name: 'Presentaciones' }).click();
  await expect(page).toHaveURL(/\/app\/presentations\?page=1$/);
  const table = page.getByRole('table', { name: 'Presentaciones de fármacos' });
  await page.getByRole('searchbox', { name: 'Presentación' }).fill('carboplatino');
  await expect(page).toHaveURL(/presentation=carboplatino/);
  await expect(table.getByRole('row').filter({ hasNotText: /carboplatino/i })).toHaveCount(1);
  await table.getByRole('link', { name: 'Código nacional' }).click();
  await expect(table.getByRole('columnheader', { name: 'Código nacional' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('link', { name: 'Inicio' }).click();
  await page.getByRole('link', { name: 'Presentaciones' }).click();
  await expect(page.getByRole('searchbox', { name: 'Presentación' })).toHaveValue('carboplatino');
  await page.getByRole('button', { name: 'N.º de registro' }).click();
  await page.getByRole('searchbox', { name: 'N.º de registro' }).fill('no hay');
  await expect(page.getByText('Ninguna presentación cumple los filtros')).toBeVisible();
  await page.getByRole('link', { name: 'Limpiar filtros' }).last().click();
  await expect(table.getByRole('row')).toHaveCount(26);
});
