import type { Prisma } from '@aval/prisma/generated/client';
import type { Services } from '../services';

/** To what it is bound: one that is copied to another company, or from a webhook, opens nothing. */
export function ssoSecretOwner(companyId: number): string {
  return `single sign-on of company ${companyId}`;
}

interface SetKey {
  algorithm: string | null;
  key: string | null;
}

/** The columns that hold a company's key: a secret lies sealed, a public key is none. Source: docs/rules.md 5.22. */
export function ssoColumns({ secrets }: Pick<Services, 'secrets'>, companyId: number, { algorithm, key }: SetKey) {
  const isSecret = algorithm === 'HS256' && key !== null;
  return {
    ssoAlgorithm: algorithm,
    ssoKey: isSecret ? null : key,
    sealedSsoSecret: isSecret ? secrets.seal(key, ssoSecretOwner(companyId)) : null,
  } satisfies Prisma.CompanyUpdateInput;
}
