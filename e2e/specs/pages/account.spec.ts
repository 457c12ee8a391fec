import { arrangeNewcomer, arrangeStanding } from '../../support/arrange';
import { untilScriptsRan } from '../../support/connection';
import { PASSWORD } from '../../support/people';
import { expect, failedDocument, type Page, signIn, test } from '../../support/test';

const OTHER = 'Nueva#789';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const toggle = (page: Page) => page.getByRole('switch', { name: 'Cambiar la contraseña' });

/** Signs in through the form and opens the account page. */
async function enterAccount(page: Page, email: string): Promise<void> {
  await page.goto('/app/account');
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Mi cuenta', level: 1 })).toBeVisible();
}

async function typePasswords(page: Page, current: string, next: string, again = next): Promise<void> {
  await page.getByLabel('Contraseña actual', { exact: true }).fill(current);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(next);
  await page.getByLabel('Repita la contraseña nueva').fill(again);
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
}

test('an expired password and new terms come before any page, which then opens as requested', async ({ openAt }) => {
  const newcomer = await arrangeNewcomer({ passwordChangedAt: new Date('2026-01-01'), acceptedTermsVersion: 0 });
  const page = await openAt('meridiana', { path: '/app/demands?sort=reference' });
  await signIn(page, newcomer.email);
  const expired = dialog(page, 'Su contraseña ha caducado');
  await expect(expired).toBeVisible();
  await expect(expired.getByText('Caducó el 30/06/2026.', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(expired).toBeVisible();
  await page.goto('/app/documents');
  await expect(page).toHaveURL(/\/app\/account\?returnTo=%2Fapp%2Fdocuments/);
  await page.goto('/app/demands?sort=reference');
  await typePasswords(page, PASSWORD, OTHER);
  const terms = dialog(page, 'Términos y condiciones nuevos');
  await expect(terms.getByText(/^Versión \d+, publicada el \d\d\/\d\d\/\d{4} por Salud Meridiana\.$/)).toBeVisible();
  await expect(terms.getByText('Todavía no ha aceptado ninguna versión.')).toBeVisible();
  await expect(terms.getByText('La cuenta es personal')).toBeVisible();
  await expect(terms.getByText('hecho')).toBeVisible();
  await terms.getByRole('button', { name: 'Aceptar los términos' }).click();
  await expect(page).toHaveURL(/\/app\/demands\?.*sort=reference/);
  await page.goto('/app/account');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a user who does not accept the terms can sign out', async ({ openAt }) => {
  const newcomer = await arrangeNewcomer({ acceptedTermsVersion: 0 });
  const page = await openAt('meridiana', { path: '/login' });
  await signIn(page, newcomer.email);
  await dialog(page, 'Términos y condiciones nuevos').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test.describe('passwords', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('are changed with the current one and a new one typed twice', async ({ openAt }) => {
    const newcomer = await arrangeNewcomer({});
    const page = await openAt('meridiana');
    await enterAccount(page, newcomer.email);
    await toggle(page).click();
    await typePasswords(page, 'Nada#999', OTHER);
    await expect(page.getByText('Esta no es su contraseña actual.')).toBeVisible();
    await typePasswords(page, PASSWORD, OTHER, 'otra');
    await expect(page.getByText('Escriba dos veces la misma contraseña.')).toBeVisible();
    await typePasswords(page, PASSWORD, OTHER);
    await expect(page.getByText('Contraseña cambiada')).toBeVisible();
    await expect(toggle(page)).not.toBeChecked();
    await expect(page.getByLabel('Contraseña actual', { exact: true })).toHaveCount(0);
  });
});

test('a session of another browser can be ended from the account page', async ({ openAt }) => {
  const newcomer = await arrangeNewcomer({});
  const open = async () => {
    const page = await openAt('meridiana');
    await enterAccount(page, newcomer.email);
    return page;
  };
  const [one, two] = [await open(), await open()];
  await one.reload();
  await expect(one.getByRole('button', { name: /^Cerrar Chrome/ })).toHaveCount(1);
  await one.getByRole('button', { name: /^Cerrar Chrome/ }).click();
  await expect(one.getByText('Sesión cerrada')).toBeVisible();
  await two.goto('/app/account');
  await expect(two).toHaveURL(/\/login/);
});

test('unsaved changes of the account are counted and can be discarded', async ({ openAt }) => {
  const newcomer = await arrangeNewcomer({});
  const page = await openAt('meridiana');
  await enterAccount(page, newcomer.email);
  const bar = page.locator('#profile-form [data-part=bottom-bar]');
  const name = page.getByLabel('Nombre', { exact: true });
  await expect(bar).toContainText('Sin cambios que guardar');
  const stored = await name.inputValue();
  await name.fill('Nombre que se descarta');
  await expect(bar).toContainText('1 cambio sin guardar');
  await bar.getByRole('button', { name: 'Descartar' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Descartar/ })
    .click();
  await expect(name).toHaveValue(stored);
  await expect(bar).toContainText('Sin cambios que guardar');
});

test.describe('terms published after the page was opened', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('are reported on saving, and the form keeps its values', async ({ openAt }) => {
    const newcomer = await arrangeNewcomer({});
    const page = await openAt('meridiana');
    await enterAccount(page, newcomer.email);
    // A form submitted without scripts loads the page anew.
    await untilScriptsRan(page);
    await arrangeStanding(newcomer.email, { acceptedTermsVersion: 0 });
    const name = page.getByLabel('Nombre', { exact: true });
    await name.fill('Nombre que espera');
    await page.getByRole('button', { name: 'Guardar datos' }).click();
    await expect(page.getByRole('alert')).toContainText('Antes tiene que elegir otra contraseña o aceptar términos');
    await expect(name).toHaveValue('Nombre que espera');
    await arrangeStanding(newcomer.email, { acceptedTermsVersion: 99 });
    await page.getByRole('button', { name: 'Guardar datos' }).click();
    await expect(page.getByText('Datos guardados')).toBeVisible();
  });
});

test('name and photo are saved and shown in the account menu', async ({ openAt }) => {
  const newcomer = await arrangeNewcomer({});
  const page = await openAt('meridiana');
  await enterAccount(page, newcomer.email);
  const face = { name: 'cara.png', mimeType: 'image/png', buffer: await page.screenshot() };
  // Retried, because a press before the page's scripts have run opens nothing.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 1_000 });
    await page.getByRole('button', { name: 'Elegir foto' }).click();
    await (await chooser).setFiles(face);
  }).toPass();
  const crop = dialog(page, 'Recortar la foto');
  await crop.getByLabel('Acercar').fill('2');
  await crop.getByRole('application').press('ArrowLeft');
  await crop.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(crop).toBeHidden();
  await page.getByLabel('Nombre').fill('Ana Rey Ñíguez');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByText('Datos guardados')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Cuenta de Ana Rey Ñíguez/ }).locator('img')).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveJSProperty('naturalWidth', 256);
});

