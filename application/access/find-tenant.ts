import { type ContextDimension, inOrderOfAsking } from '@aval/domain/access/context-dimensions';
import type { Services } from '../services';
import { normaliseHost } from './host';
import type { SignInPlace } from './signing-in/sign-in-place';

/** The company that a host name belongs to, with what its pages show before anybody has signed in. */
export interface Tenant extends SignInPlace {
  name: string;
  slogan: string;
  subdomain: string;
  primaryColor: string;
  secondaryColor: string;
  tertiaryColor: string;
  homeCards: readonly ContextDimension[];
  language: string;
  logoutRedirectUrl: string | null;
  logoImageId: string | null;
  faviconImageId: string | null;
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
      name: true,
      slogan: true,
      subdomain: true,
      primaryColor: true,
      secondaryColor: true,
      tertiaryColor: true,
      homeCards: true,
      documentLanguage: true,
      logoutRedirectUrl: true,
      logoImageId: true,
      faviconImageId: true,
    },
  });
  if (!found) return null;
  const { id, documentLanguage, homeCards, ...company } = found;
  return { ...company, companyId: id, homeCards: inOrderOfAsking(homeCards), language: documentLanguage };
}
