import { randomInt } from 'node:crypto';
import { withControlLetter } from '@aval/prisma/factories/user';
import { WizardPage } from '../../pages/wizard-page';
import { arrangeDraft, arrangePatient, arrangeSubmitted, countDemandsOf } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

/** Doctor with one center, who can create a demand without choosing one. */
const OTHER = { ...MERIDIANA, doctor: MERIDIANA.otherDoctor };
const NEW_DEMAND = '/app/demands/create';

const search = (page: Page) => page.getByRole('combobox', { name: /Buscar paciente/ });

test('a known card number offers its patient instead of a new one', async ({ openAs }) => {
  const patient = await arrangePatient(MERIDIANA);
  const page = await openAs(OTHER.doctor, { path: NEW_DEMAND });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await search(page).fill(patient.cardNumber);
  await expect(page.getByRole('option', { name: patient.name })).toBeVisible();
  await search(page).fill('');
  await page.getByRole('button', { name: 'Crear paciente' }).click();
  const card = page.getByLabel('Número de tarjeta');
  await card.fill(patient.cardNumber);
  await card.press('Tab');
  await expect(page.getByText(`Esta tarjeta es de ${patient.name}.`)).toBeVisible();
  await card.fill(patient.cardNumber.slice(0, -1));
  await expect(page.getByText('Esta tarjeta es de')).toHaveCount(0);
  await card.fill(patient.cardNumber);
  await card.press('Tab');
  await page.getByRole('button', { name: 'Usar este paciente' }).click();
  await expect(card).toHaveCount(0);
  await expect(search(page)).toHaveValue(patient.name);
  await expect(page.getByRole('group', { name: patient.name })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toHaveCount(0);
  expect(asked.filter((address) => address.includes(patient.cardNumber))).toEqual([]);
  await new WizardPage(page).goOn('Diagnóstico');
  expect(await countDemandsOf(patient, MERIDIANA)).toBe(1);
});

test('a known DNI offers its patient, in a draft as well', async ({ openAs }) => {
  const patient = await arrangePatient(MERIDIANA);
  const draft = await arrangeDraft(OTHER);
  const page = await openAs(OTHER.doctor, { path: `/app/demands/${draft.id}/edit?step=1` });
  await page.getByRole('button', { name: 'Crear paciente' }).click();
  await page.getByLabel('Número de tarjeta').fill('123456789012');
  await page.getByLabel('DNI/NIE', { exact: true }).fill(patient.nationalId.toLowerCase());
  await page.getByLabel('DNI/NIE', { exact: true }).press('Tab');
  await expect(page.getByText(`Este documento es de ${patient.name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Usar este paciente' }).click();
  await expect(search(page)).toHaveValue(patient.name);
  await new WizardPage(page).goOn('Diagnóstico');
  expect(await countDemandsOf(patient, MERIDIANA)).toBe(1);
});

test('a new patient similar to an existing one needs confirmation, and nothing typed is lost', async ({ openAs }) => {
  const wizardOf = async () => new WizardPage(await openAs(OTHER.doctor, { path: NEW_DEMAND }));
  const word = () => Array.from({ length: 9 }, () => String.fromCharCode(97 + randomInt(26))).join('');
  const [firstName, lastName] = [word(), word()];
  const typed = () => ({
    cardNumber: String(randomInt(300_000_000_000, 999_000_000_000)),
    nationalId: withControlLetter(randomInt(100_000_000)),
  });
  await (await wizardOf()).createPatient({ ...typed(), firstName, lastName });

  const wizard = await wizardOf();
  const { page } = wizard;
  const alike = page.getByRole('region', { name: 'Puede que ya exista.' });
  const second = { ...typed(), firstName, lastName: `${lastName}o` };
  await wizard.typePatient(second);
  await page.getByRole('button', { name: 'Crear paciente' }).last().press('Enter');
  await expect(alike).toBeFocused();
  await expect(alike).toContainText(`${firstName} ${lastName}`);
  await expect(page.getByLabel('Número de tarjeta')).toHaveValue(second.cardNumber);
  await page.getByLabel('Apellidos').fill('Muy Distintos Apellidos');
  await expect(alike).toHaveCount(0);
  await page.getByLabel('Apellidos').fill(second.lastName);
  await page.getByRole('button', { name: 'Crear paciente' }).last().click();
  await expect(alike).toBeFocused();
  await page.getByRole('button', { name: 'Crear de todos modos' }).press('Enter');
  await expect(search(page)).toHaveValue(`${firstName} ${second.lastName}`);

  const another = await wizardOf();
  await another.typePatient({ ...typed(), firstName, lastName });
  await another.page.getByRole('button', { name: 'Crear paciente' }).last().click();
  const own = another.page.getByRole('listitem').filter({ hasText: `${firstName} ${lastName} ·` });
  await own.getByRole('button', { name: 'Usar esta ficha' }).press('Enter');
  await expect(search(another.page)).toHaveValue(`${firstName} ${lastName}`);
  await expect(another.page.getByLabel('Número de tarjeta')).toHaveCount(0);
});

test('choosing a patient with an active treatment shows its demand', async ({ openAs }) => {
  const active = await arrangeSubmitted(OTHER);
  const page = await openAs(OTHER.doctor, { path: NEW_DEMAND });
  const wizard = new WizardPage(page);
  await wizard.choosePatient(active.cardNumber, active.patientName);
  const note = page.getByRole('status').filter({ hasText: 'tratamiento activo de quimioterapia' });
  await expect(note).toContainText(active.reference);
  await expect(note.getByRole('link')).toHaveAttribute('href', `/app/demands/${active.id}`);
  // The draft's page replaces this one, and a search typed before would go with it.
  await expect(page).toHaveURL(/edit\?step=1/);
  const free = await arrangePatient(OTHER);
  await wizard.choosePatient(free.cardNumber, free.name);
  await expect(note).toHaveCount(0);
});

test('a demand that the user cannot see is not named', async ({ openAs }) => {
  const active = await arrangeSubmitted(MERIDIANA);
  const page = await openAs(OTHER.doctor, { path: NEW_DEMAND });
  await new WizardPage(page).choosePatient(active.cardNumber, active.patientName);
  const note = page.getByRole('status').filter({ hasText: 'tratamiento activo de quimioterapia' });
  await expect(note).toContainText('una demanda que usted no puede ver');
  await expect(note).not.toContainText(active.reference);
});

test('closing the form of a new patient asks for confirmation when something was typed', async ({ openAs }) => {
  const page = await openAs(OTHER.doctor, { path: NEW_DEMAND });
  const create = page.getByRole('button', { name: 'Crear paciente' });
  const cancel = page.getByRole('button', { name: 'Cancelar' });
  const card = page.getByLabel('Número de tarjeta');
  await create.click();
  await cancel.click();
  await expect(card).toHaveCount(0);
  await create.click();
  await card.fill('1234567');
  await cancel.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(card).toHaveValue('1234567');
  await cancel.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(card).toHaveCount(0);
  await expect(create).toBeFocused();
});

test('an ended session keeps the new patient on the page and offers to sign in', async ({ openAs }) => {
  const page = await openAs(OTHER.doctor, { path: NEW_DEMAND });
  await page.setViewportSize({ width: 390, height: 800 });
  await new WizardPage(page).typePatient({
    cardNumber: '700000000017',
    firstName: 'Aurelia',
    lastName: 'Sáez Ibarra',
    nationalId: '70000017T',
  });
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Crear paciente' }).last().click();
  const note = page.getByRole('alert').filter({ hasText: 'Su sesión ha terminado' });
  await expect(note.getByRole('link', { name: 'Iniciar sesión en otra pestaña' })).toBeInViewport();
  await page.context().addCookies(cookies);
  await note.getByRole('button', { name: 'Reintentar' }).click();
  await expect(search(page)).toHaveValue('Aurelia Sáez Ibarra');
  await expect(page.getByRole('group', { name: 'Aurelia Sáez Ibarra' })).toBeFocused();
});
