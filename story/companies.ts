import type { Prisma } from '@aval/prisma/generated/client';

/** The default tenant, the only company of an installation that starts empty. */
export const defaultTenant = {
  id: 1,
  name: 'Aval',
  slogan: 'Solicitudes de tratamiento oncológico, de principio a fin',
  subdomain: 'aval',
  hosts: ['localhost', 'aval.localhost'],
  primaryColor: '2b4c7e',
  secondaryColor: '1b2f4b',
  tertiaryColor: 'c9973f',
  isDefault: true,
  referencePrefix: 'AVA',
} as const;

/**
 * The two insurers of the story. Their settings differ on purpose, so that every path through the product is covered.
 */
export const insurers = [
  {
    id: 2,
    name: 'Salud Meridiana',
    slogan: 'Cerca de quien cuida',
    subdomain: 'meridiana',
    hosts: ['meridiana.localhost'],
    primaryColor: '0b6285',
    secondaryColor: '10334f',
    tertiaryColor: 'e2a33b',
    referencePrefix: 'MER',
    cardNumberPattern: '^.{12,13}$',
    cardNumberHint: '12-13',
    policyDateCheck: true,
  },
  {
    id: 3,
    name: 'Mutua Alborada',
    slogan: 'A su lado desde el primer día',
    subdomain: 'alborada',
    hosts: ['alborada.localhost'],
    primaryColor: '9c2f4f',
    secondaryColor: '4a1f45',
    tertiaryColor: 'f0a25c',
    referencePrefix: 'ALB',
    validationStep: true,
    tramitByZones: true,
    namesOfAnyCountry: true,
  },
] as const;

/** A company as an admin creates it, without users, texts or demands. */
export const emptyCompany = {
  name: 'Previsora Ribera',
  slogan: '',
  subdomain: 'ribera',
  hosts: ['ribera.localhost'],
  primaryColor: '3f5f2a',
  secondaryColor: '22351a',
  tertiaryColor: 'd9a441',
  referencePrefix: 'RIB',
  documentLanguage: 'es',
} as const;

export type StoryCompany = typeof defaultTenant | (typeof insurers)[number];

/** Version 1 of the terms, which every story user has accepted. */
export const TERMS =
  '<h2>Términos y condiciones de uso</h2><ol><li>La cuenta es personal. No comparta su contraseña.</li><li>Quien presenta una solicitud responde de que los datos clínicos son exactos.</li><li>La autorización de un tratamiento se refiere a lo solicitado y a las fechas que constan en ella.</li></ol>';

/** Returns the rich texts of a company. */
export function policiesOf(company: StoryCompany): Omit<Prisma.CompanyPolicyCreateManyInput, 'companyId'>[] {
  return [
    {
      type: 'legal_notice',
      content: `<h2>Aviso legal</h2><p>Este sitio es el espacio de trabajo de <strong>${company.name}</strong> para la solicitud y el seguimiento de tratamientos oncológicos. Está reservado a los profesionales que ${company.name} ha dado de alta.</p><p>Los contenidos y los documentos que aquí se generan forman parte del expediente de cada solicitud y no pueden emplearse con otro fin.</p>`,
    },
    {
      type: 'privacy_policy',
      content: `<h2>Política de privacidad</h2><p>${company.name} trata los datos de salud de las personas aseguradas con la única finalidad de estudiar y resolver las solicitudes de tratamiento.</p><ul><li>Solo acceden a una solicitud quienes intervienen en ella.</li><li>Cada consulta de una solicitud, de un documento o de un paciente queda registrada.</li><li>Los correos electrónicos no contienen nombres, diagnósticos ni números de tarjeta.</li></ul><p>Puede ejercer sus derechos de acceso, rectificación, supresión, oposición, limitación y portabilidad ante ${company.name}.</p>`,
    },
    {
      type: 'terms_conditions',
      content: TERMS,
    },
  ];
}

/** Returns the notice that is printed on the document of a denied demand. */
export function complaintNoticeOf(company: StoryCompany): string {
  return `<p>Si no está de acuerdo con esta decisión puede presentar una reclamación ante el servicio de atención al asegurado de ${company.name} en el plazo de dos meses desde su recepción, por escrito o en cualquiera de sus oficinas.</p>`;
}

/** Working days until the first reminder and between reminders. Source: docs/rules.md 4.1. */
export const reminderSettings = [
  { displayStatus: 'pending_missing_info', firstAfter: 2, every: 3 },
  { displayStatus: 'pending_validation', firstAfter: 2, every: 2 },
  { displayStatus: 'pending_company_accept', firstAfter: 2, every: 2 },
  { displayStatus: 'pending_company_deny', firstAfter: 2, every: 2 },
  { displayStatus: 'pending_analysis', firstAfter: 2, every: 2 },
  { displayStatus: 'pending_evaluation', firstAfter: 3, every: 2 },
  { displayStatus: 'pending_continue', firstAfter: 0, every: 5 },
] as const;
