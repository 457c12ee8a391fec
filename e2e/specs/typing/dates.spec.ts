import { expectTyped, typeInto } from '../../pages/typed-field';
import { typedDate, WizardPage } from '../../pages/wizard-page';
import { arrangeDraft } from '../../support/arrange';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const wizardAt = (id: string, step: number) => `/app/demands/${id}/edit?step=${step}`;

/** Types a date and corrects a digit of its day, its month and its year. */
async function expectTypedDate(page: Page, label: string, date: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  for (const index of [1, 4, 9]) await expectTyped(field, date, index);
  await field.blur();
  await expect(field).toHaveValue(date);
}

test('session dates can be typed and corrected, and the first one sets the following ones', async ({ openAs }) => {
  const draft = await arrangeDraft(MERIDIANA, { regimen: 'mama-paclitaxel-semanal', totalCycles: 2 });
  const page = await openAs(MERIDIANA.doctor, { path: wizardAt(draft.id, 4) });
  const wizard = new WizardPage(page);
  await expectTypedDate(page, 'Fecha de la sesión 1', typedDate(20));
  await expect(wizard.sessionDate(2)).toHaveValue(typedDate(27));
  await expectTypedDate(page, 'Fecha de la sesión 2', typedDate(28));
  await expect(wizard.sessionDate(1)).toHaveValue(typedDate(20));
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await wizard.expectStep('Otros datos');
  await page.goto(wizardAt(draft.id, 4));
  await expect(wizard.sessionDate(1)).toHaveValue(typedDate(20));
  await expect(wizard.sessionDate(2)).toHaveValue(typedDate(28));
});

test('a date without separators, with dashes or with a two-digit year is completed on blur', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: wizardAt(draft.id, 4) });
  const field = new WizardPage(page).sessionDate(1);
  const date = typedDate(20);
  for (const typed of [date.replaceAll('/', ''), date.replace(/\d\d(\d\d)$/, '$1'), date.replaceAll('/', '-')]) {
    await typeInto(field, typed);
    await expect(field).toHaveValue(typed);
    await field.blur();
    await expect(field).toHaveValue(date);
  }
});

test('the other dates of a demand can be typed and corrected', async ({ openAs }) => {
  const draft = await arrangeDraft(MERIDIANA, {
    regimen: 'pulmon-pembrolizumab-paclitaxel-carboplatino',
    radiotherapy: true,
  });
  const page = await openAs(MERIDIANA.doctor, { path: wizardAt(draft.id, 4) });
  await expectTypedDate(page, 'Fecha de inicio', typedDate(30));
  await expectTypedDate(page, 'Implantación del infusor (opcional)', typedDate(31));
  await expectTypedDate(page, 'Retirada del infusor (opcional)', typedDate(41));
  await expectTypedDate(page, 'Fecha de la analítica (opcional)', typedDate(-3));
  await expect(page.getByLabel('Fecha de la analítica', { exact: true })).toHaveCount(0);
  await typeInto(page.getByLabel('Creatinina', { exact: false }).first(), '0,9');
  await expect(page.getByLabel('Fecha de la analítica', { exact: true })).toHaveValue(typedDate(-3));
  await page.goto(wizardAt(draft.id, 3));
  await expectTypedDate(page, 'Fecha', typedDate(-40));
});

test('a date of birth can be typed and corrected', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: wizardAt(draft.id, 1) });
  await page.getByRole('button', { name: 'Crear paciente' }).first().click();
  await typeInto(page.getByLabel('Número de tarjeta'), '281000345670');
  await typeInto(page.getByLabel('DNI/NIE', { exact: true }), '07463185F');
  await expectTypedDate(page, 'Fecha de nacimiento', '14/02/1961');
});

test('the dates of a filter can be typed and corrected', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/access-record' });
  for (const path of ['/app/access-record', '/app/changes']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Fechas', exact: true }).click();
    await expectTypedDate(page, 'Desde el día', '12/11/2024');
    await expectTypedDate(page, 'Hasta el día', '13/10/2025');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(/from=2024-11-12&to=2025-10-13/);
  }
});

const FROM = 'Desde el día';
const TO = 'Hasta el día';

/** Texts of both fields, the field that is wrong, and what it says. */
const WRONG_RANGES = [
  ['31/02/2027', '', FROM, 'Escriba una fecha que exista, como 27/04/2026.'],
  ['', 'ayer', TO, 'Escriba una fecha que exista, como 27/04/2026.'],
  ['12/11/0000', '', FROM, 'Elija una fecha a partir del 01/01/1900.'],
  ['12/11/2024', typedDate(3), TO, 'Elija una fecha que no sea posterior a hoy.'],
  ['13/10/2025', '12/11/2024', TO, 'Elija una fecha a partir del 13/10/2025.'],
] as const;

test('a filter says what is wrong with its dates beside the field, and keeps what was typed', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/access-record' });
  for (const path of ['/app/access-record', '/app/changes']) {
    await page.goto(path);
    const chip = page.getByRole('button', { name: 'Fechas', exact: true });
    const panel = page.getByRole('dialog', { name: 'Fechas' });
    await chip.click();
    for (const [from, to, wrong, says] of WRONG_RANGES) {
      await typeInto(panel.getByLabel(FROM), from);
      await typeInto(panel.getByLabel(TO), to);
      await panel.getByRole('button', { name: 'Aplicar' }).click();
      const [field, other] = wrong === FROM ? [FROM, TO] : [TO, FROM];
      await expect(panel.getByText(says)).toBeVisible();
      await expect(panel.getByLabel(field)).toBeFocused();
      await expect(panel.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
      await expect(panel.getByLabel(field)).toHaveAccessibleDescription(says);
      await expect(panel.getByLabel(other)).not.toHaveAttribute('aria-invalid');
      await expect(panel.getByLabel(FROM)).toHaveValue(from);
      await expect(panel.getByLabel(TO)).toHaveValue(to);
      expect(new URL(page.url()).search).not.toMatch(/from|to=/);
    }
    await typeInto(panel.getByLabel(TO), '14/10/2025');
    await expect(panel.getByLabel(TO)).not.toHaveAttribute('aria-invalid');
    await panel.getByLabel(TO).press('Enter');
    await expect(page).toHaveURL(/from=2025-10-13&to=2025-10-14/);
    await expect(panel).toBeHidden();
    // The panel takes its dates from the chip, which tells them once the page has been rendered.
    await page.getByRole('button', { name: /^Fechas: .*14\/10\/2025/ }).click();
    await typeInto(panel.getByLabel(FROM), '');
    await panel.getByLabel(FROM).press('Enter');
    await expect(page).not.toHaveURL(/from=/);
    await expect(page).toHaveURL(/to=2025-10-14/);
  }
});

test('wrong dates are listed in the order of the page, joined as in a sentence', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: wizardAt(draft.id, 4) });
  const summary = page.locator('[data-part="bottom-bar"]').getByRole('alert');
  const removal = page.getByLabel('Retirada del infusor (opcional)');
  await typeInto(removal, '31/02/2027');
  await typeInto(page.getByLabel('Implantación del infusor (opcional)'), '31/02/2027');
  await typeInto(new WizardPage(page).sessionDate(1), '31/02/2027');
  await expect(summary).toHaveText(/: Sesión 1, Implantación del infusor y Retirada del infusor$/);
  await typeInto(removal, '');
  await expect(summary).toHaveText(/: Sesión 1 e Implantación del infusor$/);
});
