import { type ContextDimension, inOrderOfAsking } from '@aval/domain/access/context-dimensions';
import type { Services } from '../services';
import { normaliseHost } from './host';
import type { SignInPlace } from './signing-in/sign-in-place';

/** Name, colours and images of a company's pages. */
export interface Brand {
  name: string;
  slogan: string;
  primaryColor: string;
  secondaryColor: string;
  tertiaryColor: string;
  logoImageId: string | null;
  faviconImageId: string | null;
}

/** Company of a host name, with everything that its pages show before sign-in. */
export interface Tenant extends SignInPlace, Brand {
  /** Host name of the request, as the company's row has it. */
  host: string;
  subdomain: string;
  homeCards: readonly ContextDimension[];
  language: string;
  logoutRedirectUrl: string | null;
}

const BRAND = {
  name: true,
  slogan: true,
  primaryColor: true,
  secondaryColor: true,
  tertiaryColor: true,
  logoImageId: true,
  faviconImageId: true,
} as const;

/** Returns null for an unknown company. */
export function findBrand(services: Services, companyId: number): Promise<Brand | null> {
  return services.database.company.findUnique({ where: { id: companyId }, select: BRAND });
}

/** Returns the tenant of a host, or null when no active company has it. Source: docs/rules.md 5.1. */
export async function findTenant(services: Services, hostHeader: string | null): Promise<Tenant | null> {
  const host = normaliseHost(hostHeader);
  if (!host) return null;
  // Query from `company`: a query from the host would need a second statement.
  const found = await services.database.company.findFirst({
    where: { active: true, hosts: { some: { host } } },
    select: {
      id: true,
      isDefault: true,
      subdomain: true,
      homeCards: true,
      documentLanguage: true,
      logoutRedirectUrl: true,
      ...BRAND,
    },
  });
  if (!found) return null;
  const { id, documentLanguage, homeCards, ...company } = found;
  return { ...company, host, companyId: id, homeCards: inOrderOfAsking(homeCards), language: documentLanguage };
}
