import { RuleBookPage } from '../../pages/rule-book-page';
import { arrangeNewcomer, deactivate } from '../../support/arrange';
import { arrangeCompany, arrangePersonOf } from '../../support/arrange-company';
import { pictureFile } from '../../support/files';
import { PLATFORM } from '../../support/people';
import { expect, failedDocument, type Page, signIn, test } from '../../support/test';

const SSO_KEY = 'una-clave-de-treinta-y-dos-bytes.';

test.use({ expectedErrors: [failedDocument] });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isTold = (page: Page) => expect(page.getByText('Otra persona ha cambiado estos datos')).toBeVisible();

test('doctors that the second user adds to a center stay chosen after a conflict, and are saved', async ({
  openAs,
}) => {
  // Not a doctor of the story, who with a second center would be asked where to work.
  const { email, name } = await arrangePersonOf((await arrangeCompany()).id, 'DOCTOR');
  const one = await openAs(PLATFORM.superadmin, { path: '/app/centers/create' });
  await one.getByLabel('Nombre', { exact: true }).fill('Centro con médicos de dos');
  await one.getByLabel('Tipo').selectOption('Prescriptor y realizador');
  await one.getByLabel('Dirección').fill('Calle Mayor, 1');
  await press(one, 'Guardar centro');
  await one.getByRole('link', { name: 'Editar' }).click();
  await one.waitForURL(/\/edit$/);
  const other = await openAs(PLATFORM.superadmin, { path: new URL(one.url()).pathname });
  await one.getByLabel('Dirección').fill('Calle Mayor, 2');
  await press(one, 'Guardar centro');
  await expect(one.getByText('Cambios guardados')).toBeVisible();

  await other.getByRole('combobox', { name: /^Médicos/ }).fill(email);
  await other.getByRole('listbox').getByRole('option', { name }).click();
  await other.keyboard.press('Escape');
  const added = other.locator('li[data-change=added]');
  await press(other, 'Guardar centro');
  await isTold(other);
  await expect(added).toContainText(name);
  await press(other, 'Guardar centro');
  await expect(other.getByText('Cambios guardados')).toBeVisible();
  await expect(other.getByRole('main')).toContainText(name);
});

test('a conflict names the relations and the key that the first user changed', async ({ openAs }) => {
  const company = await arrangeCompany();
  const { id } = await arrangePersonOf(company.id, 'DOCTOR', true);
  const path = `/app/users/${id}/edit`;
  const [one, other] = [await openAs(PLATFORM.superadmin, { path }), await openAs(PLATFORM.superadmin, { path })];
  const remove = one.getByRole('button', { name: /^Quitar / });
  const center = ((await remove.getAttribute('aria-label')) ?? '').replace('Quitar ', '');
  await remove.click();
  await press(one, 'Guardar cambios');
  await expect(one.getByText(/se han guardado/)).toBeVisible();
  await other.getByLabel('N.º de colegiado').fill('2828');
  await press(other, 'Guardar cambios');
  await isTold(other);
  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Otra persona ha cambiado' });
  await expect(notice(other)).toContainText(`(se quita: ${center})`);
  await press(other, 'Guardar cambios');
  await expect(other.getByText(/se han guardado/)).toBeVisible();

  for (const page of [one, other]) await page.goto(`/app/companies/${company.id}/edit`);
  await one.getByText('Configurar').click();
  await one.getByLabel('Tipo de clave').selectOption('HS256: secreto compartido, 32 bytes o más');
  await one.getByLabel('Clave nueva').fill(SSO_KEY);
  await press(one, 'Guardar compañía');
  await expect(one.getByText('Cambios guardados')).toBeVisible();
  await other.getByLabel('Eslogan').fill('De la segunda');
  await press(other, 'Guardar compañía');
  await isTold(other);
  await expect(notice(other)).toContainText('Como lo ha guardado la otra persona: Inicio de sesión único (SSO).');
});

