import type { Tenant } from '@aval/application/access/find-tenant';
import type { CompanyRow } from '@aval/application/companies/browse-companies';
import type { Company } from '@aval/application/companies/company-columns';
import { CONTEXT_DIMENSIONS } from '@aval/domain/access/context-dimensions';
import { SSO_ALGORITHMS, SSO_CHANGES } from '@aval/domain/validation/companies/company-schema';
import { POLICY_TYPES, type PolicyType } from '@aval/domain/validation/companies/company-texts';
import { z } from 'zod';
import { COMPANY, COMPANY_ROW, EDITED_COMPANY, NAMED_COMPANY, NEW_COMPANY, TENANT } from '../examples/company-examples';
import { rowId } from '../schemas/atoms';
import { base64File } from '../schemas/base64-file';

/** The texts of a company by their names in what is sent. */
export const TEXT_FIELDS = {
  legalNotice: 'legal_notice',
  privacyPolicy: 'privacy_policy',
  termsConditions: 'terms_conditions',
} as const satisfies Record<string, PolicyType>;

const colour = z.string().meta({ description: 'Three or six hexadecimal digits.', example: '1d4ed8' });
const text = z.string().meta({ description: 'Rich text, cleaned when it is kept.' });
const named = z.string().nullable();

const brand = {
  name: z.string().meta({ example: 'Salud Meridiana' }),
  slogan: z.string(),
  primaryColor: colour,
  secondaryColor: colour,
  tertiaryColor: colour,
};

/** What is set of a company and told of it under the same names. */
const settings = {
  hosts: z.array(z.string()),
  tramitByZones: z.boolean(),
  validationStep: z.boolean(),
  policyDateCheck: z.boolean(),
  congruenceUrl: named,
  managementUrl: named,
  passwordMaxAgeDays: z.int(),
  passwordChangeEnabled: z.boolean(),
  logoutRedirectUrl: named,
  cardNumberPattern: named,
  cardNumberHint: named,
  corsOrigins: z
    .array(z.string())
    .meta({ description: 'Of whose pages browsers may call at its hosts.', example: ['https://portal.example.org'] }),
};

export const newCompanyFields = z
  .strictObject({
    ...brand,
    subdomain: z.string().meta({ example: 'meridiana' }),
    referencePrefix: z.string().meta({ example: 'MER' }),
    hosts: z.array(z.string()),
    documentLanguage: z.enum(['es', 'en']),
  })
  .partial()
  .meta({ id: 'NewCompany', example: NEW_COMPANY });

export const companyFields = z
  .strictObject({
    ...brand,
    ...settings,
    active: z.boolean(),
    homeCards: z.array(z.enum(CONTEXT_DIMENSIONS)),
    documentLanguage: z.enum(['es', 'en']),
    ssoChange: z.enum(SSO_CHANGES),
    ssoAlgorithm: z.enum(SSO_ALGORITHMS).nullable(),
    ssoKey: z.string().nullable().meta({ format: 'password' }),
    logoImage: base64File.nullable(),
    faviconImage: base64File.nullable(),
    legalNotice: text,
    privacyPolicy: text,
    termsConditions: text,
    publishTermsFor: z.int().min(0).meta({
      description: 'Publishes the terms, which so many people are asked to agree to; else they are corrected.',
    }),
  })
  .partial()
  .meta({ id: 'CompanyFields', example: EDITED_COMPANY, description: 'What is left out stays.' });

export type SentCompany = z.output<typeof companyFields>;

export const companyRowAnswer = z
  .object({
    id: rowId,
    name: z.string(),
    subdomain: z.string(),
    hosts: z.array(z.string()),
    referencePrefix: z.string(),
    default: z.boolean(),
    active: z.boolean(),
  })
  .meta({ id: 'CompanyRow', example: COMPANY_ROW });

/** One that whoever asks works for. */
export const namedCompany = z
  .strictObject({ id: rowId, name: z.string(), subdomain: z.string().meta({ description: 'For X-Company.' }) })
  .meta({ id: 'NamedCompany', example: NAMED_COMPANY });

const shown = {
  ...{ id: rowId, ...brand, subdomain: z.string(), default: z.boolean(), homeCards: z.array(z.string()) },
  logo: z.uuid().nullable().meta({ description: 'Its picture is at /medias/{id}.' }),
};

export const tenantAnswer = z
  .object({ ...shown, favicon: z.uuid().nullable() })
  .meta({ id: 'Tenant', example: TENANT });

const policy = z.object({ type: z.enum(POLICY_TYPES), content: z.string() }).meta({ id: 'Policy' });

export const companyAnswer = z
  .object({
    ...shown,
    ...settings,
    active: z.boolean(),
    referencePrefix: z.string(),
    documentLanguage: z.string(),
    ssoAlgorithm: z.enum(SSO_ALGORITHMS).nullable().meta({ description: 'Its key is shown to nobody.' }),
    termsVersion: z.int(),
    favicon: z.uuid().nullable().optional(),
    policies: z.array(policy).optional(),
  })
  .meta({ id: 'Company', example: COMPANY });

/** What everybody may know of the company of a host. */
export function ofTenant({ companyId, isDefault, logoImageId, faviconImageId, homeCards, ...tenant }: Tenant) {
  const images = { logo: logoImageId, favicon: faviconImageId };
  return { ...tenant, ...images, id: companyId, default: isDefault, homeCards: [...homeCards] };
}

export function ofCompanyRow({ isDefault, ...row }: CompanyRow) {
  return { ...row, default: isDefault };
}

/** A company with its favicon, which whoever was not asked for it leaves out. */
export function ofCompany({ isDefault, logoImageId, faviconImageId, ...company }: Company) {
  return { ...company, default: isDefault, logo: logoImageId, favicon: faviconImageId };
}

/** What was sent as the form has it, beside what stands. */
export function toCompanyForm({ hosts, corsOrigins, ...sent }: SentCompany, company: Company): Record<string, unknown> {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  return {
    ...company,
    ...{ ssoChange: 'keep', ...Object.fromEntries(given) },
    hosts: toHosts(hosts ?? company.hosts),
    corsOrigins: (corsOrigins ?? company.corsOrigins).join('\n'),
  };
}

/** The form has them one a line. */
export function toHosts(hosts: readonly string[] | undefined): string | undefined {
  return hosts?.join('\n');
}

const WIRE_NAMES: Readonly<Record<string, string>> = { logoImageId: 'logoImage', faviconImageId: 'faviconImage' };

/** The path of what was sent for that of a form's field. */
export function companyPath(path: string): string {
  return WIRE_NAMES[path] ?? path;
}
