import { typedDate, WizardPage } from '../../pages/wizard-page';
import { arrangeDraft, arrangeToContinue, historyOf, statusOf } from '../../support/arrange';
import { loseConnection } from '../../support/connection';
import { ALBORADA, MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

test('the review shows doses, dates and all recipients before the demand is submitted', async ({ openAs }) => {
  const draft = await arrangeDraft(ALBORADA);
  const page = await openAs(ALBORADA.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
  await new WizardPage(page).review();
  await expect(page).toHaveURL(/step=review/);
  for (const part of ['Paciente', 'Protocolo clínico', 'Tratamientos previos', 'Tratamiento propuesto', 'Adjuntos']) {
    await expect(page.getByRole('region', { name: part })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Paciente' })).toContainText(draft.patientName);
  const lines = page.getByRole('table', { name: 'Líneas de fármaco de la propuesta' });
  await expect(lines.getByRole('row').nth(1)).toContainText(/\d mg$|\d mg/);
  await expect(page.getByRole('table', { name: 'Calendario de sesiones por ciclos' })).toBeVisible();
  // The recipients are in the order of the transition table.
  const aside = page.getByRole('complementary');
  await expect(aside).toContainText(/A quién va\s*Mutua Alborada.*Después de enviar.*Versión\s*1/s);
  const way = aside.getByRole('region', { name: 'A quién va' }).getByRole('listitem');
  await expect(way).toContainText(['Tramitador/a', 'Gestor/a', 'Tramitador/a', 'Usted']);
  expect(await statusOf(draft)).toBe('draft');
});

test('a section links to its step, which leads back to the review', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=review` });
  await page.getByRole('link', { name: 'Cambiar: Protocolo clínico' }).click();
  await page.getByLabel('Diagnóstico histológico').fill('Carcinoma lobulillar de mama');
  await page.getByRole('button', { name: 'Volver a la revisión' }).click();
  await expect(page).toHaveURL(/step=review$/);
  await expect(page.getByRole('region', { name: 'Protocolo clínico' })).toContainText('Carcinoma lobulillar de mama');
  await page.getByRole('button', { name: 'Enviar demanda' }).click();
  await expect(page).not.toHaveURL(/\/edit/);
  await expect.poll(() => statusOf(draft)).toBe('pending_analysis');
});

test('the review of an incomplete draft redirects to the incomplete step', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  const saved = page.waitForResponse((response) => response.url().includes('/save?') && response.ok());
  await page.getByLabel('Talla', { exact: true }).fill('');
  await saved;
  await page.goto(`/app/demands/${draft.id}/edit?step=review`);
  await expect(page).toHaveURL(/step=4/);
});

test('the review of a continuation shows the changes since the authorized version', async ({ openAs }) => {
  const demand = await arrangeToContinue(MERIDIANA);
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}/edit?step=4` });
  const line = page.getByRole('group', { name: /^Línea A/ });
  const before = await line.getByLabel('Dosis', { exact: true }).inputValue();
  await line.getByLabel('Dosis', { exact: true }).fill('55');
  const wizard = new WizardPage(page);
  await wizard.sessionDate(1).fill(typedDate(7));
  await wizard.goOn('Otros datos');
  await wizard.review();
  const lines = page.getByRole('table', { name: 'Líneas de fármaco de la propuesta' });
  const changed = lines.getByRole('cell').filter({ hasText: /^55 / });
  await expect(changed.getByRole('deletion')).toContainText(before);
  await expect(page.getByText('La continuación todavía no se ha enviado')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar continuación' }).click();
  await expect(page).not.toHaveURL(/\/edit/);
  expect((await historyOf(demand)).at(-1)).toBe('REQUEST');
});

test.describe('a lost connection', () => {
  test.use({ expectedErrors: [/Failed to (load resource|fetch)/] });

  test('submitting reports the lost connection, and works once it is back', async ({ openAs }) => {
    const draft = await arrangeDraft();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=review` });
    await loseConnection(page);
    await page.getByRole('button', { name: 'Enviar demanda' }).click();
    const bar = page.locator('[data-part="bottom-bar"]');
    await expect(bar.getByRole('alert')).toContainText('Sin conexión');
    await expect(page).toHaveURL(/step=review/);
    expect(await statusOf(draft)).toBe('draft');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await expect(page).not.toHaveURL(/\/edit/);
    await expect.poll(() => statusOf(draft)).toBe('pending_analysis');
  });
});
