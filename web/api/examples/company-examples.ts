import { COMPANY_ID } from './numbers';

const BRAND = {
  name: 'Salud Meridiana',
  slogan: 'Cerca de quien cuida',
  primaryColor: '0b6285',
  secondaryColor: '10334f',
  tertiaryColor: 'e2a33b',
};
const OF_A_COMPANY = { subdomain: 'meridiana', referencePrefix: 'MER' };

export const NEW_COMPANY = {
  name: 'Mutua del Vado',
  slogan: 'Al otro lado, con usted',
  subdomain: 'vado',
  referencePrefix: 'VAD',
  primaryColor: '3a4f8f',
  secondaryColor: '1f2a4d',
  tertiaryColor: 'd98f3b',
  hosts: ['vado.localhost'],
  documentLanguage: 'es',
};
export const EDITED_COMPANY = { ...BRAND, validationStep: true };

export const TENANT = {
  id: COMPANY_ID,
  ...BRAND,
  subdomain: OF_A_COMPANY.subdomain,
  default: false,
  homeCards: ['company', 'doctor', 'center'],
  logo: null,
  favicon: null,
};

export const COMPANY_ROW = {
  id: COMPANY_ID,
  name: BRAND.name,
  ...OF_A_COMPANY,
  hosts: ['meridiana.localhost'],
  default: false,
  active: true,
};

export const NAMED_COMPANY = { id: COMPANY_ID, name: BRAND.name, subdomain: OF_A_COMPANY.subdomain };

const PRIVACY = '<h2>Política de privacidad</h2><p>Solo acceden a una solicitud quienes intervienen en ella.</p>';
const POLICY = { type: 'privacy_policy', content: PRIVACY };
export const TOLD_POLICY = { ...POLICY, updatedAt: '2026-11-02T08:00:00.000Z' };

export const COMPANY = {
  ...TENANT,
  ...COMPANY_ROW,
  documentLanguage: 'es',
  tramitByZones: false,
  validationStep: false,
  policyDateCheck: true,
  congruenceUrl: null,
  managementUrl: null,
  passwordMaxAgeDays: 180,
  passwordChangeEnabled: true,
  logoutRedirectUrl: null,
  cardNumberPattern: '^.{12,13}$',
  cardNumberHint: '12-13',
  namesOfAnyCountry: false,
  corsOrigins: [],
  ssoAlgorithm: null,
  termsVersion: 1,
  policies: [POLICY],
};
