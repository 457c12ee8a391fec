import { typeInto } from '../../pages/typed-field';
import { arrangeCompany } from '../../support/arrange-company';
import { pictureFile } from '../../support/files';
import { PLATFORM } from '../../support/people';
import type { Tenant } from '../../support/stack';
import { expect, failedDocument, type Page, signIn, test } from '../../support/test';

const SSO_KEY = 'una-clave-de-treinta-y-dos-bytes.';

const save = (page: Page) => page.getByRole('button', { name: 'Guardar compañía' }).click();
const fileOf = (page: Page, name: string) => page.getByLabel(`Fichero: ${name}`);

test.describe('the company form', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('saves settings, colours and logo, and refuses invalid values', async ({ openAs }) => {
    const company = await arrangeCompany();
    const page = await openAs(PLATFORM.superadmin, { path: `/app/companies?name=${encodeURIComponent(company.name)}` });
    await page.getByRole('button', { name: `Acciones con ${company.name}` }).click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    await page.waitForURL(/\/edit$/);
    const cards = page.getByRole('group', { name: 'Tarjetas de la página de inicio' }).getByRole('checkbox');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) await expect(card).toBeChecked();

    await typeInto(page.getByLabel('Dominios'), 'meridiana.localhost');
    await page.getByLabel('Patrón de la tarjeta').fill('(a+)+');
    await save(page);
    await expect(page.getByLabel('Patrón de la tarjeta')).toBeFocused();
    await expect(page.getByText('Escriba una expresión regular sencilla', { exact: false })).toBeVisible();
    await page.getByLabel('Patrón de la tarjeta').fill('.{10}');
    await save(page);
    await expect(page.getByText('«meridiana.localhost» ya es de otra compañía.')).toBeVisible();
    await expect(page.getByLabel('Patrón de la tarjeta')).toHaveValue('.{10}');
    await typeInto(page.getByLabel('Dominios'), `Portal-${company.id}.example\n`);

    await page.getByLabel('Primario', { exact: false }).fill('f2b705');
    await expect(page.getByText(/Ajustado a #[0-9a-f]{6}/).first()).toBeVisible();
    const entering = page.locator('[data-part=brand-preview]').getByText('Iniciar sesión');
    await expect(entering).toHaveCSS('background-color', 'rgb(126, 94, 1)');
    await page.getByLabel('Primario', { exact: false }).fill('c00');
    await expect(entering).not.toHaveCSS('background-color', 'rgb(126, 94, 1)');

    await fileOf(page, 'Logotipo').setInputFiles({ ...pictureFile('marca.png'), buffer: Buffer.from('<svg/>') });
    await expect(page.getByText('No se puede leer como imagen.', { exact: false })).toBeVisible();
    await fileOf(page, 'Logotipo').setInputFiles(pictureFile('marca.png'));
    await expect(page.getByRole('img', { name: 'Logotipo' })).toBeVisible();
    await page.getByText('Configurar').click();
    await page.getByLabel('Tipo de clave').selectOption('HS256: secreto compartido, 32 bytes o más');
    await page.getByLabel('Clave nueva').fill('x'.repeat(32));
    await save(page);
    await expect(page.getByText('se puede adivinar', { exact: false })).toBeVisible();
    await page.getByLabel('Clave nueva').fill(SSO_KEY);
    await page.getByLabel('Validación por los tramitadores').check();
    await save(page);
    await expect(page.getByText('Cambios guardados')).toBeVisible();
    await expect(page.getByText(`portal-${company.id}.example`)).toBeVisible();
    await expect(page.getByText('Hay una clave HS256.', { exact: false })).toBeVisible();
    await expect(page.getByText(SSO_KEY)).toHaveCount(0);
  });

  test('reports what somebody else saved meanwhile, and keeps what was typed', async ({ openAs }) => {
    const { id } = await arrangeCompany();
    const path = `/app/companies/${id}/edit`;
    const [one, other] = [await openAs(PLATFORM.superadmin, { path }), await openAs(PLATFORM.superadmin, { path })];
    await one.getByLabel('Eslogan').fill('El primero');
    await one.getByLabel('Tramitación por zonas').check();
    await save(one);
    await expect(one.getByText('Cambios guardados')).toBeVisible();
    await other.getByLabel('Eslogan').fill('El segundo');
    await save(other);
    await expect(other.getByText('Otra persona ha cambiado estos datos', { exact: false })).toBeVisible();
    await expect(other.getByText('Guardado ahora: El primero', { exact: true })).toBeVisible();
    await expect(other.getByLabel('Eslogan')).toHaveValue('El segundo');
    await save(other);
    await expect(other.getByText('Cambios guardados')).toBeVisible();
    await expect(other.getByText('El segundo')).toBeVisible();
  });
});