test('a user deactivated meanwhile is neither deactivated again nor sent a link, and the page says so', async ({
  openAs,
}) => {
  const person = await arrangePersonOf((await arrangeCompany()).id, 'DOCTOR');
  const path = `/app/users/profile/${person.id}`;
  const link = await openAs(PLATFORM.superadmin, { path });
  const other = await openAs(PLATFORM.superadmin, { path });
  await other.getByRole('link', { name: 'Desactivar' }).click();
  const dialog = other.getByRole('dialog', { name: `Desactivar a ${person.name}` });
  await expect(dialog).toBeVisible();
  await deactivate(person.email);
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Otra persona se ha adelantado' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await press(link, 'Enviar enlace de contraseña');
  await expect(link.getByRole('alert').filter({ hasText: 'el enlace no se ha enviado' })).toBeVisible();
});

test('a conflict takes over what only the first user changed, asks about what both changed, and reverts nothing on saving', async ({
  openAs,
}) => {
  const { id } = await arrangeCompany();
  const path = `/app/companies/${id}/edit`;
  const [one, other] = [await openAs(PLATFORM.superadmin, { path }), await openAs(PLATFORM.superadmin, { path })];
  await one.getByLabel('Fichero: Logotipo').setInputFiles(pictureFile('marca.png'));
  await expect(one.getByRole('img', { name: 'Logotipo' })).toBeVisible();
  await one.getByLabel('Nombre', { exact: true }).fill('Compañía de la primera');
  await one.getByLabel('Eslogan').fill('De la primera');
  await one.getByLabel('Validación por los tramitadores').check();
  await press(one, 'Guardar compañía');
  await expect(one.getByText('Cambios guardados')).toBeVisible();

  await other.getByLabel('Eslogan').fill('De la segunda');
  await other.getByLabel('Página de gestión').fill('https://gestion.example/{id}');
  await press(other, 'Guardar compañía');
  await isTold(other);
  await expect(other.getByLabel('Nombre', { exact: true })).toHaveValue('Compañía de la primera');
  await expect(other.getByLabel('Validación por los tramitadores')).toBeChecked();
  await expect(other.getByRole('img', { name: 'Logotipo' })).toBeVisible();
  await expect(other.getByLabel('Eslogan')).toHaveValue('De la segunda');
  const notice = other.getByRole('alert').filter({ hasText: 'Otra persona ha cambiado' });
  await expect(notice).toContainText('Ahora: De la primera');
  await expect(notice).toContainText('Lo suyo: De la segunda');
  await expect(notice).not.toContainText('Página de gestión');
  await notice.getByRole('button', { name: /^Usar lo guardado.*Eslogan$/ }).click();
  await expect(other.getByLabel('Eslogan')).toHaveValue('De la primera');
  await notice.getByRole('button', { name: /^Usar lo mío.*Eslogan$/ }).click();
  await expect(other.getByLabel('Eslogan')).toHaveValue('De la segunda');
  await notice.getByRole('button', { name: /^Usar lo guardado.*Eslogan$/ }).click();
  await expect(other.getByLabel('Eslogan')).toHaveValue('De la primera');
  await press(other, 'Guardar compañía');
  await expect(other.getByText('Cambios guardados')).toBeVisible();
  await expect(other.getByText('https://gestion.example/{id}')).toBeVisible();
  await expect(other.getByRole('main')).toContainText('De la primera');
  await other.goto(path);
  await expect(other.getByRole('img', { name: 'Logotipo' })).toBeVisible();
});

test('a conflict of rules takes over a threshold that only the first user changed, and scrolls to its notice', async ({
  openAs,
}) => {
  const path = `/app/companies/${(await arrangeCompany()).id}/rules`;
  const [one, other] = [await openAs(PLATFORM.superadmin, { path }), await openAs(PLATFORM.superadmin, { path })];
  const tolerance = (page: Page) => new RuleBookPage(page).rule('DOS-02').getByLabel('Tolerancia (%)');
  for (const page of [one, other]) await new RuleBookPage(page).search('DOS-02');
  await tolerance(one).fill('12');
  await press(one, 'Guardar como versión 2');
  await expect(one.getByText('Reglas guardadas')).toBeVisible();

  await new RuleBookPage(other).search('PLA-04');
  await new RuleBookPage(other).rule('PLA-04').getByLabel('Gravedad').selectOption('Grave');
  await press(other, 'Guardar como versión 2');
  await isTold(other);
  const notice = other.getByRole('alert').filter({ hasText: 'Otra persona ha cambiado' });
  await expect(notice).toBeInViewport();
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(/Como lo ha guardado la otra persona: DOS-02, Tolerancia \(%\) \(«\d+»\)/);
  await expect(notice).not.toContainText('Lo han cambiado las dos personas');
  await new RuleBookPage(other).search('');
  await expect(tolerance(other)).toHaveValue('12');
  await expect(other.getByText('Cambiado por otra persona mientras lo editaba')).toBeVisible();
  await press(other, 'Guardar como versión 3');
  await expect(other.getByText('Reglas guardadas')).toBeVisible();
  await other.goto(path);
  await expect(tolerance(other)).toHaveValue('12');
});

