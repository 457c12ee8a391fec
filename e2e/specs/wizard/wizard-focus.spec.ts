import { WizardPage } from '../../pages/wizard-page';
import { arrangeDraft } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

test('each step focuses its first field', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=1` });
  const wizard = new WizardPage(page);
  await wizard.goOn('Diagnóstico');
  await expect(page.getByLabel('Diagnóstico histológico')).toBeFocused();
  await wizard.goOn('Tratamientos previos');
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(page.getByLabel('Diagnóstico histológico')).toBeFocused();
});

test('an added entry, line or patient form takes the focus', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=3` });
  await page.getByRole('checkbox', { name: 'Radioterapia' }).check();
  await expect(page.getByRole('group', { name: /^Radioterapia/ }).getByLabel('Fecha', { exact: true })).toBeFocused();
  await page.goto(`/app/demands/${draft.id}/edit?step=4`);
  await page.getByRole('button', { name: 'Añadir fármaco' }).click();
  await expect(
    page.getByRole('group', { name: /fármaco sin elegir/ }).getByRole('combobox', { name: 'Fármaco' }),
  ).toBeFocused();
  await page.goto(`/app/demands/${draft.id}/edit?step=1`);
  await page.getByRole('button', { name: 'Crear paciente' }).click();
  await expect(page.getByLabel('Número de tarjeta')).toBeFocused();
});

test('a blocked "next" names the missing fields, links to them and focuses the first', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=3` });
  const { next } = new WizardPage(page);
  await page.getByRole('checkbox', { name: 'Radioterapia' }).check();
  const entry = page.getByRole('group', { name: /^Radioterapia/ });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toHaveAccessibleDescription(/Faltan 2 datos: Radioterapia: Fecha.* y Radioterapia: Descripción/);
  await page.getByRole('link', { name: /Descripción$/ }).click();
  await expect(entry.getByLabel('Descripción')).toBeFocused();
  await next.press('Enter');
  await expect(entry.getByLabel('Fecha', { exact: true })).toBeFocused();
  await expect(page.getByText(/Corrija 2 datos/)).toBeVisible();
});

test('choosing a filter by keyboard returns the focus to its chip', async ({ openAs }) => {
  const page = await openAs(MERIDIANA.manager, { path: '/app/demands' });
  const chip = page.getByRole('button', { name: /^Estado/ });
  await chip.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Estado' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/status=/);
  await expect(chip).toContainText(':');
  await expect(chip).toBeFocused();
});

test('the fields of a tumour site are restored when it is chosen again', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=2` });
  const site = new WizardPage(page).tumourSite;
  await page.getByRole('textbox', { name: 'Ki67' }).fill('31,5');
  await site.selectOption({ label: 'Ovario' });
  await expect(page.getByRole('textbox', { name: 'Ki67' })).toHaveCount(0);
  await site.selectOption({ label: 'Mama' });
  await expect(page.getByRole('textbox', { name: 'Ki67' })).toHaveValue('31,5');
  await site.selectOption({ label: 'Ovario' });
  const kept = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await kept;
  await page.reload();
  await expect(site).toHaveValue('ovario');
  await site.selectOption({ label: 'Mama' });
  await expect(page.getByRole('textbox', { name: 'Ki67' })).toHaveValue('31,5');
});

test('"next" without a patient focuses the search without opening its list', async ({ openAs }) => {
  const page = await openAs(MERIDIANA.otherDoctor, { path: '/app/demands/create' });
  const search = page.getByRole('combobox', { name: /^Buscar paciente/ });
  await new WizardPage(page).next.click({ force: true });
  await expect(search).toBeFocused();
  await expect(search).toHaveAttribute('aria-invalid', 'true');
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await search.press('ArrowDown');
  await expect(search).toHaveAttribute('aria-expanded', 'true');
});
