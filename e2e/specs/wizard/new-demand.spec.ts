import { WizardPage } from '../../pages/wizard-page';
import { arrangeDraft, arrangePatient, countDemandsOf } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

/** Doctor with one center, who can create a demand without choosing one. */
const COMPANY = { ...MERIDIANA, doctor: MERIDIANA.otherDoctor };
const NEW_DEMAND = '/app/demands/create';
const NOT_CREATED = 'Hay un paciente sin crear';

test('the draft is created as soon as an existing patient is chosen, so that files can be added', async ({
  openAs,
}) => {
  const [patient, other] = [await arrangePatient(COMPANY), await arrangePatient(COMPANY)];
  const page = await openAs(COMPANY.doctor, { path: NEW_DEMAND });
  const wizard = new WizardPage(page);
  await wizard.choosePatient(patient.cardNumber, patient.name);
  await expect(page).toHaveURL(/edit\?step=1/);
  await expect(page.getByRole('heading', { name: 'Adjuntos' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /Buscar paciente/ })).toBeFocused();
  expect(await countDemandsOf(patient, COMPANY)).toBe(1);
  await wizard.choosePatient(other.cardNumber, other.name);
  await wizard.next.click();
  await expect(page).toHaveURL(/step=2/);
  expect([await countDemandsOf(patient, COMPANY), await countDemandsOf(other, COMPANY)]).toEqual([0, 1]);
});

test('no draft is created while a new patient is being typed', async ({ openAs }) => {
  const patient = await arrangePatient(COMPANY);
  const page = await openAs(COMPANY.doctor, { path: NEW_DEMAND });
  const wizard = new WizardPage(page);
  await page.getByRole('button', { name: 'Crear paciente' }).click();
  await page.getByLabel('Número de tarjeta').fill('123456789012');
  await wizard.choosePatient(patient.cardNumber, patient.name);
  await expect(page.getByRole('definition').filter({ hasText: patient.cardNumber })).toBeVisible();
  await wizard.next.click();
  await expect(page.getByText(NOT_CREATED)).toBeVisible();
  await expect(page.getByLabel('Número de tarjeta')).toHaveValue('123456789012');
  expect(await countDemandsOf(patient, COMPANY)).toBe(0);

  await page.getByRole('link', { name: 'Demandas' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(page).toHaveURL(/create/);

  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL(/edit\?step=1/);
  expect(await countDemandsOf(patient, COMPANY)).toBe(1);
});

test('going back from step 2 of a new demand leads to its step 1', async ({ openAs }) => {
  const patient = await arrangePatient(COMPANY);
  const page = await openAs(COMPANY.doctor, { path: '/app/demands?page=1' });
  await page.getByRole('link', { name: 'Nueva demanda' }).first().click();
  const wizard = new WizardPage(page);
  // Held back, so that the demand is created by going on.
  await page.route('**/app/demands/create.data*', async (route) => {
    if (route.request().postData()?.includes('next=on')) await route.continue();
  });
  await wizard.choosePatient(patient.cardNumber, patient.name);
  await wizard.next.click();
  await expect(wizard.tumourSite).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/edit\?step=1/);
  const chosen = page.getByRole('group', { name: patient.name });
  await expect(chosen.getByRole('definition').filter({ hasText: patient.cardNumber })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/demands\?page=1/);
});

test('next goes on while the draft is being created automatically', async ({ openAs }) => {
  const patient = await arrangePatient(COMPANY);
  const page = await openAs(COMPANY.doctor);
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
