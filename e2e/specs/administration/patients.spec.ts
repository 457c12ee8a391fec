import { randomInt } from 'node:crypto';
import { withControlLetter } from '@aval/prisma/factories/user';
import { WizardPage } from '../../pages/wizard-page';
import {
  arrangeAccepted,
  arrangeDenied,
  arrangeDraft,
  arrangePatient,
  arrangeSubmitted,
  countDemandsOf,
} from '../../support/arrange';
import { expectAccessible } from '../../support/axe';
import { expectTidy } from '../../support/layout';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, failedDocument, type Page, test } from '../../support/test';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const newCard = () => String(randomInt(100_000_000_000, 281_000_000_000_000)).slice(0, 12);
/** Returns a surname that no other patient has. */
const surname = (word: string) =>
  `${word} ${[...String(randomInt(100_000, 999_999))].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

/** Focuses the search with its key; retries until the page's scripts have run. */
async function goToSearch(page: Page) {
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 300 });
  }).toPass();
}

const chooseCompany = (page: Page) => page.getByLabel('Compañía', { exact: true }).selectOption('Salud Meridiana');

async function fillPatient(
  page: Page,
  { lastName, birthday, card = newCard() }: { lastName: string; birthday: string; card?: string },
) {
  await page.getByLabel('Tarjeta').fill(card);
  await page.getByLabel('Nombre', { exact: true }).fill('Rosaura');
  await page.getByLabel('Apellidos').fill(lastName);
  await page.getByLabel('DNI/NIE').fill(withControlLetter(randomInt(100_000_000)));
  await page.getByLabel('Nacimiento').fill(birthday);
  await page.getByRole('radio', { name: 'Mujer' }).check();
  await page.getByLabel('Tipo de paciente').selectOption('Privada');
}

test.describe('a patient who may already exist', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('is shown before a duplicate is created, and as the owner of a card as soon as it is typed', async ({
    openAs,
  }) => {
    const lastName = surname('Quintela');
    const card = newCard();
    const page = await openAs(PLATFORM.superadmin, { path: '/app/patients' });
    await page.getByRole('link', { name: 'Nuevo paciente' }).click();
    await chooseCompany(page);
    await expect(page.getByLabel('Apellidos')).toBeDisabled();
    await fillPatient(page, { lastName, birthday: '17/09/1941', card });
    await page.getByRole('button', { name: 'Crear paciente' }).click();
    await expect(heading(page, `Rosaura ${lastName}`)).toBeVisible();

    await page.goto('/app/patients/create');
    // Fields that cannot be filled in before a company is chosen are not marked invalid.
    await page.getByRole('button', { name: 'Crear paciente' }).click();
    await expect(page.getByLabel('Tarjeta')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Apellidos')).not.toHaveAttribute('aria-invalid');
    await chooseCompany(page);
    await page.getByLabel('Tarjeta').fill('12');
    await page.getByLabel('Tarjeta').blur();
    await expect(page.getByText('12-13', { exact: false })).toBeVisible();
    await page.getByLabel('Tarjeta').fill(card);
    await page.getByLabel('Tarjeta').blur();
    await expect(page.getByText(`Es de Rosaura ${lastName}.`)).toBeVisible();
    await fillPatient(page, { lastName: `${lastName}o`, birthday: '17/09/1941' });
    await page.getByRole('button', { name: 'Crear paciente' }).click();
    const alike = page.getByRole('region', { name: 'Puede que ya exista.' });
    await expect(alike).toContainText(`Rosaura ${lastName}`);
    await expect(alike).toBeFocused();
    await page.getByRole('button', { name: 'Crear de todos modos' }).click();
    await expect(heading(page, `Rosaura ${lastName}o`)).toBeVisible();
  });
});

test('a patient is found without the search text in the address, edited in two tabs, and links to the demand', async ({
  openAs,
}) => {
  const demand = await arrangeSubmitted();
  const page = await openAs(PLATFORM.admin, { path: '/app/patients' });
  await goToSearch(page);
  await page.keyboard.type(demand.cardNumber);
  await expect(page).toHaveURL(/\?search=\d+$/);
  expect(page.url()).not.toContain(demand.cardNumber);
  const row = page.getByRole('row').filter({ hasText: demand.cardNumber });
  await expect(row).toHaveCount(1);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row.getByRole('link', { name: demand.reference })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(demand.cardNumber);
  await goToSearch(page);
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(/patients\/\d+$/);
  await expect(heading(page, demand.patientName)).toBeVisible();

  const path = `${new URL(page.url()).pathname}/edit`;
  await page.goto(path);
  const other = await openAs(PLATFORM.superadmin, { path });
  const card = newCard();
  await page.getByLabel('Tarjeta').fill(card);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Ya no es como se envió: Número de tarjeta')).toBeVisible();

  await other.getByLabel('Nombre', { exact: true }).fill('Evaristo');
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(other.getByText('Otra persona ha cambiado estos datos')).toBeVisible();
  await expect(other.getByLabel('Tarjeta')).toHaveValue(card);
  await expect(other.getByLabel('Nombre', { exact: true })).toHaveValue('Evaristo');
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(heading(other, /Evaristo/)).toBeVisible();

  await other.goto(`/app/demands?reference=${demand.reference}`);
  await expect(other.getByRole('cell', { name: card })).toBeVisible();
  await page.getByRole('link', { name: demand.reference }).first().click();
  await expect(heading(page, new RegExp(demand.reference))).toBeVisible();
  await expect(page.getByText(demand.cardNumber).first()).toBeVisible();
});

/** Company with the doctor who has one center, and so files without choosing one. */
const OTHER = { ...MERIDIANA, doctor: MERIDIANA.otherDoctor };

async function openPatient(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Ver ficha' }).press('Enter');
  await page.waitForURL(/\/app\/patients\/\d+$/);
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

test('the page of a patient gathers treatments, doses and documents, and leads to a new demand', async ({ openAs }) => {
  const demand = await arrangeAccepted(OTHER, { totalCycles: 3 });
  const page = await openAs(OTHER.doctor, { path: `/app/demands/${demand.id}` });
  const id = await openPatient(page);
  const treatments = page.getByRole('table', { name: 'Tratamientos del paciente' });
  const row = treatments.getByRole('row').filter({ hasText: demand.reference });
  await expect(row).toContainText('Quimioterapia');
  await expect(row).toContainText('Autorizado el ciclo 1 de 3.');
  await expect(row).toContainText('(previsto)');

  const lifetime = page.getByRole('region', { name: 'Dosis acumuladas' });
  const ledger = lifetime.getByRole('table', { name: 'Sumandos de la dosis acumulada' }).first();
  await expect(ledger.getByRole('row').filter({ hasText: 'Autorizada, ciclo 1' })).toBeVisible();
  await expect(ledger.getByRole('row').filter({ hasText: 'Demanda en curso, ciclos 2 a 3' })).toBeVisible();
  await expect(lifetime.getByRole('link', { name: demand.reference }).first()).toBeVisible();

  const documents = page.getByRole('table', { name: 'PDF de la versión actual de cada demanda' });
  await expect(async () => {
    await page.reload();
    await expect(documents.getByRole('link', { name: /^Descargar el PDF/ })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  const downloading = page.waitForEvent('download');
  await documents.getByRole('link', { name: /^Descargar el PDF/ }).press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);

  await expect(page.getByText('tratamiento activo de quimioterapia').first()).toBeVisible();
  await page.getByRole('link', { name: 'Nueva demanda para este paciente' }).press('Enter');
  await expect(page).toHaveURL(`/app/demands/create?patientId=${id}`);
  await expect(page.getByRole('combobox', { name: /Buscar paciente/ })).toHaveValue(demand.patientName);
  await expect(page.getByRole('status').filter({ hasText: 'tratamiento activo' })).toContainText(demand.reference);
  expect(await countDemandsOf({ id }, MERIDIANA)).toBe(1);
  await new WizardPage(page).goOn('Diagnóstico');
  expect(await countDemandsOf({ id }, MERIDIANA)).toBe(2);
});

test('drafts and denied demands are no treatments, and a manager files none', async ({ openAs }) => {
  const denied = await arrangeDenied(OTHER);
  const managers = await openAs(MERIDIANA.manager, { path: `/app/demands/${denied.id}` });
  await openPatient(managers);
  const treatments = managers.getByRole('region', { name: 'Tratamientos' });
  await expect(treatments.getByRole('table')).toHaveCount(0);
  await expect(treatments.getByRole('listitem').filter({ hasText: denied.reference })).toContainText('Denegada');
  await expect(managers.getByRole('link', { name: 'Nueva demanda' })).toHaveCount(0);

  const draft = await arrangeDraft(OTHER);
  const doctors = await openAs(OTHER.doctor, { path: `/app/demands/${draft.id}` });
  await openPatient(doctors);
  const item = doctors.getByRole('listitem').filter({ hasText: draft.reference });
  await expect(item).toContainText('Borrador');
  await item.getByRole('link', { name: draft.reference }).press('Enter');
  await expect(heading(doctors, new RegExp(draft.reference))).toBeVisible();
});

test('the page of a patient is accessible and fits at every width, with treatments and without', async ({ openAs }) => {
  const demand = await arrangeAccepted(OTHER, { radiotherapy: true, totalCycles: 6 });
  const page = await openAs(OTHER.doctor, { path: `/app/demands/${demand.id}` });
  await openPatient(page);
  await expectAccessible(page, 'a patient with treatments');
  await expectTidy(page, 'a patient with treatments');
  const { id } = await arrangePatient(OTHER);
  await page.goto(`/app/patients/${id}`);
  await expect(
    page.getByText('Ninguna demanda a la que tiene acceso se ha autorizado ni está en curso.'),
  ).toBeVisible();
  await expectAccessible(page, 'a patient without demands');
  await expectTidy(page, 'a patient without demands');
});

test.describe('a patient out of sight', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('has no page, and no new demand begins with him', async ({ openAs }) => {
    const { id } = await arrangePatient(MERIDIANA);
    const page = await openAs(OTHER.doctor);
    for (const path of [`/app/patients/${id}`, `/app/demands/create?patientId=${id}`])
      expect((await page.goto(path))?.status(), path).toBe(404);
  });
});
