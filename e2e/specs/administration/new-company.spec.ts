import { randomInt, randomUUID } from 'node:crypto';
import { withControlLetter } from '@aval/prisma/factories/user';
import { DemandPage } from '../../pages/demand-page';
import { typeInto } from '../../pages/typed-field';
import { WizardPage } from '../../pages/wizard-page';
import { linkMailedTo } from '../../support/mails';
import { PASSWORD, PLATFORM } from '../../support/people';
import type { Tenant } from '../../support/stack';
import { expect, type Page, signIn, test } from '../../support/test';

test.setTimeout(300_000);

const FIRST_PASSWORD = 'Inicio#123';

interface Company {
  id: number;
  name: string;
  prefix: string;
  tenant: Tenant;
  center: string;
}

interface Person {
  name: string;
  email: string;
  dni: string;
}

const letters = () => Array.from({ length: 5 }, () => String.fromCharCode(65 + randomInt(26))).join('');
const dni = () => withControlLetter(randomInt(100_000_000));
const person = (name: string): Person => ({ name, email: `${randomUUID()}@nueva.test`, dni: dni() });

async function makeCompany(page: Page): Promise<Company> {
  const prefix = letters();
  const tenant: Tenant = `nueva-${prefix.toLowerCase()}`;
  const name = `Nueva ${prefix}`;
  await page.goto('/app/companies/create');
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.getByLabel('Eslogan').fill('Desde el primer día');
  await page.getByLabel('Prefijo').fill(prefix);
  await page.getByLabel('Subdominio').fill(tenant);
  await typeInto(page.getByLabel('Dominios'), `${tenant}.localhost`);
  await page.getByLabel('Primario', { exact: false }).fill('0a5c36');
  await page.getByRole('button', { name: 'Crear compañía' }).click();
  await expect(page.getByText('Compañía creada')).toBeVisible();
  const id = Number(/\/app\/companies\/(\d+)/.exec(page.url())?.[1]);
  return { id, name, prefix, tenant, center: `Centro ${prefix}` };
}

/** Follows a pending step of the setup list on the company's page. */
async function goOnWith(page: Page, { id }: Company, step: string): Promise<void> {
  await page.goto(`/app/companies/${id}`);
  await page.getByRole('region', { name: 'Puesta en marcha' }).getByRole('link', { name: step }).click();
}

async function publishTerms(page: Page, company: Company): Promise<void> {
  await goOnWith(page, company, 'Escribir los términos');
  await page.getByRole('textbox', { name: 'Términos' }).click();
  await page.keyboard.type('La cuenta es personal.');
  await page.getByRole('button', { name: 'Guardar y publicar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Términos publicados')).toBeVisible();
}

async function writeTexts(page: Page, company: Company): Promise<void> {
  for (const name of ['Aviso legal', 'Privacidad', 'Reclamaciones']) {
    await goOnWith(page, company, 'Escribir el que falta');
    await page.getByRole('textbox', { name }).click();
    await page.keyboard.type('Nueva compañía.');
    await page.getByRole('button', { name: 'Guardar texto' }).click();
    await expect(page.getByText('Texto guardado')).toBeVisible();
  }
}

async function makeCenter(page: Page, company: Company): Promise<void> {
  const { center } = company;
  await goOnWith(page, company, 'Crear un centro');
  await page.getByLabel('Nombre').fill(center);
  await page.getByLabel('Tipo').selectOption('Prescriptor y realizador');
  await page.getByLabel('Dirección').fill('Plaza Nueva, 1');
  await page.getByRole('button', { name: 'Guardar centro' }).click();
  await expect(page.getByRole('heading', { name: center, level: 1 })).toBeVisible();
}