test('mails are bundled for whoever switches it on, in every browser', async ({ openAt }) => {
  const newcomer = await arrangeNewcomer({});
  const page = await openAt('meridiana');
  await enterAccount(page, newcomer.email);
  await untilScriptsRan(page);
  const bundles = page.getByRole('switch', { name: 'Agrupar los correos' });
  await expect(bundles).not.toBeChecked();
  await expect(bundles).toHaveAccessibleDescription(/esperan diez minutos/);
  await bundles.focus();
  await page.keyboard.press('Space');
  await expect(bundles).toBeChecked();
  await page.reload();
  await expect(bundles).toBeChecked();
});

test.describe('terms published while a user works', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('open the account page at the next navigation, and lead back once accepted', async ({ openAt }) => {
    const newcomer = await arrangeNewcomer({});
    const page = await openAt('meridiana', { path: '/app/demands?sort=reference' });
    await signIn(page, newcomer.email);
    await expect(page.getByRole('heading', { name: 'Demandas', level: 1 })).toBeVisible();
    await arrangeStanding(newcomer.email, { acceptedTermsVersion: 0 });
    await page
      .getByRole('link', { name: 'Inicio' })
      .or(page.getByRole('link', { name: 'Demandas' }))
      .first()
      .click();
    await expect(dialog(page, 'Términos y condiciones nuevos')).toBeVisible();
    await page.getByRole('button', { name: 'Aceptar los términos' }).click();
    await expect(page.getByRole('heading', { name: 'Demandas', level: 1 })).toBeVisible();
  });
});

test.describe('two windows', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('two windows of the same account report a conflict to the second, which keeps its values', async ({
    openAt,
  }) => {
    const newcomer = await arrangeNewcomer({});
    const one = await openAt('meridiana');
    await enterAccount(one, newcomer.email);
    const two = await one.context().newPage();
    await two.goto('/app/account');
    await one.getByLabel('Nombre').fill('Ana Primera');
    await one.getByRole('button', { name: 'Guardar datos' }).click();
    await expect(one.getByText('Datos guardados')).toBeVisible();
    await two.getByLabel('Nombre').fill('Ana Segunda');
    await two.getByRole('button', { name: 'Guardar datos' }).click();
    await expect(two.getByText('Otra persona ha cambiado estos datos')).toBeVisible();
    await expect(two.getByLabel('Nombre')).toHaveValue('Ana Segunda');
    await expect(two.getByText('Guardado ahora: Ana Primera', { exact: true })).toBeVisible();
    await two.getByRole('button', { name: 'Guardar datos' }).click();
    await expect(two.getByText('Datos guardados')).toBeVisible();
  });
});

test.describe('the sign-in page', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('a refusal does not move the button, and the legal texts are linked', async ({ openAt }) => {
    const page = await openAt('meridiana', { path: '/login' });
    const entry = page.getByRole('button', { name: 'Iniciar sesión' });
    const before = await entry.boundingBox();
    await entry.click();
    await expect(page.getByLabel('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
    expect(await entry.boundingBox()).toEqual(before);
    await signIn(page, 'nobody-at-all@meridiana.test', 'wrong');
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await entry.boundingBox()).toEqual(before);
    await page.getByRole('link', { name: 'Política de privacidad' }).click();
    await expect(page.getByRole('heading', { name: 'Política de privacidad', level: 1 })).toBeVisible();
    expect((await page.goto('/policies/otra'))?.status()).toBe(404);
  });
});