test('an admin reads companies and cannot edit them', async ({ openAs }) => {
  const page = await openAs(PLATFORM.admin, { path: '/app/companies?default=default' });
  await page.getByRole('table').getByRole('link', { name: /Aval/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Aval/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(0);
});

test('a company links to its users, from the list and from its page', async ({ openAs }) => {
  const { id, name } = await arrangeCompany();
  const page = await openAs(PLATFORM.admin, { path: `/app/companies?name=${encodeURIComponent(name)}` });
  await page.getByRole('button', { name: `Acciones con ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Ver sus usuarios' }).click();
  await page.waitForURL((url) => url.pathname === '/app/users' && url.searchParams.get('companyId') === String(id));
  await page.goto(`/app/companies/${id}`);
  await page.getByRole('link', { name: 'Ver sus usuarios' }).click();
  await page.waitForURL((url) => url.pathname === '/app/users' && url.searchParams.get('companyId') === String(id));
  await expect(page.getByText('Ningún usuario cumple los filtros')).toBeVisible();
});

test('a company is created, deactivated and activated again', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/companies/create' });
  const letters = Array.from({ length: 5 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join('');
  await page.getByLabel('Nombre', { exact: true }).fill(`Mutua ${letters}`);
  await page.getByLabel('Prefijo').fill(letters);
  await page.getByLabel('Subdominio').fill(`mutua-${letters}`);
  await typeInto(page.getByLabel('Dominios'), `mutua-${letters}.example`);
  await page.getByRole('button', { name: 'Crear compañía' }).click();
  await expect(page.getByText('Compañía creada')).toBeVisible();
  await page.getByRole('link', { name: 'Desactivar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText('Compañía desactivada')).toBeVisible();
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByText('Compañía activada')).toBeVisible();
});

test.describe('a company’s own logo and icon', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('appear on every page of its host', async ({ openAs, openAt }) => {
    const { id, name } = await arrangeCompany();
    const tenant: Tenant = `nueva-${id}`;
    const page = await openAs(PLATFORM.superadmin, { path: `/app/companies/${id}/edit`, theme: 'dark' });
    await typeInto(page.getByLabel('Dominios'), `${tenant}.localhost`);
    for (const mark of ['Logotipo', 'Icono']) {
      await fileOf(page, mark).setInputFiles(pictureFile('marca.png'));
      await expect(page.getByRole('img', { name: mark })).toBeVisible();
    }
    const ground = page.getByRole('img', { name: 'Logotipo' }).locator('..');
    await expect(ground).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await save(page);
    await expect(page.getByText('Cambios guardados')).toBeVisible();

    const stranger = await openAt(tenant, { path: '/login' });
    const icon = stranger.locator('link[rel=icon]');
    await expect(icon).toHaveAttribute('href', /^\/images\//);
    const served = `fetch(document.querySelector('link[rel=icon]').href).then(({ headers }) => headers.get('content-type'))`;
    expect(await stranger.evaluate(served)).toBe('image/png');
    for (const path of ['/login', '/', '/policies/legal_notice', '/no-existe']) {
      await stranger.goto(path);
      const logo = stranger.getByRole('img', { name });
      await expect(logo).toHaveAttribute('src', /^\/images\//);
      await expect(logo).toHaveJSProperty('complete', true);
      expect((await logo.boundingBox())?.width).toBeLessThanOrEqual(200);
    }
    // The not-found page has the same links and language switch as the other public pages.
    await expect(stranger.getByRole('link', { name: 'Aviso legal' })).toBeVisible();
    await stranger.getByRole('button', { name: 'English' }).click();
    await expect(stranger.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    for (const theme of ['light', 'dark'] as const) {
      const inside = await openAt(tenant, { path: '/login', theme });
      await signIn(inside, PLATFORM.admin);
      const logo = inside.getByRole('navigation', { name: 'Principal' }).locator('img');
      await expect(logo).toHaveAttribute('src', /^\/images\//);
      // The logo stands on white, because it was not drawn for a dark ground.
      await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    }
  });
});
