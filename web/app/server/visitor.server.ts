import { findTenant, type Tenant } from '@aval/application/access/find-tenant';
import { loadSession, type Session } from '@aval/application/access/load-session';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@aval/i18n/languages';
import { oncePerRequest } from '../../server/request-store';
import { isBackground } from './background-request';
import { languageCookie, readSessionToken, themeCookie } from './cookies.server';
import { getServices } from './services.server';

export type Theme = 'light' | 'dark';

/** Client of a request, with or without a session, and its display preferences. */
export interface Visitor {
  /** Null when no company has the host. */
  tenant: Tenant | null;
  session: Session | null;
  language: Language;
  /** Null follows the system. */
  theme: Theme | null;
}

/**
 * Loads the visitor once for all loaders of a page, each of which begins with a guard. Actions load it anew, because
 * the loaders after them must see what they changed.
 */
export function loadVisitor(request: Request): Promise<Visitor> {
  if (request.method !== 'GET') return findVisitor(request);
  return oncePerRequest('visitor', () => findVisitor(request));
}

async function findVisitor(request: Request): Promise<Visitor> {
  const services = getServices();
  const tenant = await findTenant(services, new URL(request.url).host);
  const token = readSessionToken(request);
  const session =
    tenant && token ? await loadSession(services, tenant, token, { isBackground: isBackground(request) }) : null;
  const cookies = request.headers.get('cookie');
  return {
    tenant,
    session,
    language: firstLanguage(session?.user.language, await languageCookie.parse(cookies), tenant?.language),
    theme: chosenTheme(session ? session.user.theme : await themeCookie.parse(cookies)),
  };
}

function firstLanguage(...candidates: unknown[]): Language {
  return candidates.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

function chosenTheme(value: unknown): Theme | null {
  return value === 'light' || value === 'dark' ? value : null;
}
