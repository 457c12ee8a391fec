import { arrangeForgetful } from '../../support/arrange-access';
import { expect, failedDocument, signIn, test } from '../../support/test';

const PASSWORD = 'Nueva#123';

test('a password reset is requested and confirmed on a page that survives reload and going back', async ({
  openAt,
}) => {
  const { email, dni } = await arrangeForgetful();
  const page = await openAt('meridiana', { path: '/login' });
  await page.getByRole('link', { name: '¿Ha olvidado la contraseña?' }).click();
  await expect(page.getByRole('heading', { name: 'Pedir una contraseña nueva' })).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('DNI o NIE').fill(dni.toLowerCase());
  await page.getByRole('button', { name: 'Pedir el enlace' }).click();
  const told = page.getByRole('heading', { name: 'Revise su correo' });
  await expect(told).toBeVisible();
  await page.reload();
  await expect(told).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Pedir una contraseña nueva' })).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the reset link sets a password once, which signs the user in', async ({ openAt }) => {
  const { email, path } = await arrangeForgetful();
  const page = await openAt('meridiana', { path });
  await page.getByLabel('Contraseña nueva').fill(PASSWORD);
  await page.getByLabel('Repita la contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('La contraseña se ha cambiado')).toBeVisible();
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/app\//);

  const again = await openAt('meridiana', { path });
  await expect(again).toHaveURL(/\/login$/);
  await expect(again.getByText('El enlace ya no es válido')).toBeVisible();
});

test.describe('a refused form', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('explains the error at its field and focuses it', async ({ openAt }) => {
    const { path } = await arrangeForgetful();
    const page = await openAt('meridiana', { path });
    await page.getByLabel('Contraseña nueva').fill('corta');
    await page.getByLabel('Repita la contraseña').fill(PASSWORD);
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(page.getByLabel('Contraseña nueva')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Contraseña nueva')).toBeFocused();
    const asking = await openAt('meridiana', { path: '/forgot-password' });
    await asking.getByLabel('Correo electrónico').fill('alguien@meridiana.test');
    await asking.getByLabel('DNI o NIE').fill('12345678A');
    await asking.getByRole('button', { name: 'Pedir el enlace' }).click();
    await expect(asking.getByText('letra', { exact: false })).toBeVisible();
    await expect(asking.getByLabel('DNI o NIE')).toBeFocused();
  });
});
