import type { Language } from './languages';

/**
 * All namespaces. A new one needs a file `es/<name>.ts`, a file `en/<name>.ts` and a line here. Each is loaded on
 * demand, so that a page carries only the words it uses.
 */
export const CATALOGUES = {
  accessRecord: {
    es: () => import('./es/administration/access-record'),
    en: () => import('./en/administration/access-record'),
  },
  account: { es: () => import('./es/account'), en: () => import('./en/account') },
  accountMail: { es: () => import('./es/account-mail'), en: () => import('./en/account-mail') },
  api: { es: () => import('./es/api'), en: () => import('./en/api') },
  archive: { es: () => import('./es/archive'), en: () => import('./en/archive') },
  auth: { es: () => import('./es/auth'), en: () => import('./en/auth') },
  catalogueImport: {
    es: () => import('./es/administration/catalogue-import'),
    en: () => import('./en/administration/catalogue-import'),
  },
  catalogues: {
    es: () => import('./es/administration/catalogues'),
    en: () => import('./en/administration/catalogues'),
  },
  centers: { es: () => import('./es/administration/centers'), en: () => import('./en/administration/centers') },
  clinical: { es: () => import('./es/demands/clinical'), en: () => import('./en/demands/clinical') },
  companies: { es: () => import('./es/administration/companies'), en: () => import('./en/administration/companies') },
  securityRecord: {
    es: () => import('./es/administration/security-record'),
    en: () => import('./en/administration/security-record'),
  },
  changes: { es: () => import('./es/administration/changes'), en: () => import('./en/administration/changes') },
  companyTexts: {
    es: () => import('./es/administration/company-texts'),
    en: () => import('./en/administration/company-texts'),
  },
  codes: { es: () => import('./es/administration/codes'), en: () => import('./en/administration/codes') },
  drugs: { es: () => import('./es/administration/drugs'), en: () => import('./en/administration/drugs') },
  common: { es: () => import('./es/common'), en: () => import('./en/common') },
  congruence: { es: () => import('./es/demands/congruence'), en: () => import('./en/demands/congruence') },
  decision: { es: () => import('./es/demands/decision'), en: () => import('./en/demands/decision') },
  demand: { es: () => import('./es/demands/demand'), en: () => import('./en/demands/demand') },
  detail: { es: () => import('./es/demands/detail'), en: () => import('./en/demands/detail') },
  document: { es: () => import('./es/demands/document'), en: () => import('./en/demands/document') },
  errors: { es: () => import('./es/errors'), en: () => import('./en/errors') },
  home: { es: () => import('./es/home'), en: () => import('./en/home') },
  mail: { es: () => import('./es/mail'), en: () => import('./en/mail') },
  invitations: {
    es: () => import('./es/administration/invitations'),
    en: () => import('./en/administration/invitations'),
  },
  invitationUse: { es: () => import('./es/invitation-use'), en: () => import('./en/invitation-use') },
  landing: { es: () => import('./es/landing'), en: () => import('./en/landing') },
  list: { es: () => import('./es/demands/list'), en: () => import('./en/demands/list') },
  notifications: { es: () => import('./es/notifications'), en: () => import('./en/notifications') },
  operations: {
    es: () => import('./es/administration/operations'),
    en: () => import('./en/administration/operations'),
  },
  patients: { es: () => import('./es/patients'), en: () => import('./en/patients') },
  presentations: {
    es: () => import('./es/administration/presentations'),
    en: () => import('./en/administration/presentations'),
  },
  report: { es: () => import('./es/demands/report'), en: () => import('./en/demands/report') },
  rules: { es: () => import('./es/administration/rules'), en: () => import('./en/administration/rules') },
  regimens: { es: () => import('./es/administration/regimens'), en: () => import('./en/administration/regimens') },
  reminders: { es: () => import('./es/administration/reminders'), en: () => import('./en/administration/reminders') },
  shell: { es: () => import('./es/shell'), en: () => import('./en/shell') },
  users: { es: () => import('./es/administration/users'), en: () => import('./en/administration/users') },
  validation: { es: () => import('./es/validation'), en: () => import('./en/validation') },
  webhooks: { es: () => import('./es/administration/webhooks'), en: () => import('./en/administration/webhooks') },
  wizard: { es: () => import('./es/demands/wizard'), en: () => import('./en/demands/wizard') },
};

export type Namespace = keyof typeof CATALOGUES;
export const NAMESPACES = Object.keys(CATALOGUES) as Namespace[];

type Loaded<N extends Namespace> = Awaited<ReturnType<(typeof CATALOGUES)[N]['es']>>['default'];
/** Types of the keys, taken from the Spanish catalogue. */
export type Resources = { [N in Namespace]: Loaded<N> };

/** Type of a translation: the same keys with any words. */
export type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** Loads the catalogues of some namespaces in one language. */
export async function loadCatalogues(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Partial<Resources>> {
  const entries = await Promise.all(
    namespaces.map(async (namespace) => [namespace, (await CATALOGUES[namespace][language]()).default] as const),
  );
  return Object.fromEntries(entries);
}
