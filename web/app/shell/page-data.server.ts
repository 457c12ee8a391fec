import { cssColour } from '@aval/application/access/css-colour';
import type { Permission } from '@aval/domain/access/permission-matrix';
import { roleMay } from '@aval/domain/access/permissions';
import { loadCatalogues, type Namespace, type Resources } from '@aval/i18n/catalogues';
import type { Language } from '@aval/i18n/languages';
import { brandIcon, brandStyles } from '../brand/brand-styles';
import { takeToast } from '../server/toast.server';
import { loadVisitor, type Visitor } from '../server/visitor.server';
import type { PageData, TenantData, UserData } from './page-data';

/** Before signing in a page needs few words; the rest comes with the first page behind the door. */
const PUBLIC_NAMESPACES: readonly Namespace[] = ['common', 'shell', 'auth', 'errors', 'validation'];
const APP_NAMESPACES: readonly Namespace[] = [
  ...PUBLIC_NAMESPACES,
  'home',
  'notifications',
  'demand',
  'list',
  'detail',
  'decision',
  'wizard',
];

/** Words of the pages that few may open go to those few. */
const ADMINISTRATION_NAMESPACES: readonly (readonly [Permission, Namespace])[] = [
  ['documents.list', 'archive'],
  ['access_record.view', 'accessRecord'],
  ['reminders.edit', 'reminders'],
  ['operations.view', 'operations'],
];

function namespacesFor(session: Visitor['session']): readonly Namespace[] {
  if (!session) return PUBLIC_NAMESPACES;
  const { role } = session.user;
  const administration = ADMINISTRATION_NAMESPACES.filter(([permission]) => roleMay(role, permission));
  return [...APP_NAMESPACES, ...administration.map(([, namespace]) => namespace)];
}

const words = new Map<string, Promise<Partial<Resources>>>();

/** The very same object for the same words: pages of one language share what is made of it. */
function wordsOf(language: Language, namespaces: readonly Namespace[]): Promise<Partial<Resources>> {
  const key = [language, ...namespaces].join(' ');
  const known = words.get(key) ?? loadCatalogues(language, namespaces);
  words.set(key, known);
  return known;
}

function tenantData(tenant: NonNullable<Visitor['tenant']>): TenantData {
  const colours = {
    primary: cssColour(tenant.primaryColor),
    secondary: cssColour(tenant.secondaryColor),
    tertiary: cssColour(tenant.tertiaryColor),
  };
  return {
    name: tenant.name,
    slogan: tenant.slogan,
    brandStyles: brandStyles(colours),
    icon: brandIcon(tenant.name, colours),
  };
}

function userData({ user, context }: NonNullable<Visitor['session']>): UserData {
  return {
    id: user.id,
    name: user.name,
    role: user.role,
    hasHome: context.hasChoice,
    canWork: context.missing === null,
    emailNotifications: roleMay(user.role, 'account.email_notifications') ? user.emailNotifications : null,
  };
}

/** The root's data, and the headers that go with it. */
export async function loadPageData(request: Request): Promise<{ page: PageData; headers: Headers }> {
  const visitor = await loadVisitor(request);
  const waiting = await takeToast(request);
  const headers = new Headers();
  if (waiting) headers.append('Set-Cookie', waiting.clearing);
  const page: PageData = {
    tenant: visitor.tenant && tenantData(visitor.tenant),
    user: visitor.session && userData(visitor.session),
    language: visitor.language,
    theme: visitor.theme,
    translations: await wordsOf(visitor.language, namespacesFor(visitor.session)),
    toast: waiting?.toast ?? null,
  };
  return { page, headers };
}
