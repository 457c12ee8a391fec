import { type ContextDimension, inOrderOfAsking } from '@aval/domain/access/context-dimensions';
import type { Services } from '../services';
import { normaliseHost } from './host';
import type { SignInPlace } from './signing-in/sign-in-place';

/** By what a company's pages are known as its own. */
export interface Brand {
  name: string;
  slogan: string;
  primaryColor: string;
  secondaryColor: string;
  tertiaryColor: string;
  logoImageId: string | null;
  faviconImageId: string | null;
}

/** The company that a host name belongs to, with what its pages show before anybody has signed in. */
export interface Tenant extends SignInPlace, Brand {
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

/** Null for a company that there is not. */
export function findBrand(services: Services, companyId: number): Promise<Brand | null> {
  return services.database.company.findUnique({ where: { id: companyId }, select: BRAND });
}

/** Null for a host that no active company has. Source: docs/rules.md 5.1. */
export async function findTenant(services: Services, hostHeader: string | null): Promise<Tenant | null> {
  const host = normaliseHost(hostHeader);
  if (!host) return null;
  // From the company's side: a company by its host would be a second statement.
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
  return { ...company, companyId: id, homeCards: inOrderOfAsking(homeCards), language: documentLanguage };
}
