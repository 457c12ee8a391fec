import { WizardPage } from '../../pages/wizard-page';
import { arrangeDraft, arrangeRivals, statusOf } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

test('several previous treatments of one group can be entered, removed and restored', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=3` });
  const wizard = new WizardPage(page);
  const entry = (name: string) => page.getByRole('group', { name, exact: true });
  await page.getByRole('checkbox', { name: 'Radioterapia' }).check();
  await entry('Radioterapia').getByLabel('Fecha', { exact: true }).fill('3-2-24');
  await entry('Radioterapia').getByLabel('Descripción', { exact: true }).fill('Mama izquierda');
  await page.getByRole('button', { name: 'Añadir otra entrada: Radioterapia' }).click();
  const second = entry('Radioterapia 2');
  await expect(second.getByLabel('Fecha', { exact: true })).toBeFocused();
  await expect(entry('Radioterapia 1').getByLabel('Fecha', { exact: true })).toHaveValue('03/02/2024');
  await second.getByLabel('Fecha', { exact: true }).fill('17.11.2025');
  await second.getByLabel('Descripción', { exact: true }).fill('Metástasis ósea');
  await expect(second.getByLabel('Fecha', { exact: true })).toHaveValue('17/11/2025');
  await wizard.goOn('Quimioterapia');
  await page.reload();
  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(entry('Radioterapia 1').getByLabel('Descripción', { exact: true })).toHaveValue('Mama izquierda');
  await expect(second.getByLabel('Descripción', { exact: true })).toHaveValue('Metástasis ósea');
  await expect(second.getByLabel('Fecha', { exact: true })).toHaveValue('17/11/2025');
  await page.getByRole('button', { name: /^Quitar.*Radioterapia 1/ }).click();
  await expect(entry('Radioterapia').getByLabel('Descripción', { exact: true })).toHaveValue('Metástasis ósea');
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(entry('Radioterapia 1').getByLabel('Fecha', { exact: true })).toBeFocused();
  await expect(entry('Radioterapia 1').getByLabel('Descripción', { exact: true })).toHaveValue('Mama izquierda');
  await expect(second.getByLabel('Descripción', { exact: true })).toHaveValue('Metástasis ósea');
  await page.getByRole('button', { name: 'Añadir otra entrada: Radioterapia' }).first().click();
  await page.getByRole('button', { name: 'Quitar Radioterapia 3' }).click();
  await expect(entry('Radioterapia 3')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
});

test('a received dose in a unit that cannot be summed says so at once', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=3` });
  await page.getByRole('button', { name: 'Añadir dosis recibida' }).click();
  const entry = page.getByRole('group', { name: 'Dosis recibida 1' });
  await entry.getByRole('combobox', { name: /Fármaco/ }).fill('Epirubicina');
  await page
    .getByRole('option', { name: /^Epirubicina/ })
    .first()
    .click();
  const told = entry.getByText(/no se puede sumar/);
  await expect(told).toHaveCount(0);
  await entry.getByLabel('Unidad').selectOption({ label: 'UI' });
  await expect(told).toContainText('sí en mg/m², mg.');
  await entry.getByLabel('Unidad').selectOption({ label: 'mg' });
  await expect(told).toHaveCount(0);
});

test('a dose declared in an earlier demand of the patient is offered in the next, and taken over by one press', async ({
  openAs,
}) => {
  const [first, second] = await arrangeRivals(MERIDIANA);
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${first.id}/edit?step=3` });
  await page.getByRole('button', { name: 'Añadir dosis recibida' }).click();
  const entry = page.getByRole('group', { name: 'Dosis recibida 1' });
  await entry.getByRole('combobox', { name: /Fármaco/ }).pressSequentially('Epirubicina');
  await page
    .getByRole('option', { name: /^Epirubicina/ })
    .first()
    .click();
  await entry.getByRole('textbox', { name: 'Dosis total' }).pressSequentially('240,5');
  await new WizardPage(page).goOn('Quimioterapia');
  await page.goto(`/app/demands/${first.id}/edit?step=5`);
  await new WizardPage(page).send('Enviar demanda');
  await expect.poll(() => statusOf(first)).toBe('pending_analysis');

  await page.goto(`/app/demands/${second.id}/edit?step=3`);
  const offer = page.getByRole('list', { name: 'Declaradas en otras demandas de este paciente' });
  await expect(offer).toContainText(first.reference);
  await expect(entry).toHaveCount(0);
  await offer.getByRole('button', { name: /^Añadir Epirubicina, 240,50\smg\/m²/ }).click();
  await expect(entry.getByRole('combobox', { name: /Fármaco/ })).toHaveValue(/^Epirubicina/);
  await expect(entry.getByRole('textbox', { name: 'Dosis total' })).toHaveValue('240,5');
  await expect(offer).toHaveCount(0);
  await new WizardPage(page).goOn('Quimioterapia');
  await page.reload();
  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(entry.getByRole('combobox', { name: /Fármaco/ })).toHaveValue(/^Epirubicina/);
});
