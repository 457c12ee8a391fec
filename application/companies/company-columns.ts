import { type ContextDimension, inOrderOfAsking } from '@aval/domain/access/context-dimensions';
import { SSO_ALGORITHMS } from '@aval/domain/validation/companies/company-schema';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { ChangeFacts } from '../change-record/change-fields';

/** All of a company but the key of single sign-on, which nobody is shown. */
const SELECT = {
  id: true,
  revision: true,
  name: true,
  slogan: true,
  subdomain: true,
  isDefault: true,
  active: true,
  primaryColor: true,
  secondaryColor: true,
  tertiaryColor: true,
  logoImageId: true,
  faviconImageId: true,
  referencePrefix: true,
  documentLanguage: true,
  tramitByZones: true,
  validationStep: true,
  homeCards: true,
  passwordMaxAgeDays: true,
  passwordChangeEnabled: true,
  logoutRedirectUrl: true,
  ssoAlgorithm: true,
  policyDateCheck: true,
  cardNumberPattern: true,
  cardNumberHint: true,
  congruenceUrl: true,
  managementUrl: true,
  corsOrigins: true,
  termsVersion: true,
  complaintNotice: true,
  hosts: { select: { host: true }, orderBy: { host: 'asc' } },
} as const satisfies Prisma.CompanySelect;

type Row = Prisma.CompanyGetPayload<{ select: typeof SELECT }>;

export interface Company extends Omit<Row, 'hosts' | 'homeCards' | 'ssoAlgorithm'> {
  hosts: string[];
  /** In the order in which they are asked, however they are stored. */
  homeCards: ContextDimension[];
  /** Which kind of key single sign-on has; null where there is none. */
  ssoAlgorithm: SsoAlgorithm | null;
}

type SsoAlgorithm = (typeof SSO_ALGORITHMS)[number];

export async function findCompany(tx: Transaction, id: number): Promise<Company | null> {
  const row = await tx.company.findUnique({ where: { id }, select: SELECT });
  if (!row) return null;
  const ssoAlgorithm = SSO_ALGORITHMS.find((each) => each === row.ssoAlgorithm) ?? null;
  return { ...row, homeCards: inOrderOfAsking(row.homeCards), ssoAlgorithm, hosts: row.hosts.map(({ host }) => host) };
}

/** Nobody else edits it until the transaction is over; what is filed and begun in it does not wait. */
export async function lockCompany(tx: Transaction, id: number): Promise<Company | null> {
  await tx.$queryRaw`SELECT id FROM company WHERE id = ${id} FOR NO KEY UPDATE`;
  return findCompany(tx, id);
}

/** As a company stands that this transaction has locked: it cannot have gone. */
export async function readLockedCompany(tx: Transaction, id: number): Promise<Company> {
  const company = await findCompany(tx, id);
  if (!company) throw new Error('a company that is locked has gone');
  return company;
}

/** For the record of changes; of the key that there is one. */
export function factsOf({ id: _id, revision: _revision, complaintNotice: _text, ...facts }: Company): ChangeFacts {
  return facts;
}
