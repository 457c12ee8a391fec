import { randomInt } from 'node:crypto';
import { expectAccessible } from '../../support/axe';
import { expectTidy } from '../../support/layout';
import { ALBORADA, PLATFORM } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const newCard = () => String(randomInt(100_000_000_000, 281_000_000_000_000)).slice(0, 12);

/** Families of other scripts of which the page has fetched a part. */
const FETCHED =
  "[...new Set([...document.fonts].filter(({ status, family }) => status === 'loaded' && /Noto/.test(family)).map(({ family }) => family.replaceAll('\"', '')))]";
const fetchedFamilies = (page: Page) => page.evaluate<string[]>(FETCHED);

test('a company that takes names of any country has a patient of one surname and a passport', async ({ openAs }) => {
  const number = `EJ${randomInt(1_000_000, 9_999_999)}`;
  const page = await openAs(ALBORADA.doctor, { path: '/app/patients/create' });
  const type = async (label: string, text: string) => page.getByLabel(label, { exact: true }).pressSequentially(text);
  await type('Número de tarjeta', newCard());
  await type('Nombre', '小明');
  await type('Apellidos', '王');
  await type('Número de documento', `${number.slice(0, 2).toLowerCase()} ${number.slice(2)}`);
  await type('Fecha de nacimiento', '17/09/1961');
  await page.getByRole('radio', { name: 'Hombre' }).check();
  await page.getByLabel('Tipo de paciente').selectOption('Privada');
  await page.getByRole('button', { name: 'Crear paciente' }).click();
  await expect(page.getByText('Escriba un DNI, NIE o NIF con su letra')).toBeVisible();
  await page.getByLabel('Tipo de documento').selectOption('Pasaporte');
  await expectAccessible(page, 'a new patient of any country');
  await expectTidy(page, 'a new patient of any country');
  await page.getByRole('button', { name: 'Crear paciente' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '小明 王' })).toBeVisible();
  await expect(page.getByText('Pasaporte', { exact: true })).toBeVisible();
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await expect.poll(() => fetchedFamilies(page)).toContain('Noto Sans SC Variable');
  await expectTidy(page, 'a patient of any country');
});

test('a company that does not asks for DNI or NIE, and its pages fetch no letters of other scripts', async ({
  openAs,
}) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/patients/create' });
  await page.getByLabel('Compañía', { exact: true }).selectOption('Salud Meridiana');
  await page.getByLabel('Número de tarjeta').pressSequentially(newCard());
  await expect(page.getByLabel('DNI/NIE')).toBeEnabled();
  await expect(page.getByLabel('Tipo de documento')).toHaveCount(0);
  expect(await fetchedFamilies(page)).toEqual([]);
  await page.getByLabel('Apellidos').pressSequentially('สมชาย');
  await expect.poll(() => fetchedFamilies(page)).toContain('Noto Sans Thai Variable');
});
