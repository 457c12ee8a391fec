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

/** Texts of a company by their API names. */
export const TEXT_FIELDS = {
  legalNotice: 'legal_notice',
  privacyPolicy: 'privacy_policy',
  termsConditions: 'terms_conditions',
} as const satisfies Record<string, PolicyType>;

const colour = z.string().meta({ description: 'Three or six hexadecimal digits.', example: '1d4ed8' });
const text = z.string().meta({ description: 'Rich text, cleaned when it is kept.' });
const named = (description: string) => z.string().nullable().meta({ description });
const hosts = z.array(z.string()).meta({ description: 'Further host names of its pages, beside its subdomain.' });
const prefix = z.string().meta({ description: 'What references of its demands begin with.', example: 'MER' });
const isDefault = z.boolean().meta({ description: 'The one of the platform, at hosts that no other has.' });
const works = z.boolean().meta({ description: 'Whether it works: of one that does not, nobody signs in.' });
const subdomain = z.string().meta({ description: 'Of its pages, and its name in X-Company.', example: 'meridiana' });
const favicon = z.uuid().nullable().meta({ description: 'Its picture is at /medias/{id}.' });
const homeCard = 'Which choices its home page shows.';
const language = 'Of its PDF documents.';

const brand = {
  name: z.string().meta({ example: 'Salud Meridiana' }),
  slogan: z.string().meta({ description: 'Under its name where people sign in.' }),
  primaryColor: colour,
  secondaryColor: colour,
  tertiaryColor: colour,
};

/** Settings of a company, named equally in input and answer. */
const settings = {
  hosts,
  tramitByZones: z.boolean().meta({ description: 'Representatives see the demands of their zones alone.' }),
  validationStep: z.boolean().meta({ description: 'A representative validates what is sent before managers see it.' }),
  policyDateCheck: z.boolean().meta({ description: 'Managers are asked to look at the date of the policy.' }),
  congruenceUrl: named('A page of others about congruence; https.'),
  managementUrl: named('A page of others to manage with; https.'),
  passwordMaxAgeDays: z.int().meta({ description: 'How old a password may become.' }),
  passwordChangeEnabled: z.boolean().meta({ description: 'Whether passwords are changed here.' }),
  logoutRedirectUrl: named('Where people are led who sign out; https.'),
  cardNumberPattern: named('The form of its card numbers.'),
  cardNumberHint: named('The same in words, for people; none without a form.'),
  corsOrigins: z
    .array(z.string())
    .meta({ description: 'Of whose pages browsers may call at its hosts.', example: ['https://portal.example.org'] }),
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
      .meta({ description: 'What becomes of the key of single sign-on; replace comes with ssoAlgorithm and ssoKey.' }),
    ssoAlgorithm: z.enum(SSO_ALGORITHMS).nullable().meta({ description: 'Of the tokens of single sign-on.' }),
    ssoKey: z.string().nullable().meta({ format: 'password', description: 'By which such tokens are verified.' }),
    logoImage: base64File.nullable().meta({ description: 'A picture; null takes it away.' }),
    faviconImage: base64File.nullable().meta({ description: 'A picture; null takes it away.' }),
    legalNotice: text,
    privacyPolicy: text,
    termsConditions: text,
    publishTermsFor: z.int().min(0).meta({
      description:
        'Publishes the terms that are sent, which so many people are asked to agree to; else they are corrected.',
    }),
  })
  .partial()
  .meta({ id: 'CompanyFields', example: EDITED_COMPANY, description: 'What is left out stays.' });

export type SentCompany = z.output<typeof companyFields>;

export const companyRowAnswer = z
  .object({ id: rowId, name: z.string(), subdomain, hosts, referencePrefix: prefix, default: isDefault, active: works })
  .meta({ id: 'CompanyRow', example: COMPANY_ROW });

/** A company that the user works for. */
export const namedCompany = z
  .strictObject({ id: rowId, name: z.string(), subdomain: z.string().meta({ description: 'For X-Company.' }) })
  .meta({ id: 'NamedCompany', example: NAMED_COMPANY });

const shown = {
  id: rowId,
  ...brand,
  subdomain,
  default: isDefault,
  homeCards: z.array(oneOf(CONTEXT_DIMENSIONS)).meta({ description: homeCard }),
  logo: z.uuid().nullable().meta({ description: 'Its picture is at /medias/{id}.' }),
};

export const tenantAnswer = z.object({ ...shown, favicon }).meta({ id: 'Tenant', example: TENANT });

const policy = z
  .object({
    type: z.enum(POLICY_TYPES).meta({ description: 'Which of its texts.' }),
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
    ssoAlgorithm: z.enum(SSO_ALGORITHMS).nullable().meta({ description: 'Its key is shown to nobody.' }),
    termsVersion: z.int().meta({ description: 'Of the terms that hold; 0 where there are none.' }),
    favicon: favicon.optional(),
    policies: z.array(policy).optional().meta({ description: 'With include=policies: those that are written.' }),
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
