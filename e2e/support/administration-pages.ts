import { arrangeCompany, arrangeInvitationOf, arrangePersonOf } from './arrange-company';
import { arrangeWebhookOf } from './arrange-webhook';
import { expect, type Page } from './test';

export interface AdministrationPage {
  path: string;
  /** Opens a dialog or another state of the page. */
  open?: (page: Page) => Promise<void>;
}

/** Pages without anything to open. */
function plain(...paths: string[]): AdministrationPage[] {
  return paths.map((path) => ({ path }));
}

function question(path: string, role: 'dialog' | 'alertdialog'): AdministrationPage {
  return { path, open: (page) => expect(page.getByRole(role)).toBeVisible() };
}

function entriesOf(noun: string): AdministrationPage[] {
  const list = `/app/${noun}`;
  return [
    ...plain(list, `${list}/create`, `${list}/1`, `${list}/1/edit`, `${list}/import`),
    question(`${list}/1?withdraw`, 'alertdialog'),
  ];
}

async function companies(): Promise<AdministrationPage[]> {
  const { id } = await arrangeCompany();
  const text = `/app/companies/${id}/texts/terms_conditions`;
  return [
    ...plain('/app/companies', '/app/companies/create', '/app/companies/2', '/app/companies/2/edit'),
    ...plain('/app/companies/2/terms/1'),
    question(`/app/companies/${id}?deactivate`, 'alertdialog'),
    {
      path: text,
      open: async (page) => {
        await expect(page.getByRole('toolbar')).toBeVisible();
        await page.getByRole('button', { name: 'Enlace' }).click();
      },
    },
    {
      path: text,
      open: async (page) => {
        await page.getByRole('textbox', { name: 'Términos' }).click();
        await page.keyboard.type('La cuenta es personal.');
        await page.getByText('Publicar como versión 2').click();
        await page.getByRole('button', { name: 'Guardar y publicar' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
  ];
}

async function webhooks(): Promise<AdministrationPage[]> {
  const { id: companyId } = await arrangeCompany();
  const { id, deliveryId } = await arrangeWebhookOf(companyId);
  const [list, log] = ['/app/webhooks', '/app/webhook-deliveries'];
  return [
    ...plain(
      `${list}?companyId=${companyId}`,
      `${list}/create?companyId=${companyId}`,
      `${list}/${id}`,
      `${list}/${id}/edit`,
    ),
    question(`${list}/${id}?remove`, 'alertdialog'),
    question(`${list}/${id}?rotate`, 'alertdialog'),
    {
      path: `${list}/${id}`,
      open: async (page) => {
        await page.getByRole('button', { name: 'Mostrar el secreto' }).click();
        await expect(page.getByText(/^whsec_/)).toBeVisible();
      },
    },
    ...plain(`${log}?webhookId=${id}`, `${log}/${deliveryId}`),
  ];
}

async function people(): Promise<AdministrationPage[]> {
  const { id: companyId } = await arrangeCompany();
  const { id } = await arrangePersonOf(companyId);
  const invitationId = await arrangeInvitationOf(companyId);
  return [
    ...plain('/app/users', `/app/users/profile/${id}`, `/app/users/${id}/edit`),
    question(`/app/users/profile/${id}?deactivate`, 'dialog'),
    {
      path: '/app/users/create',
      open: async (page) => void (await page.getByLabel('Función').selectOption('Gestor/a')),
    },
    ...plain('/app/invitations', '/app/invitations/create', `/app/invitations/${invitationId}`),
    {
      path: `/app/invitations/${invitationId}`,
      open: async (page) => {
        await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      path: '/app/account',
      open: async (page) => {
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Elegir foto' }).click();
        await (await chooser).setFiles({ name: 'cara.png', mimeType: 'image/png', buffer: await page.screenshot() });
        await expect(page.getByRole('dialog', { name: 'Recortar la foto' })).toBeVisible();
      },
    },
  ];
}

async function records(): Promise<AdministrationPage[]> {
  return [
    ...plain('/app/patients', '/app/patients/3', '/app/patients/3/edit', '/app/patients/create'),
    ...plain('/app/documents?state=all', '/app/access-record', '/app/access-record?reference=NADA', '/app/changes'),
    {
      path: '/app/access-record',
      open: (page) => page.getByRole('button', { name: 'Fechas', exact: true }).click(),
    },
    ...plain('/app/security-record', '/app/operations', '/app/reminders'),
  ];
}

/** File that is only previewed, never imported. */
const REGIMEN_FILE = `regimens:
  - slug: mama-de-un-fichero
    name: De un fichero
    tumourType: mama
    intentions: [paliativo]
    cycleLengthDays: 21
    plannedCycles: 6
    lines:
      - {drugSlug: docetaxel, dose: 75, doseType: MGM2, administration: INTRAVENOUS, days: [1], timesPerDay: 1, fromCycle: 1}
    citation: Autora A. Revista 2020;1:1-2
`;

async function regimens(): Promise<AdministrationPage[]> {
  const list = '/app/regimens';
  const { id: companyId } = await arrangeCompany();
  return [
    ...plain(list, `${list}/create`, `${list}/1`, `${list}/1/edit`, `${list}/import`),
    ...plain('/app/rules', '/app/companies/2/rules'),
    {
      path: `/app/companies/${companyId}/rules`,
      open: async (page) => {
        await page.getByRole('button', { name: 'Simular' }).click();
        await expect(page.getByText('La compañía no recibió ninguna versión', { exact: false })).toBeVisible();
      },
    },
    question(`${list}/1?retire`, 'alertdialog'),
    {
      path: `${list}/import`,
      open: async (page) => {
        await page.getByLabel('Fichero YAML').fill(REGIMEN_FILE);
        await page.getByRole('button', { name: 'Comprobar' }).click();
        await expect(page.getByRole('table', { name: 'Qué cambiará' })).toBeVisible();
      },
    },
  ];
}

/** Administration pages and their dialogs, as a superadmin opens them, by subject. */
export const ADMINISTRATION = [
  { about: 'companies', pages: companies },
  { about: 'webhooks and deliveries', pages: webhooks },
  { about: 'users, invitations and the user’s photo', pages: people },
  { about: 'drugs and presentations', pages: async () => [...entriesOf('drugs'), ...entriesOf('presentations')] },
  { about: 'regimens and rules', pages: regimens },
  { about: 'centers and codes', pages: async () => [...entriesOf('centers'), ...entriesOf('codes')] },
  { about: 'patients, records and operations', pages: records },
];
