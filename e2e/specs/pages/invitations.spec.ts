import { DropZone } from '../../pages/drop-zone';
import { fillRequest } from '../../pages/request-form';
import { arrangeLink, newEmail } from '../../support/arrange-invitation';
import { pdfFile } from '../../support/files';
import { linkMailedTo } from '../../support/mails';
import { ALBORADA, PASSWORD, PLATFORM } from '../../support/people';
import { expect, failedDocument, test } from '../../support/test';

// A refused form is answered with 4xx, which the browser logs as an error.
test.use({ expectedErrors: [failedDocument] });

test('an account is requested, accepted and created by the mailed link', async ({ openAt, openAs }) => {
  test.slow();
  const email = newEmail();
  const page = await openAt('alborada', { path: '/' });
  const files = new DropZone(page);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByLabel('Nombre y apellidos')).toBeFocused();
  await fillRequest(page, email);
  await files.choose(pdfFile('contrato.pdf'));
  await expect(page.getByText('Subido', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Escriba qué contiene.')).toBeVisible();
  await page.getByLabel('Descripción de contrato.pdf').fill('Contrato con la clínica');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('heading', { name: 'Solicitud enviada' })).toBeVisible();

  const admin = await openAs(PLATFORM.admin, { path: `/app/invitations?email=${encodeURIComponent(email)}` });
  await expect(admin.getByRole('row').filter({ hasText: email })).toContainText('Por revisar');
  await admin.getByRole('link', { name: 'Marta Cifuentes Rey' }).click();
  await expect(admin.getByText('Contrato con la clínica')).toBeVisible();
  const download = admin.waitForEvent('download');
  await admin.getByRole('link', { name: /contrato\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('contrato.pdf');
  await admin.getByRole('button', { name: 'Aceptar y enviar el enlace' }).click();
  await expect(admin.getByText('Solicitud aceptada')).toBeVisible();
  await expect(admin.getByRole('definition').filter({ hasText: 'Enviada' })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Aceptar y enviar el enlace' })).toBeHidden();

  await page.goto(await linkMailedTo(email));
  await page.getByLabel('DNI o NIE').fill('12345678Z');
  await page.getByLabel('Contraseña', { exact: true }).fill('demo');
  await page.getByLabel('Repita la contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await expect(page.getByLabel('Contraseña', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Cuenta creada')).toBeVisible();
  // The form begins with the address of the new account.
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
  await page.getByLabel('Contraseña', { exact: true }).pressSequentially(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/app\//);
});

test('the link of a withdrawn invitation leads to the sign-in page, which says that it is invalid', async ({
  openAt,
  openAs,
}) => {
  const email = newEmail();
  const admin = await openAs(PLATFORM.admin, { path: '/app/invitations/create' });
  await admin.getByLabel('Compañía', { exact: true }).selectOption('Mutua Alborada');
  await admin.getByLabel('Nombre y apellidos').fill('Eva Robles');
  await admin.getByLabel('Correo electrónico').fill(email);
  await admin.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(admin.getByText('Invitación enviada')).toBeVisible();
  const link = await linkMailedTo(email);
  await admin.getByRole('button', { name: 'Retirar' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Retirar la invitación' }).click();
  await expect(admin.getByText('Invitación retirada')).toBeVisible();
  const page = await openAt('alborada', { path: link });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('El enlace de la invitación no es válido')).toBeVisible();
});

test('a form whose invitation was used in another tab reports an invalid link', async ({ openAt }) => {
  const page = await openAt('alborada', { path: await arrangeLink(ALBORADA.companyId, newEmail()) });
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const each of [page, other]) {
    await each.getByLabel('DNI o NIE').fill('12345678Z');
    await each.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await each.getByLabel('Repita la contraseña').fill(PASSWORD);
  }
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Cuenta creada')).toBeVisible();
  await other.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText('El enlace de la invitación no es válido')).toBeVisible();
});

test('the list of centers closes after a choice, and shows chosen centers as selected', async ({ openAs }) => {
  const admin = await openAs(PLATFORM.admin, { path: '/app/invitations/create' });
  const centers = admin.getByRole('combobox', { name: /^Centros/ });
  const list = admin.getByRole('listbox', { name: 'Centros' });
  await centers.click();
  await list.getByRole('option', { name: /^Clínica Genilia/ }).click();
  await expect(list).toHaveCount(0);
  await expect(admin.locator('[data-part=token]')).toHaveText(/Clínica Genilia/);
  await expect(centers).toBeFocused();
  await centers.pressSequentially('Genilia');
  await list.getByRole('option', { name: /^Clínica Genilia/, selected: true }).click();
  await expect(admin.locator('[data-part=token]')).toHaveCount(0);
});

test('an email that belongs to a user cannot be invited, and the form says why', async ({ openAs }) => {
  const admin = await openAs(PLATFORM.admin, { path: '/app/invitations/create' });
  await admin.getByLabel('Compañía', { exact: true }).selectOption('Mutua Alborada');
  await admin.getByLabel('Nombre y apellidos').fill('Eva Robles');
  await admin.getByLabel('Correo electrónico').fill(ALBORADA.doctor);
  await admin.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(admin.getByText('Este correo ya es el de un usuario.')).toBeVisible();
  await expect(admin.getByLabel('Correo electrónico')).toBeFocused();
});

test('an account request is rejected with a reason', async ({ openAt, openAs }) => {
  const email = newEmail();
  const page = await openAt('alborada', { path: '/' });
  await fillRequest(page, email);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('heading', { name: 'Solicitud enviada' })).toBeVisible();
  const admin = await openAs(PLATFORM.admin, { path: `/app/invitations?email=${encodeURIComponent(email)}` });
  await admin.getByRole('link', { name: 'Marta Cifuentes Rey' }).click();
  await admin.getByRole('button', { name: 'Rechazar', exact: true }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toHaveCount(0);
  await admin.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Rechazar la solicitud' }).click();
  await expect(dialog.getByLabel('Motivo')).toBeFocused();
  await dialog.getByLabel('Motivo').fill('No consta su colegiación.');
  await dialog.getByRole('button', { name: 'Rechazar la solicitud' }).click();
  await expect(admin.getByText('Solicitud rechazada')).toBeVisible();
  await expect(admin.getByText('No consta su colegiación.')).toBeVisible();
});
