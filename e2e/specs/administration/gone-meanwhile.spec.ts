import { arrangeDraft, nameOf } from '../../support/arrange';
import { failNext, NO_ANSWER } from '../../support/fail-next';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

test.use({ expectedErrors: [NO_ANSWER] });

async function newDrug(page: Page, name: string): Promise<string> {
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.getByLabel('Principio activo').fill(name);
  await page.getByLabel('Unidad de dosis').selectOption('mg/kg');
  await page.getByLabel('Vía de administración').selectOption('Intravenosa');
  await page.getByRole('button', { name: 'Guardar fármaco' }).click();
  await page.waitForURL(/\/app\/drugs\/\d+$/);
  return new URL(page.url()).pathname;
}

const ask = (page: Page) => page.getByRole('link', { name: 'Eliminar' }).click();
const confirm = (page: Page) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Eliminar/ })
    .click();

test('the form of an entry deleted meanwhile keeps its values, names who deleted it and can create a new one', async ({
  openAs,
}) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/drugs/create' });
  const path = await newDrug(page, 'Fugacinib');
  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Fugacinib nuevo');
  const other = await openAs(PLATFORM.admin, { path });
  await ask(other);
  await confirm(other);
  await expect(other.getByText('Entrada eliminada')).toBeVisible();

  await page.getByRole('button', { name: 'Guardar fármaco' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Esto ya no existe.');
  await expect(alert).toContainText(`Lo ha eliminado ${await nameOf(PLATFORM.admin)} el `);
  await expect(alert.getByRole('link', { name: 'Volver a Fármacos' })).toBeVisible();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Fugacinib nuevo');
  await expect(page.getByLabel('Unidad de dosis')).toHaveValue('MGKG');

  const anew = page.getByRole('button', { name: 'Crear otra con estos datos' });
  await failNext(page, 'aborted');
  await anew.click();
  await expect(alert).toContainText('No ha llegado respuesta del servidor');
  await anew.click();
  await expect(page.getByText('Entrada creada')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Fugacinib nuevo' })).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe(path);
});

test('a second deletion reports who has already deleted the entry', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/drugs/create' });
  const path = await newDrug(page, 'Fugacinib de dos');
  const other = await openAs(PLATFORM.admin, { path });
  await ask(page);
  await ask(other);
  await confirm(other);
  await expect(other.getByText('Entrada eliminada')).toBeVisible();
  await confirm(page);
  await expect(page.getByRole('alertdialog')).toContainText('Lo ha eliminado');
  await page.getByRole('alertdialog').getByRole('link', { name: 'Volver a Fármacos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Fármacos/ })).toBeVisible();
});

test('deleting a draft that was deleted in another window reports that it is gone', async ({ openAs }) => {
  const { id } = await arrangeDraft();
  const path = `/app/demands/${id}?action=delete`;
  const [one, other] = [await openAs(MERIDIANA.doctor, { path }), await openAs(MERIDIANA.assistant, { path })];
  await confirm(other);
  await expect(other.getByText('Borrador eliminado')).toBeVisible();
  await confirm(one);
  await expect(one.getByRole('alertdialog')).toContainText(
    'Esta demanda ya no existe, o usted ya no tiene acceso a ella.',
  );
});
