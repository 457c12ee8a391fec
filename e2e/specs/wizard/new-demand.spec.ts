import { WizardPage } from '../../pages/wizard-page';
import { arrangeDraft, arrangePatient, countDemandsOf } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

/** Doctor with one center, who can create a demand without choosing one. */
const COMPANY = { ...MERIDIANA, doctor: MERIDIANA.otherDoctor };
const NEW_DEMAND = '/app/demands/create';
const NOT_CREATED = 'Hay un paciente sin crear';

test('the draft is created after a pause, but not while a new patient is being typed', async ({ openAs }) => {
  const patient = await arrangePatient(COMPANY);
  const page = await openAs(COMPANY.doctor);
  await page.clock.install();
  await page.goto(NEW_DEMAND);
  const wizard = new WizardPage(page);
  await wizard.choosePatient(patient.cardNumber, patient.name);
  await expect(page.getByRole('definition').filter({ hasText: patient.cardNumber })).toBeVisible();
  await expect(wizard.next).not.toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(4_000);
  await page.getByLabel('Centro prescriptor').selectOption({ index: 1 });
  await page.clock.fastForward(4_000);
  await page.getByRole('button', { name: 'Crear paciente' }).click();
  await page.getByLabel('Número de tarjeta').fill('123456789012');
  await page.clock.fastForward(60_000);
  await wizard.next.click();
  await expect(page.getByText(NOT_CREATED)).toBeVisible();
  await expect(page.getByLabel('Número de tarjeta')).toHaveValue('123456789012');
  expect(await countDemandsOf(patient, COMPANY)).toBe(0);

  await page.getByRole('link', { name: 'Demandas' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(page).toHaveURL(/create/);

  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await page.clock.fastForward(6_000);
  await expect(page).toHaveURL(/edit\?step=1/);
  expect(await countDemandsOf(patient, COMPANY)).toBe(1);
  await page.getByRole('link', { name: /Protocolo clínico/ }).click();
  await expect(page).toHaveURL(/step=2/);
});

test('next goes on while the draft is being created automatically', async ({ openAs }) => {
  const patient = await arrangePatient(COMPANY);
  const page = await openAs(COMPANY.doctor);
  await page.clock.install();
  await page.goto(NEW_DEMAND);
  const wizard = new WizardPage(page);
  let press = () => {};
  const pressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  await page.route('**/app/demands/create.data*', async (route) => {
    if (route.request().method() === 'POST') await pressed;
    await route.continue();
  });
  await wizard.choosePatient(patient.cardNumber, patient.name);
  const creation = page.waitForRequest((request) => request.method() === 'POST' && /create\.data/.test(request.url()));
  await page.clock.fastForward(6_000);
  await creation;
  await wizard.next.click();
  press();
  await expect(page).toHaveURL(/edit\?step=2/);
  expect(await countDemandsOf(patient, COMPANY)).toBe(1);
});

test('step 1 of a draft cannot be left with an unsaved new patient', async ({ openAs }) => {
  const draft = await arrangeDraft(COMPANY);
  const page = await openAs(COMPANY.doctor, { path: `/app/demands/${draft.id}/edit?step=1` });
  const wizard = new WizardPage(page);
  await page.getByRole('button', { name: 'Crear paciente' }).click();
  await page.getByLabel('Número de tarjeta').fill('123456789012');
  await wizard.next.click();
  await expect(page.getByText(NOT_CREATED)).toBeVisible();
  await page.getByRole('link', { name: /Protocolo clínico/ }).click();
  await expect(page.getByLabel('Número de tarjeta')).toHaveValue('123456789012');
  await expect(page).toHaveURL(/step=1/);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await wizard.next.click();
  await expect(page).toHaveURL(/step=2/);
});

test.describe('a lost answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a retry opens the draft that was created', async ({ openAs }) => {
    const patient = await arrangePatient(COMPANY);
    const page = await openAs(COMPANY.doctor, { path: NEW_DEMAND });
    const wizard = new WizardPage(page);
    await wizard.choosePatient(patient.cardNumber, patient.name);
    const browser = await page.context().newCDPSession(page);
    // The server creates the draft and answers, but the answer is lost.
    browser.on('Fetch.requestPaused', ({ requestId }) => {
      void browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    });
    const answers = [{ urlPattern: '*/app/demands/create.data*', requestStage: 'Response' as const }];
    await browser.send('Fetch.enable', { patterns: answers });
    await wizard.next.click();
    await expect(page.getByText('No se pudo crear la demanda.')).toBeVisible();
    expect(await countDemandsOf(patient, COMPANY)).toBe(1);
    await browser.send('Fetch.disable');
    await wizard.next.click();
    await expect(page).toHaveURL(/edit\?step=2/);
    expect(await countDemandsOf(patient, COMPANY)).toBe(1);
  });
});
