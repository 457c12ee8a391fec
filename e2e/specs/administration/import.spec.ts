import { failNext, NO_ANSWER } from '../../support/fail-next';
import { PLATFORM } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const HEAD = 'Nombre;Principio activo;Unidad de dosis;Vía de administración';

// An account has one import of drugs at a time: tests of one account would replace each other's.
test.describe.configure({ mode: 'default' });

/** Uploads a CSV file as a Spanish Excel writes it: semicolons, CRLF and Latin-1. */
const choose = (page: Page, ...lines: string[]) =>
  page.getByLabel('Fichero del catálogo').setInputFiles({
    name: 'farmacos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEAD, ...lines].join('\r\n'), 'latin1'),
  });

test('an import of drugs reports faulty rows, previews the changes and then applies them', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/drugs' });
  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importar fármacos' })).toBeVisible();

  await choose(page, 'Importado uno;Ácido;mg;Oral', 'Importado dos;Ácido;litros;Oral');
  await expect(page.getByText('Hay una fila con errores.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Importado dos/ })).toContainText(
    'Unidad de dosis: Escriba uno de estos valores: «mg/m²», «mg/kg», «AUC» o «mg».',
  );
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

test('a check under way is stopped by its button, and coming back from an entry focuses its row', async ({
  openAs,
}) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/drugs/import' });
  // The server checks a file of this length for some seconds.
  const lines = Array.from({ length: 15_000 }, (_, index) => `Parado ${index};Ácido;mg;Oral`);
  await choose(page, ...lines);
  await page.getByRole('button', { name: 'Detener la comprobación' }).click();
  await expect(page.getByRole('button', { name: 'Elegir fichero' })).toBeVisible();

  await page.goto('/app/drugs');
  const known = (await page.getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
  await page.goto('/app/drugs/import');
  await choose(page, 'Otro más;Ácido;mg;Oral', `${known};Ácido distinto;mg;Oral`);
  const entry = page.getByRole('row', { name: known }).getByRole('link', { name: known });
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: known })).toBeFocused();
  await page.goBack();
  await expect(entry).toBeFocused();
});

test.describe('a failed request', () => {
  test.use({ expectedErrors: [NO_ANSWER] });

  test('leaves the import page as it is, and the same button retries', async ({ openAs }) => {
    const page = await openAs(PLATFORM.admin, { path: '/app/drugs/import' });
    await failNext(page, 'unavailable');
    await choose(page, 'Sin respuesta;Ácido;mg;Oral');
    await expect(page.getByRole('alert')).toContainText('El servidor no ha podido recibir el fichero.');
    await failNext(page, 'aborted');
    await choose(page, 'Sin respuesta;Ácido;mg;Oral');
    await expect(page.getByRole('alert')).toContainText('Compruebe la conexión');
    await choose(page, 'Sin respuesta;Ácido;mg;Oral');
    const apply = page.getByRole('button', { name: 'Importar 1 entrada' });
    await expect(apply).toBeVisible();
    await failNext(page, 'unavailable');
    await apply.click();
    await expect(page.getByRole('alert')).toContainText('El servidor no ha podido atenderlo');
    await expect(page.getByRole('row', { name: /Sin respuesta/ })).toBeVisible();
    await apply.click();
    await expect(page.getByText('Entradas nuevas: 1.')).toBeVisible();
    await failNext(page, 'aborted');
    await page.getByRole('button', { name: 'Importar otro fichero' }).click();
    await expect(page.getByRole('alert')).toContainText('No ha llegado respuesta del servidor');
    await page.getByRole('button', { name: 'Importar otro fichero' }).click();
    await expect(page.getByRole('button', { name: 'Elegir fichero' })).toBeVisible();
  });
});

test('a missing column is named once in the alert, whatever the number of rows', async ({ openAs }) => {
  const page = await openAs(PLATFORM.admin, { path: '/app/drugs/import' });
  await page.getByLabel('Fichero del catálogo').setInputFiles({
    name: 'farmacos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Nombre;Unidad de dosis;Vía de administración\nFalta uno;mg;Oral\nFalta dos;mg;Oral'),
  });
  await expect(page.getByRole('alert')).toHaveText(/Falta la columna «Principio activo»/);
  await expect(page.getByRole('row', { name: /Falta dos/ })).toContainText('falta la columna «Principio activo»');
});

test('an import preview that was replaced in another tab is reported and shown as it is stored', async ({ openAs }) => {
  const one = await openAs(PLATFORM.admin, { path: '/app/drugs/import' });
  await choose(one, 'Primera vista;Ácido;mg;Oral');
  const apply = one.getByRole('button', { name: 'Importar 1 entrada' });
  await expect(apply).toBeVisible();
  const other = await openAs(PLATFORM.admin, { path: '/app/drugs/import' });
  await choose(other, 'Segunda vista;Ácido;mg;Oral', 'Tercera vista;Ácido;mg;Oral');
  await expect(other.getByRole('button', { name: 'Importar 2 entradas' })).toBeVisible();
  await apply.click();
  await expect(one.getByRole('alert')).toContainText('La vista previa ha cambiado');
  await expect(one.getByRole('row', { name: /Tercera vista/ })).toBeVisible();
});