/** Creates a user with an initial password, which the user has to replace at the first sign-in. */
async function makeUser(page: Page, company: Company, step: string, user: Person) {
  await goOnWith(page, company, step);
  await page.getByLabel('Nombre').fill(user.name);
  await page.getByLabel('DNI/NIE').fill(user.dni);
  await page.getByLabel('Correo').fill(user.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(FIRST_PASSWORD);
  await page.getByLabel('Repita la contraseña').fill(FIRST_PASSWORD);
  await page.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(page.getByText(`Cuenta de ${user.name} creada`)).toBeVisible();
}

async function invite(page: Page, { name, center }: Company, invited: Person, doctor?: Person): Promise<void> {
  await expect(page.getByLabel('Compañía', { exact: true }).locator('option:checked')).toHaveText(name);
  if (doctor) await page.getByText('Asistente', { exact: true }).click();
  await page.getByLabel('Nombre y apellidos').fill(invited.name);
  await page.getByLabel('Correo electrónico').fill(invited.email);
  await page.getByRole('combobox', { name: 'Centros' }).fill(center);
  await page.getByRole('option', { name: center }).click();
  await page.keyboard.press('Escape');
  if (doctor) await page.getByLabel('DNI de cada médico/a a quien asiste').fill(doctor.dni);
  await page.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(page.getByText('Invitación enviada')).toBeVisible();
}

/** Creates the account from the mailed link at the company's host, signs in and accepts the terms. */
async function register(page: Page, { email, dni }: Person): Promise<void> {
  await page.goto(await linkMailedTo(email));
  await page.getByLabel('DNI o NIE').fill(dni);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repita la contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Cuenta creada')).toBeVisible();
  await signIn(page, email);
  await acceptTerms(page);
}

async function acceptTerms(page: Page): Promise<void> {
  const terms = page.getByRole('dialog', { name: 'Términos y condiciones nuevos' });
  await terms.getByRole('button', { name: 'Aceptar los términos' }).click();
  await expect(terms).toBeHidden();
}

async function enterFirst(page: Page, { email }: Person): Promise<void> {
  await signIn(page, email, FIRST_PASSWORD);
  const own = page.getByRole('dialog', { name: 'Elija una contraseña propia' });
  await own.getByLabel('Contraseña actual', { exact: true }).fill(FIRST_PASSWORD);
  await own.getByLabel('Contraseña nueva', { exact: true }).fill(PASSWORD);
  await own.getByLabel('Repita la contraseña nueva').fill(PASSWORD);
  await own.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await acceptTerms(page);
}

/** Files the doctor's first demand, for a new patient. */
async function fileDemand(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Nueva demanda' }).first().click();
  const wizard = new WizardPage(page);
  await wizard.createPatient({
    firstName: 'Aurora',
    lastName: `Primera ${letters()}`,
    cardNumber: String(randomInt(100_000_000_000, 281_000_000_000)),
    nationalId: dni(),
  });
  await wizard.goOn('Diagnóstico');
  await wizard.fillProtocol('Carcinoma ductal infiltrante de mama, grado 2');
  await wizard.goOn('Tratamientos previos');
  await wizard.addPreviousSurgery('Tumorectomía con márgenes libres');
  await wizard.goOn('Quimioterapia');
  await wizard.fillChemotherapy();
  await wizard.goOn('Otros datos');
  const { demandId } = wizard;
  await wizard.fillExtras('Primera solicitud de la compañía.');
  await wizard.send('Enviar demanda');
  return demandId;
}

test('a new company is set up, gets its users and decides its first demand', async ({ openAt }) => {
  const people = {
    doctor: person('Elvira Montes Sanz'),
    assistant: person('Jaime Ferrer Pons'),
    manager: person('Clara Iborra Vega'),
    representative: person('Tomás Roldán Gil'),
  };
  const admin = await openAt('aval', { path: '/login' });
  await signIn(admin, PLATFORM.superadmin);
  await expect(admin).toHaveURL(/\/app\//);
  const company = await makeCompany(admin);
  await publishTerms(admin, company);
  await makeCenter(admin, company);
  await writeTexts(admin, company);
  await makeUser(admin, company, 'Dar de alta un gestor', people.manager);
  await makeUser(admin, company, 'Dar de alta un tramitador', people.representative);
  await goOnWith(admin, company, 'Invitar al médico');
  await invite(admin, company, people.doctor);

  await admin.goto(`/app/companies/${company.id}`);
  await expect(admin.getByRole('heading', { name: 'Identidad' })).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'Puesta en marcha' })).toHaveCount(0);

  const doctor = await openAt(company.tenant, { path: '/' });
  await expect(doctor.getByText(company.name).first()).toBeVisible();
  await register(doctor, people.doctor);
  await admin.goto(`/app/invitations/create?companyId=${company.id}`);
  await invite(admin, company, people.assistant, people.doctor);
  const demandId = await fileDemand(doctor);
  const request = new DemandPage(doctor);
  await request.open(demandId);
  await expect(doctor.getByRole('heading', { name: new RegExp(`^${company.prefix}-`) })).toBeVisible();
  await request.expectStatus('Pendiente de análisis');

  const manager = new DemandPage(await openAt(company.tenant, { path: '/login' }));
  await enterFirst(manager.page, people.manager);
  await manager.open(demandId);
  await manager.decide({ decision: 'Autorizar', reason: 'Autorizado', comment: 'De acuerdo.' });
  await manager.expectStatus('Pendiente de autorización');

  const representative = new DemandPage(await openAt(company.tenant, { path: '/login' }));
  await enterFirst(representative.page, people.representative);
  await representative.open(demandId);
  await representative.decide({ decision: 'Autorizar', reason: 'Autorizado', comment: 'Autorización emitida.' });

  await request.open(demandId);
  await request.expectStatus('Autorizada');
  const assistant = new DemandPage(await openAt(company.tenant));
  await register(assistant.page, people.assistant);
  await assistant.open(demandId);
  await assistant.expectStatus('Autorizada');
});
