import { fillRequest } from '../../pages/request-form';
import { arrangeCompany, arrangePersonOf, arrangeRole } from '../../support/arrange-company';
import { newEmail } from '../../support/arrange-invitation';
import { arrangeWebhookOf } from '../../support/arrange-webhook';
import { failNext, NO_ANSWER } from '../../support/fail-next';
import { PASSWORD, PLATFORM } from '../../support/people';
import { expect, signInQuietly, test } from '../../support/test';

test.use({ expectedErrors: [NO_ANSWER] });

test('a new entry keeps its values when the request fails, and the same button retries', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/drugs/create' });
  const save = page.getByRole('button', { name: 'Guardar fármaco' });
  await page.getByLabel('Nombre', { exact: true }).fill('Sinredimab');
  await page.getByLabel('Principio activo').fill('Sinredimab');
  await page.getByLabel('Unidad de dosis').selectOption('mg/kg');
  await page.getByLabel('Vía de administración').selectOption('Intravenosa');
  await failNext(page, 'aborted');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('No ha llegado respuesta del servidor');
  await expect(page.getByRole('alert')).toContainText('Lo que ha escrito sigue aquí.');
  await failNext(page, 'unavailable');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('El servidor no ha podido atenderlo');
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Sinredimab');
  await expect(page.getByLabel('Unidad de dosis')).toHaveValue('MGKG');
  await save.click();
  await expect(page.getByText('Entrada creada')).toBeVisible();
});

test('a form keeps its values when the session ends, and is saved after signing in in another tab', async ({
  openAs,
}) => {
  const { id } = await arrangeCompany();
  const page = await openAs(PLATFORM.superadmin, { path: `/app/companies/${id}/edit` });
  await page.getByLabel('Eslogan').fill('Escrito antes de que acabara la sesión');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Guardar compañía' }).click();
  await expect(page.getByRole('alert')).toContainText('Su sesión ha terminado');
  await expect(page.getByRole('link', { name: 'Iniciar sesión en otra pestaña' })).toBeVisible();
  await page.context().addCookies(cookies);
  await page.getByRole('button', { name: 'Guardar compañía' }).click();
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  await expect(page.getByText('Escrito antes de que acabara la sesión')).toBeVisible();
});

test('a form keeps its values when the permission is withdrawn, and is saved once it is granted again', async ({
  openAs,
}) => {
  const { email } = await arrangePersonOf(undefined, 'ADMIN');
  const page = await openAs(email, { path: '/app/drugs/create' });
  const save = page.getByRole('button', { name: 'Guardar fármaco' });
  await page.getByLabel('Nombre', { exact: true }).fill('Permisimab');
  await page.getByLabel('Principio activo').fill('Permisimab');
  await page.getByLabel('Unidad de dosis').selectOption('mg/kg');
  await page.getByLabel('Vía de administración').selectOption('Intravenosa');
  await arrangeRole(email, 'CONSULTANT');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Ya no tiene permiso');
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Permisimab');
  await arrangeRole(email, 'ADMIN');
  await save.click();
  await expect(page.getByText('Entrada creada')).toBeVisible();
});

test('a form is not saved in the name of another user who has signed in since in the same browser', async ({
  openAs,
}) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/drugs/create' });
  const save = page.getByRole('button', { name: 'Guardar fármaco' });
  await page.getByLabel('Nombre', { exact: true }).fill('Ajenimab');
  await page.getByLabel('Principio activo').fill('Ajenimab');
  await page.getByLabel('Unidad de dosis').selectOption('mg/kg');
  await page.getByLabel('Vía de administración').selectOption('Intravenosa');
  const own = await page.context().cookies();
  await signInQuietly(page.context(), PLATFORM.admin);
  await save.click();
  await expect(page.getByRole('alert')).toContainText('ha entrado otra persona');
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ajenimab');
  await page.context().clearCookies();
  await page.context().addCookies(own);
  await save.click();
  await expect(page.getByText('Entrada creada')).toBeVisible();
});

test('each form of the account page reports its own failure', async ({ openAs }) => {
  const page = await openAs(PLATFORM.admin, { path: '/app/account' });
  const name = page.getByLabel('Nombre', { exact: true });
  await name.fill('Nombre que no llega');
  await failNext(page, 'unavailable');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.locator('#profile-form').getByRole('alert')).toContainText('El servidor no ha podido atenderlo');
  await expect(name).toHaveValue('Nombre que no llega');
});

test('sign-in reports a failed request, and the same button retries', async ({ openAt }) => {
  const page = await openAt('aval', { path: '/login' });
  await page.getByLabel('Correo electrónico').fill(PLATFORM.admin);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await failNext(page, 'aborted');
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('No ha llegado respuesta del servidor');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(PLATFORM.admin);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await page.waitForURL(/\/app/);
});

test('an account request keeps its values when it fails, and the same button retries', async ({ openAt }) => {
  const page = await openAt('alborada', { path: '/' });
  await fillRequest(page, newEmail());
  await failNext(page, 'aborted');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('alert')).toContainText('No ha llegado respuesta del servidor');
  await expect(page.getByLabel('Nombre y apellidos')).toHaveValue('Marta Cifuentes Rey');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('heading', { name: 'Solicitud enviada' })).toBeVisible();
});

test('the not-found page of an entry links back to its list', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/centers/2147483647' });
  await expect(page.getByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver a Centros' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Centros/ })).toBeVisible();
  await page.goto('/app/drugs/2147483647/edit');
  await expect(page.getByRole('link', { name: 'Volver a Fármacos' })).toBeVisible();
  await page.goto('/app/invitations/2147483647');
  await expect(page.getByRole('link', { name: 'Volver a Invitaciones' })).toBeVisible();
});

test('a confirmation dialog stays open and reports a failed request', async ({ openAs }) => {
  const { id } = await arrangeCompany();
  const { id: webhookId } = await arrangeWebhookOf(id);
  const page = await openAs(PLATFORM.superadmin, { path: `/app/companies/${id}?deactivate` });
  for (const [path, verb] of [
    [`/app/companies/${id}?deactivate`, /^Desactivar/],
    ['/app/drugs/1?withdraw', /^(Ocultar|Eliminar)/],
    ['/app/regimens/1?retire', /^Retirar/],
    [`/app/webhooks/${webhookId}?remove`, /^Eliminar/],
  ] as const) {
    await page.goto(path);
    await failNext(page, 'aborted');
    await page.getByRole('alertdialog').getByRole('button', { name: verb }).click();
    await expect(page.getByRole('alertdialog').getByRole('alert'), path).toContainText('No ha llegado respuesta');
  }
});

test('a save whose answer was lost is reported as saved on retry, not as a conflict', async ({ openAs }) => {
  const { id } = await arrangeCompany();
  const page = await openAs(PLATFORM.superadmin, { path: `/app/companies/${id}/edit` });
  const save = page.getByRole('button', { name: 'Guardar compañía' });
  const slogan = page.getByLabel('Eslogan');
  await slogan.fill('Guardado sin que nadie lo dijera');
  await page.route(
    (url) => url.pathname.includes('/edit'),
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await save.click();
  await expect(page.getByRole('alert')).toContainText('No ha llegado respuesta del servidor');
  await save.click();
  await expect(page.getByText('Ya está guardado tal como está aquí.')).toBeVisible();
  await expect(page.getByText('Otra persona ha cambiado estos datos', { exact: false })).toHaveCount(0);
  await slogan.fill('Y ahora otro');
  await save.click();
  await expect(page.getByText('Cambios guardados')).toBeVisible();
});
