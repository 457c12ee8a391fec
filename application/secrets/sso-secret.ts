import type { Prisma } from '@aval/prisma/generated/client';
import type { Services } from '../services';

/**
 * Returns the owner to which a sealed secret is bound: copied to another company, or taken from a webhook, it cannot be
 * opened.
 */
export function ssoSecretOwner(companyId: number): string {
  return `single sign-on of company ${companyId}`;
}

interface SetKey {
  algorithm: string | null;
  key: string | null;
}

/** Returns the columns of a company's key: secrets are sealed, public keys are not. Source: docs/rules.md 5.22. */
export function ssoColumns({ secrets }: Pick<Services, 'secrets'>, companyId: number, { algorithm, key }: SetKey) {
  const isSecret = algorithm === 'HS256' && key !== null;
  return {
    ssoAlgorithm: algorithm,
    ssoKey: isSecret ? null : key,
    sealedSsoSecret: isSecret ? secrets.seal(key, ssoSecretOwner(companyId)) : null,
  } satisfies Prisma.CompanyUpdateInput;
}
