import { PLATFORM } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const HEAD = 'Nombre;Principio activo;Unidad de dosis;Vía de administración';

/** As Excel writes it in Spanish. */
const choose = (page: Page, ...lines: string[]) =>
  page.getByLabel('Fichero del catálogo').setInputFiles({
    name: 'farmacos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEAD, ...lines].join('\r\n'), 'latin1'),
  });

test('drugs are brought by a file: what is wrong is told, what would change is seen, and then it is written', async ({
  openAs,
}) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/drugs' });
  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importar fármacos' })).toBeVisible();

  await choose(page, 'Importado uno;Ácido;mg;Oral', 'Importado dos;Ácido;litros;Oral');
  await expect(page.getByText('Hay una fila con errores.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Importado dos/ })).toContainText('Unidad de dosis: Elija una de las');
  await expect(page.getByRole('button', { name: /^Importar / })).toHaveCount(0);

  await choose(page, 'Importado uno;Ácido;mg;Oral', 'Importado dos;Ácido;mg/m²;Intravenosa');
  await page.getByRole('link', { name: 'Nuevas 2' }).click();
  await expect(page.getByRole('row', { name: /Importado dos/ })).toContainText('Principio activo: Ácido');
  await page.reload();
  await page.getByRole('button', { name: 'Importar 2 entradas' }).click();
  await expect(page.getByText('Entradas nuevas: 2.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver el catálogo' }).click();
  await page.goto('/app/drugs?name=importado');
  await expect(page.getByRole('link', { name: 'Importado dos' })).toBeVisible();

  await page.goto('/app/drugs/import');
  await page.getByRole('button', { name: 'Importar otro fichero' }).click();
  await choose(page, 'Importado uno;Otro;mg;Oral');
  await expect(page.getByRole('row', { name: /Importado uno/ })).toContainText('Principio activo: Ácido → Otro');
});
