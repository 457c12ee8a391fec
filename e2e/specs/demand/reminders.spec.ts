import { typeInto } from '../../pages/typed-field';
import { arrangeCompany } from '../../support/arrange-company';
import { PLATFORM } from '../../support/people';
import { expect, failedDocument, type Page, test } from '../../support/test';

/** Creates a company without demands, so that settings saved here send no reminders, and returns the page of its settings. */
async function arrangePath(): Promise<string> {
  return `/app/reminders?company=${(await arrangeCompany()).id}`;
}

const analysis = (page: Page) => page.getByRole('row').filter({ hasText: 'Gestores de la compañía' });
const first = (page: Page) => analysis(page).getByLabel('Primer recordatorio tras');
const every = (page: Page) => analysis(page).getByLabel('Después, cada');
const save = (page: Page) => page.getByRole('button', { name: 'Guardar recordatorios' });

test.describe('refusals', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('invalid days are marked, and keep what was typed', async ({ openAs }) => {
    const page = await openAs(PLATFORM.superadmin, { path: await arrangePath() });
    await typeInto(first(page), '61');
    await every(page).fill('');
    await save(page).click();
    await expect(page.getByText('Revise los días marcados; no se ha guardado nada.')).toBeVisible();
    await expect(first(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(first(page)).toHaveValue('61');
    await expect(every(page)).toHaveAttribute('aria-invalid', 'true');
  });

  test('a concurrent change is reported to the second user, who loses nothing typed', async ({ openAs }) => {
    const path = await arrangePath();
    const [one, other] = [await openAs(PLATFORM.superadmin, { path }), await openAs(PLATFORM.superadmin, { path })];
    await typeInto(first(one), '7');
    await save(one).click();
    await expect(one.getByText('Recordatorios guardados')).toBeVisible();
    await typeInto(first(other), '9');
    await save(other).click();
    await expect(other.getByText('Otra persona ha cambiado estos datos')).toBeVisible();
    await expect(first(other)).toHaveValue('9');
    await expect(analysis(other).getByText('Guardado ahora: 7 días')).toBeVisible();
    await save(other).click();
    await expect(other.getByText('Recordatorios guardados')).toBeVisible();
    await other.reload();
    await expect(first(other)).toHaveValue('9');
  });
});

test('another company has its own settings', async ({ openAs }) => {
  const [one, another] = [await arrangeCompany(), await arrangeCompany()];
  const page = await openAs(PLATFORM.superadmin, { path: `/app/reminders?company=${one.id}` });
  await typeInto(first(page), '7');
  await save(page).click();
  await expect(page.getByText('Recordatorios guardados')).toBeVisible();
  await page.getByLabel('Compañía', { exact: true }).selectOption({ label: another.name });
  await expect(page).toHaveURL(new RegExp(`company=${another.id}`));
  await expect(page.getByText('Sin cambios desde la puesta en marcha')).toBeVisible();
  await expect(first(page)).not.toHaveValue('7');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`company=${one.id}`));
  await expect(page.getByLabel('Compañía', { exact: true })).toHaveValue(String(one.id));
  await expect(first(page)).toHaveValue('7');
});

test('each changed number is counted, listed with its old value, and discarded with the others', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: await arrangePath() });
  const bar = page.locator('[data-part=bottom-bar]');
  const [before, then] = [await first(page).inputValue(), await every(page).inputValue()];
  await typeInto(first(page), '13');
  await typeInto(every(page), '14');
  await expect(bar).toContainText('2 cambios sin guardar');
  await bar.getByRole('button', { name: 'Ver cambios' }).click();
  await expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toContainText(
    `Antes:${before} días→Ahora:13 días`,
  );
  await bar.getByRole('button', { name: 'Descartar' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Descartar/ })
    .click();
  await expect(first(page)).toHaveValue(before);
  await expect(every(page)).toHaveValue(then);
});

test('leaving with unsaved numbers asks for confirmation', async ({ openAs }) => {
  const [one, another] = [await arrangeCompany(), await arrangeCompany()];
  const page = await openAs(PLATFORM.superadmin, { path: `/app/reminders?company=${one.id}` });
  const company = page.getByLabel('Compañía', { exact: true });
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await typeInto(first(page), '11');
  await company.selectOption(String(another.id));
  await question.getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(question).toBeHidden();
  await expect(company).toHaveValue(String(one.id));
  await expect(first(page)).toHaveValue('11');
  await company.selectOption(String(another.id));
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(new RegExp(`company=${another.id}`));
  await expect(company).toHaveValue(String(another.id));
  await expect(first(page)).not.toHaveValue('11');
});

test('a user without permission is redirected to the home page', async ({ openAs }) => {
  const page = await openAs(PLATFORM.admin, { path: await arrangePath() });
  await expect(page).toHaveURL(/\/app\/home/);
  await expect(page.getByRole('link', { name: 'Recordatorios' })).toHaveCount(0);
});
