import { expectTyped, mendAt, typeInto } from '../../pages/typed-field';
import { WizardPage } from '../../pages/wizard-page';
import { arrangeDraft, arrangeSubmitted } from '../../support/arrange';
import { arrangeCompany } from '../../support/arrange-company';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const wizardAt = (id: string, step: number) => `/app/demands/${id}/edit?step=${step}`;

test('figures with a comma can be typed and corrected', async ({ openAs }) => {
  const draft = await arrangeDraft(MERIDIANA, { radiotherapy: true });
  const page = await openAs(MERIDIANA.doctor, { path: wizardAt(draft.id, 4) });
  const line = page.getByRole('group', { name: /^Línea A/ });
  await expectTyped(page.getByLabel('Talla', { exact: true }), '168', 1);
  await expectTyped(new WizardPage(page).weight, '67,25', 3);
  await expectTyped(line.getByLabel('Dosis', { exact: true }), '62,5', 0);
  await expectTyped(line.getByLabel('Precio', { exact: true }), '1234,56', 2);
  await expectTyped(page.getByLabel('Fraccionamiento por día', { exact: true }), '2,67', 2);
  await page.goto(wizardAt(draft.id, 2));
  await expectTyped(page.getByRole('textbox', { name: 'Ki67' }), '28,5', 3);
});

test('card and identity numbers can be typed and corrected while they are looked up', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: wizardAt(draft.id, 1) });
  await page.getByRole('button', { name: 'Crear paciente' }).first().click();
  await expectTyped(page.getByLabel('Número de tarjeta'), '281000345678', 5);
  await expectTyped(page.getByLabel('DNI/NIE', { exact: true }), '07463185F', 4);
  const patients = await openAs(PLATFORM.superadmin, { path: '/app/patients/create' });
  await patients.getByLabel('Compañía', { exact: true }).selectOption('Salud Meridiana');
  await expectTyped(patients.getByLabel('Tarjeta'), '281000345679', 5);
  await expectTyped(patients.getByLabel('DNI/NIE'), '07463185F', 4);
});

test('a search can be typed and corrected while its list is filtered', async ({ openAs }) => {
  const { reference, cardNumber } = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager);
  const search = page.getByRole('searchbox', { name: 'Buscar por referencia' });
  const wrong = `${reference.slice(0, 4)}99${reference.slice(6)}`;
  await typeInto(search, wrong);
  await expect(page).toHaveURL(new RegExp(`reference=${wrong}`));
  await expect(search).toHaveValue(wrong);
  for (const index of [4, 5]) await mendAt(search, index, reference[index] ?? '');
  await expect(search).toHaveValue(reference);
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await expect(search).toHaveValue(reference);

  await page.goto('/app/patients');
  const patients = page.getByRole('searchbox');
  const at = cardNumber.length - 2;
  await expectTyped(patients, cardNumber, at);
  await expect(page.getByRole('row').filter({ hasText: cardNumber })).toHaveCount(1);
  await expect(patients).toHaveValue(cardNumber);
});

/** Types a name with a wrong letter, which finds nothing, and corrects it. */
async function expectFound(page: Page, label: string | RegExp, name: string, option: RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: label }).first();
  const mistyped = `${name.slice(0, 2)}ñ${name.slice(3)}`;
  await typeInto(field, mistyped);
  await expect(field).toHaveValue(mistyped);
  await mendAt(field, 2, name[2] ?? '');
  await expect(field).toHaveValue(name);
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  await expect(field).toHaveValue(name);
}

test('the search of a combobox can be typed and corrected', async ({ openAs }) => {
  const draft = await arrangeDraft(MERIDIANA, { radiotherapy: true });
  const page = await openAs(MERIDIANA.doctor, { path: wizardAt(draft.id, 4) });
  await expectFound(page, 'Fármaco', 'docetaxel', /docetaxel/i);
  await page
    .getByRole('option', { name: /docetaxel/i })
    .first()
    .click();
  await expect(page.getByRole('combobox', { name: 'Fármaco' }).first()).toHaveValue(/docetaxel/i);
  await expectFound(page, 'Esquema', 'docetaxel', /docetaxel/i);
  await page.keyboard.press('Escape');
  await expectFound(page, 'Códigos', 'AV-RT-1', /AV-RT-1/);
});

test('Enter selects the first option shown, even when the order changes while typing', async ({ openAs }) => {
  const draft = await arrangeDraft(MERIDIANA);
  const page = await openAs(MERIDIANA.doctor, { path: wizardAt(draft.id, 4) });
  const regimen = page.getByRole('combobox', { name: 'Esquema' });
  await page.getByLabel('Intención', { exact: true }).selectOption({ label: 'Paliativa' });
  for (const text of ['pemet', 'carbop', 'pacli', 'trastu']) {
    await regimen.fill('');
    await typeInto(regimen, text);
    const first = page.getByRole('listbox').getByRole('option').first();
    await expect(first).toHaveAttribute('data-focus');
    const label = await first
      .locator('span')
      .first()
      .evaluate((shown) => shown.firstChild?.textContent ?? '');
    await page.keyboard.press('Enter');
    await expect(regimen).toHaveValue(label);
  }
});

test('a text of the editor can be typed and corrected', async ({ openAs }) => {
  const { id } = await arrangeCompany();
  const page = await openAs(PLATFORM.superadmin, { path: `/app/companies/${id}/texts/terms_conditions` });
  const editor = page.getByRole('textbox', { name: 'Términos' });
  await editor.click();
  await editor.pressSequentially('Tratamos sus datos desde 2025 con cuidado.', { delay: 25 });
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 'Tratamos sus datos desde 202'.length; steps += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await page.keyboard.type('6', { delay: 25 });
  await expect(editor).toHaveText('Tratamos sus datos desde 2026 con cuidado.');
});
