import type { Tenant } from '@aval/application/access/find-tenant';
import type { CompanyRow } from '@aval/application/companies/browse-companies';
import type { Company } from '@aval/application/companies/company-columns';
import { CONTEXT_DIMENSIONS } from '@aval/domain/access/context-dimensions';
import { SSO_ALGORITHMS, SSO_CHANGES } from '@aval/domain/validation/companies/company-schema';
import { POLICY_TYPES, type PolicyType } from '@aval/domain/validation/companies/company-texts';
import { LANGUAGES } from '@aval/i18n/languages';
import { z } from 'zod';
import { COMPANY, COMPANY_ROW, EDITED_COMPANY, NAMED_COMPANY, NEW_COMPANY, TENANT } from '../examples/company-examples';
import { oneOf } from '../schemas/among';
import { askedFor } from '../schemas/asked-for';
import { rowId } from '../schemas/atoms';
import { base64File } from '../schemas/base64-file';
import { WHAT_STAYS } from '../schemas/edited-fields';

/** Texts of a company by their API names. */
export const TEXT_FIELDS = {
  legalNotice: 'legal_notice',
  privacyPolicy: 'privacy_policy',
  termsConditions: 'terms_conditions',
} as const satisfies Record<string, PolicyType>;

const colour = z.string().meta({ description: 'Three or six hexadecimal digits.', example: '1d4ed8' });
const text = z.string().meta({ description: 'Rich text; it is sanitised when stored.' });
const named = (description: string) => z.string().nullable().meta({ description });
const hosts = z.array(z.string()).meta({ description: 'Additional host names of its pages, besides its subdomain.' });
const prefix = z.string().meta({ description: 'Prefix of its demand references.', example: 'MER' });
const isDefault = z
  .boolean()
  .meta({ description: 'Whether it is the platform’s own company, used at hosts that no other company has.' });
const works = z.boolean().meta({ description: 'Whether it is active. Users of an inactive company cannot sign in.' });
const subdomain = z
  .string()
  .meta({ description: 'The subdomain of its pages, also used in X-Company.', example: 'meridiana' });
const favicon = z.uuid().nullable().meta({ description: 'The image is served at /medias/{id}.' });
const homeCard = 'Which choices its home page shows.';
const language = 'Language of its PDF documents.';

const brand = {
  name: z.string().meta({ example: 'Salud Meridiana' }),
  slogan: z.string().meta({ description: 'Shown under its name on the sign-in page.' }),
  primaryColor: colour,
  secondaryColor: colour,
  tertiaryColor: colour,
};

/** Settings of a company, named equally in input and answer. */
const settings = {
  hosts,
  tramitByZones: z.boolean().meta({ description: 'Whether representatives only see demands of their zones.' }),
  validationStep: z
    .boolean()
    .meta({ description: 'Whether a representative validates each request before managers see it.' }),
  policyDateCheck: z.boolean().meta({ description: 'Whether managers are reminded to check the policy date.' }),
  congruenceUrl: named('External congruence page; https.'),
  managementUrl: named('External management page; https.'),
  passwordMaxAgeDays: z.int().meta({ description: 'Days until a password expires.' }),
  passwordChangeEnabled: z
    .boolean()
    .meta({ description: 'Whether users can change their password in this application.' }),
  logoutRedirectUrl: named('Where users are sent after signing out; https.'),
  cardNumberPattern: named('Regular expression of its card numbers.'),
  cardNumberHint: named('The same in words, shown to users; none without a pattern.'),
  namesOfAnyCountry: z
    .boolean()
    .meta({ description: 'Whether patients may have names and documents of any country, not only a DNI or NIE.' }),
  corsOrigins: z.array(z.string()).meta({
    description: 'Origins whose pages may use the API from a browser at the company’s hosts.',
    example: ['https://portal.example.org'],
  }),
};

export const newCompanyFields = askedFor(
  z.strictObject({
    ...brand,
    subdomain,
    referencePrefix: prefix,
    hosts,
    documentLanguage: z.enum(['es', 'en']).meta({ description: language }),
  }),
  [
    ...(['name', 'primaryColor', 'secondaryColor', 'tertiaryColor'] as const),
    ...(['subdomain', 'referencePrefix', 'hosts', 'documentLanguage'] as const),
  ],
).meta({ id: 'NewCompany', example: NEW_COMPANY });

