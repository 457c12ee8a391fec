import { type ContextDimension, inOrderOfAsking } from '@aval/domain/access/context-dimensions';
import { SSO_ALGORITHMS } from '@aval/domain/validation/companies/company-schema';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { ChangeFacts } from '../change-record/change-fields';

/** Columns of a company except the single sign-on key, which is never shown. */
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
  namesOfAnyCountry: true,
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
  /** Cards in the order in which users choose their context, whatever the stored order. */
  homeCards: ContextDimension[];
  /** Algorithm of the single sign-on key; null without a key. */
  ssoAlgorithm: SsoAlgorithm | null;
}

type SsoAlgorithm = (typeof SSO_ALGORITHMS)[number];

export async function findCompany(tx: Transaction, id: number): Promise<Company | null> {
  const row = await tx.company.findUnique({ where: { id }, select: SELECT });
  if (!row) return null;
  const ssoAlgorithm = SSO_ALGORITHMS.find((each) => each === row.ssoAlgorithm) ?? null;
  return { ...row, homeCards: inOrderOfAsking(row.homeCards), ssoAlgorithm, hosts: row.hosts.map(({ host }) => host) };
}

/**
 * Locks a company's settings against other editors until the transaction ends; demands and sessions can still be
 * created in it.
 */
export async function lockCompany(tx: Transaction, id: number): Promise<Company | null> {
  await tx.$queryRaw`SELECT id FROM company WHERE id = ${id} FOR NO KEY UPDATE`;
  return findCompany(tx, id);
}

/** Reads a company that this transaction has locked, so it must exist. */
export async function readLockedCompany(tx: Transaction, id: number): Promise<Company> {
  const company = await findCompany(tx, id);
  if (!company) throw new Error('a company that is locked has gone');
  return company;
}

/** Returns the values for the change log; of the single sign-on key only its algorithm. */
export function factsOf({ id: _id, revision: _revision, complaintNotice: _text, ...facts }: Company): ChangeFacts {
  return facts;
}
