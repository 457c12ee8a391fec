import { chooseContext } from '../../pages/home-page';
import { arrangeDraft } from '../../support/arrange';
import { arrangeCenter, arrangeDoctor } from '../../support/arrange-filers';
import { ALBORADA, MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

test('a user is created with the relations of the role, found in the list, edited, deactivated and activated', async ({
  openAs,
}) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/users' });
  await page.getByRole('link', { name: 'Nuevo usuario' }).click();
  await page.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(page.getByLabel('Función')).toBeFocused();
  await page.getByLabel('Función').selectOption('Médico/a');
  await page.getByLabel('Compañía', { exact: true }).selectOption('Salud Meridiana');
  await page.getByLabel('Nombre').fill('Berta Quintana Lago');
  await page.getByLabel('DNI/NIE').fill('00000000T');
  await page.getByLabel('Correo').fill('berta.quintana@users.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('Inicio#123');
  await page.getByLabel('Repita la contraseña').fill('Inicio#124');
  await page.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(page.getByLabel('Repita la contraseña')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Repita la contraseña').fill('Inicio#123');
  const assistants = page.getByRole('combobox', { name: /^Asistentes/ });
  await assistants.click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByText('se añade', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(page.getByText('Enlace para elegir la contraseña enviado a berta.quintana')).toBeVisible();

  await page.goto('/app/users?email=berta.quintana');
  const row = page.getByRole('row', { name: /Berta Quintana Lago/ });
  await expect(row).toContainText('Activo');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Berta Quintana Lago');
  await expect(page.getByRole('heading', { name: /^Asistentes/ })).toBeVisible();

  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByRole('button', { name: /^Quitar / }).click();
  await expect(page.getByText('se quita', { exact: true })).toBeVisible();
  await page.getByLabel('Nombre').fill('Berta Quintana Lagos');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Los cambios de Berta Quintana Lagos se han guardado')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/app/users');
  await row.getByRole('link').click();
  await expect(page.getByText('Ninguno').first()).toBeVisible();

  await page.getByRole('link', { name: 'Desactivar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Desactivar a Berta Quintana Lagos' });
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText('Cuenta desactivada').first()).toBeVisible();
  await expect(page.getByText('Inactivo').first()).toBeVisible();
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  await expect(page.getByText('Cuenta reactivada')).toBeVisible();
});

test('the user’s own row links to the account page', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: `/app/users?email=${PLATFORM.superadmin}` });
  await page.getByRole('row', { name: /usted/ }).getByRole('link').click();
  await page.waitForURL('/app/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a doctor’s row links to the doctor’s demands and switches to their company', async ({ openAs }) => {
  const { reference } = await arrangeDraft(ALBORADA);
  const page = await openAs(PLATFORM.superadmin, { path: '/app/home' });
  await chooseContext(page, 'Compañía', 'Salud Meridiana');
  await expect(page.getByRole('banner')).toContainText('Salud Meridiana');
  await page.goto(`/app/users?email=${ALBORADA.doctor}`);
  await page.getByRole('button', { name: /^Acciones con / }).click();
  await page.getByRole('menuitem', { name: 'Ver sus demandas' }).click();
  await expect(page.getByText('Ahora trabaja con Mutua Alborada')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Mutua Alborada');
  await expect(page).toHaveURL(/\/app\/demands\?.*doctorId=\d+/);
  await expect(page.getByRole('table').getByRole('link', { name: reference })).toBeVisible();
});

test('a dialog in which nothing can be done has one button, which closes it and has the focus', async ({ openAs }) => {
  const center = await arrangeCenter('Centro de un solo médico');
  const doctor = await arrangeDoctor([center.id]);
  await arrangeDraft({ ...MERIDIANA, doctor: doctor.email });
  const page = await openAs(PLATFORM.superadmin, { path: `/app/users/profile/${doctor.id}` });
  await page.getByRole('link', { name: 'Desactivar' }).click();
  const dialog = page.getByRole('dialog', { name: `Desactivar a ${doctor.name}` });
  await expect(dialog.getByText(center.name)).toBeVisible();
  const close = dialog.getByRole('button', { name: 'Cerrar', exact: true }).last();
  await expect(close).toBeFocused();
  await expect(close).toHaveText('Cerrar');
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});