export const companyFields = z
  .strictObject({
    ...brand,
    ...settings,
    active: works,
    homeCards: z.array(z.enum(CONTEXT_DIMENSIONS)).meta({ description: homeCard }),
    documentLanguage: z.enum(['es', 'en']).meta({ description: language }),
    ssoChange: z
      .enum(SSO_CHANGES)
      .meta({ description: 'What to do with the single sign-on key; replace requires ssoAlgorithm and ssoKey.' }),
    ssoAlgorithm: z.enum(SSO_ALGORITHMS).nullable().meta({ description: 'Algorithm of single sign-on tokens.' }),
    ssoKey: z.string().nullable().meta({ format: 'password', description: 'Key that verifies single sign-on tokens.' }),
    logoImage: base64File.nullable().meta({ description: 'An image; null removes it.' }),
    faviconImage: base64File.nullable().meta({ description: 'An image; null removes it.' }),
    legalNotice: text,
    privacyPolicy: text,
    termsConditions: text,
    publishTermsFor: z.int().min(0).meta({
      description:
        'Publishes the terms in this request as a new version, which this many people will be asked to accept. Without it, the terms are a correction.',
    }),
  })
  .partial()
  .meta({ id: 'CompanyFields', example: EDITED_COMPANY, description: WHAT_STAYS });

export type SentCompany = z.output<typeof companyFields>;

export const companyRowAnswer = z
  .object({ id: rowId, name: z.string(), subdomain, hosts, referencePrefix: prefix, default: isDefault, active: works })
  .meta({ id: 'CompanyRow', example: COMPANY_ROW });

/** A company that the user works for. */
export const namedCompany = z
  .strictObject({ id: rowId, name: z.string(), subdomain: z.string().meta({ description: 'Use it in X-Company.' }) })
  .meta({ id: 'NamedCompany', example: NAMED_COMPANY });

const shown = {
  id: rowId,
  ...brand,
  subdomain,
  default: isDefault,
  homeCards: z.array(oneOf(CONTEXT_DIMENSIONS)).meta({ description: homeCard }),
  logo: z.uuid().nullable().meta({ description: 'The image is served at /medias/{id}.' }),
};

export const tenantAnswer = z.object({ ...shown, favicon }).meta({ id: 'Tenant', example: TENANT });

const policy = z
  .object({
    type: z.enum(POLICY_TYPES).meta({ description: 'The kind of text.' }),
    content: text,
  })
  .meta({ id: 'Policy' });

export const companyAnswer = z
  .object({
    ...shown,
    ...settings,
    active: works,
    referencePrefix: prefix,
    documentLanguage: oneOf(LANGUAGES).meta({ description: language }),
    ssoAlgorithm: z.enum(SSO_ALGORITHMS).nullable().meta({
      description: 'Algorithm of single sign-on tokens; null without single sign-on. The key is never returned.',
    }),
    termsVersion: z.int().meta({ description: 'Version of the terms in force; 0 if there are none.' }),
    favicon: favicon.optional(),
    policies: z
      .array(policy)
      .optional()
      .meta({ description: 'Present with include=policies: the texts that have been written.' }),
  })
  .meta({ id: 'Company', example: COMPANY });

/** Returns the public data of a host's company. */
export function ofTenant({ companyId, isDefault, logoImageId, faviconImageId, homeCards, ...tenant }: Tenant) {
  const images = { logo: logoImageId, favicon: faviconImageId };
  return { ...tenant, ...images, id: companyId, default: isDefault, homeCards: [...homeCards] };
}

export function ofCompanyRow({ isDefault, ...row }: CompanyRow) {
  return { ...row, default: isDefault };
}

/** Returns a company with its favicon; answers without that field drop it. */
export function ofCompany({ isDefault, logoImageId, faviconImageId, ...company }: Company) {
  return { ...company, default: isDefault, logo: logoImageId, favicon: faviconImageId };
}

/** Maps the input to the form, based on the current company. */
export function toCompanyForm({ hosts, corsOrigins, ...sent }: SentCompany, company: Company): Record<string, unknown> {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  return {
    ...company,
    ssoChange: 'keep',
    ...Object.fromEntries(given),
    hosts: toHosts(hosts ?? company.hosts),
    corsOrigins: (corsOrigins ?? company.corsOrigins).join('\n'),
  };
}

/** Joins hosts as in the form, one per line. */
export function toHosts(hosts: readonly string[] | undefined): string | undefined {
  return hosts?.join('\n');
}

const WIRE_NAMES: Readonly<Record<string, string>> = { logoImageId: 'logoImage', faviconImageId: 'faviconImage' };

/** Maps the path of a form's field to that of the sent field. */
export function companyPath(path: string): string {
  return WIRE_NAMES[path] ?? path;
}
