import { cssColour } from '@aval/application/access/css-colour';
import type { Permission } from '@aval/domain/access/permission-matrix';
import { roleMay } from '@aval/domain/access/permissions';
import type { Namespace } from '@aval/i18n/catalogues';
import type { AppLoadContext } from '@remix-run/node';
import { brandIcon, brandStyles } from '../brand/brand-styles';
import { takeToast } from '../server/toast.server';
import { loadVisitor, type Visitor } from '../server/visitor.server';
import type { PageData, TenantData, UserData } from './page-data';
import { WORD_GROUPS, wordFileNames } from './word-groups';
import { loadWords } from './words';

/** Whoever may open one of these pages gets its words. */
const ADMINISTRATION: readonly (readonly [Permission, AdministrationNamespace])[] = [
  ['documents.list', 'archive'],
  ['access_record.view', 'accessRecord'],
  ['reminders.edit', 'reminders'],
  ['operations.view', 'operations'],
];

type AdministrationNamespace = (typeof WORD_GROUPS.administration)[number];

function namespacesFor(session: Visitor['session']): readonly Namespace[] {
  if (!session) return WORD_GROUPS.public;
  const { role } = session.user;
  const administration = ADMINISTRATION.filter(([permission]) => roleMay(role, permission));
  return [...WORD_GROUPS.public, ...WORD_GROUPS.app, ...administration.map(([, namespace]) => namespace)];
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
export async function loadPageData(
  request: Request,
  { wordFiles }: Pick<AppLoadContext, 'wordFiles'>,
): Promise<{ page: PageData; headers: Headers }> {
  const visitor = await loadVisitor(request);
  const waiting = await takeToast(request);
  const namespaces = namespacesFor(visitor.session);
  const headers = new Headers();
  if (waiting) headers.append('Set-Cookie', waiting.clearing);
  const page: PageData = {
    tenant: visitor.tenant && tenantData(visitor.tenant),
    user: visitor.session && userData(visitor.session),
    language: visitor.language,
    theme: visitor.theme,
    namespaces,
    wordFiles: wordFileNames(visitor.language, namespaces).flatMap((name) => wordFiles[name] ?? []),
    toast: waiting?.toast ?? null,
  };
  await loadWords(page);
  return { page, headers };
}
