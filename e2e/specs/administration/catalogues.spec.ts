import { PLATFORM } from '../../support/people';
import { expect, failedDocument, type Page, test } from '../../support/test';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a drug and its pack are created, hidden, offered again, deleted and logged', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/drugs' });
  await page.getByRole('link', { name: 'Nuevo fármaco' }).click();
  await page.getByRole('button', { name: 'Guardar fármaco' }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused();
  await expect(page.getByText('Rellene este dato.').first()).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).fill('Ensayomab');
  await page.getByLabel('Principio activo').fill('Ensayomab');
  await page.getByLabel('Unidad de dosis').selectOption('mg/kg');
  await page.getByLabel('Vía de administración').selectOption('Intravenosa');
  await page.getByRole('button', { name: 'Guardar fármaco' }).click();
  await expect(page.getByText('Entrada creada')).toBeVisible();
  await expect(heading(page, /Ensayomab/)).toBeVisible();
  await expect(page.getByText('No figura en ninguna demanda ni borrador.')).toBeVisible();

  await page.goto('/app/presentations/create');
  await page.getByRole('combobox', { name: 'Fármaco' }).fill('ensayomab');
  await page.getByRole('option', { name: /Ensayomab/ }).click();
  await page.getByLabel('Presentación').fill('Ensayomab 100 mg, 1 vial');
  await page.getByLabel('N.º de registro').fill('E-1');
  await page.getByLabel('Código nacional').fill('E-100001');
  await page.getByLabel('Dosis por unidad').fill('100,5');
  await page.getByLabel('Precio del envase').fill('12,50');
  await page.getByRole('button', { name: 'Guardar presentación' }).click();
  await expect(page.getByText('12,50 €')).toBeVisible();
  await expect(page.getByText('100,50 mg')).toBeVisible();

  await page.goto('/app/drugs?name=ensayomab');
  await page.getByRole('button', { name: 'Acciones con Ensayomab' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Ocultar del catálogo' });
  await expect(question).toContainText('1 presentación');
  await question.getByRole('button', { name: 'Ocultar' }).click();
  await expect(page.getByText('No se ofrece para elegir.')).toBeVisible();
  await page.getByRole('button', { name: 'Volver a ofrecer' }).click();
  await expect(page.getByText('Vuelve a ofrecerse')).toBeVisible();

  await page.goto('/app/presentations?nationalCode=E-100001');
  await page.getByRole('link', { name: 'Ensayomab 100 mg, 1 vial' }).click();
  await page.getByRole('link', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Entrada eliminada')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/presentations\?/);

  await page.goto('/app/changes?name=ensayomab');
  const changes = page.getByRole('row').filter({ hasText: 'Ensayomab' });
  await expect(changes).toHaveCount(5);
  const deleted = changes.filter({ hasText: 'Eliminación' });
  await expect(deleted).toContainText('Fármaco Ensayomab');
  await deleted.getByText(/datos más/).click();
  await expect(deleted.getByText('12,50 €')).toBeVisible();
  await expect(changes.filter({ hasText: 'Deja de ofrecerse' })).toContainText('Oculto No → Sí');
});

test.describe('two users editing the same center', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('show the second what changed and keep what was typed', async ({ openAs }) => {
    const one = await openAs(PLATFORM.superadmin, { path: '/app/centers/create' });
    await one.getByLabel('Nombre').fill('Centro de dos');
    await one.getByLabel('Tipo').selectOption('Prescriptor y realizador');
    await one.getByLabel('Dirección').fill('Calle Mayor, 1');
    await one.getByRole('button', { name: 'Guardar centro' }).click();
    await one.getByRole('link', { name: 'Editar' }).click();
    await one.waitForURL(/\/edit$/);
    const other = await openAs(PLATFORM.superadmin, { path: new URL(one.url()).pathname });
    await one.getByLabel('Dirección').fill('Calle Mayor, 2');
    await one.getByRole('button', { name: 'Guardar centro' }).click();
    await expect(one.getByText('Cambios guardados')).toBeVisible();

    await other.getByLabel('Localidad').fill('Ávila');
    await other.getByLabel('Dirección').fill('Calle Menor, 3');
    await other.getByRole('button', { name: 'Guardar centro' }).click();
    await expect(other.getByText('Otra persona ha cambiado estos datos')).toBeVisible();
    await expect(other.getByLabel('Dirección')).toHaveValue('Calle Menor, 3');
    await expect(other.getByText('Guardado ahora: Calle Mayor, 2', { exact: true })).toBeVisible();
    await other.getByRole('button', { name: 'Guardar centro' }).click();
    await expect(other.getByText('Cambios guardados')).toBeVisible();
    await expect(other.getByText('Calle Menor, 3')).toBeVisible();
  });
});

test('leaving the form of an entry asks for confirmation only when something was typed', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/codes?page=1' });
  await page.getByRole('table').getByRole('link').nth(3).click();
  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByLabel('Tipo de radioterapia').waitFor();
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByLabel('Tipo de radioterapia').fill('Otra');
  await page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link', { name: /·/ }).click();
  await expect(page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeVisible();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(heading(page, /·/)).toBeVisible();
});