test('a conflict keeps the key that the second user typed, and shows the logo that the first chose', async ({
  openAs,
}) => {
  const { id } = await arrangeCompany();
  const path = `/app/companies/${id}/edit`;
  const [one, other] = [await openAs(PLATFORM.superadmin, { path }), await openAs(PLATFORM.superadmin, { path })];
  await one.getByLabel('Fichero: Logotipo').setInputFiles(pictureFile('marca.png'));
  await expect(one.getByRole('img', { name: 'Logotipo' })).toBeVisible();
  await press(one, 'Guardar compañía');
  await expect(one.getByText('Cambios guardados')).toBeVisible();

  await other.getByText('Configurar').click();
  await other.getByLabel('Tipo de clave').selectOption('HS256: secreto compartido, 32 bytes o más');
  await other.getByLabel('Clave nueva').fill(SSO_KEY);
  await press(other, 'Guardar compañía');
  await isTold(other);
  await expect(other.getByRole('img', { name: 'Logotipo' })).toBeVisible();
  await press(other, 'Guardar compañía');
  await expect(other.getByText('Cambios guardados')).toBeVisible();
  await expect(other.getByText('Hay una clave HS256.', { exact: false })).toBeVisible();
});

test('a conflict takes over whether a pack is sold', async ({ openAs }) => {
  const one = await openAs(PLATFORM.superadmin, { path: '/app/presentations/create' });
  await one.getByRole('combobox', { name: 'Fármaco' }).click();
  await one.getByRole('option').first().click();
  await one.getByLabel('Presentación').fill('Envase de dos');
  await one.getByLabel('N.º de registro').fill('D-1');
  await one.getByLabel('Código nacional').fill('D-200001');
  await one.getByLabel('Precio del envase').fill('1');
  await press(one, 'Guardar presentación');
  await one.getByRole('link', { name: 'Editar' }).click();
  await one.waitForURL(/\/edit$/);
  const other = await openAs(PLATFORM.superadmin, { path: new URL(one.url()).pathname });
  const isSold = (page: Page) => page.getByRole('main').getByRole('checkbox');
  await isSold(one).uncheck();
  await press(one, 'Guardar presentación');
  await expect(one.getByText('Cambios guardados')).toBeVisible();
  await other.getByLabel('N.º de registro').fill('Dos a la vez');
  await press(other, 'Guardar presentación');
  await isTold(other);
  await expect(isSold(other)).not.toBeChecked();
  await expect(other.getByLabel('N.º de registro')).toHaveValue('Dos a la vez');
});

test('a conflict with a photo saved in another window keeps the name typed in this one', async ({ openAt }) => {
  const { email } = await arrangeNewcomer({});
  const one = await openAt('meridiana', { path: '/app/account' });
  await signIn(one, email);
  await expect(one.getByRole('heading', { name: 'Mi cuenta', level: 1 })).toBeVisible();
  const other = await one.context().newPage();
  await other.goto('/app/account');
  await one.getByLabel('Fichero de la foto').setInputFiles(pictureFile('cara.png'));
  await press(one, 'Usar esta foto');
  await press(one, 'Guardar datos');
  await expect(one.getByText('Datos guardados')).toBeVisible();
  await other.getByLabel('Nombre', { exact: true }).fill('Ana Segunda Ventana');
  await press(other, 'Guardar datos');
  await isTold(other);
  await expect(other.getByLabel('Nombre', { exact: true })).toHaveValue('Ana Segunda Ventana');
});
