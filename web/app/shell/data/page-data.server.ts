import { cssColour } from '@aval/application/access/css-colour';
import { type Brand, findBrand } from '@aval/application/access/find-tenant';
import { navigation } from '@aval/domain/access/navigation';
import type { Permission } from '@aval/domain/access/permission-matrix';
import { roleMay } from '@aval/domain/access/permissions';
import type { Namespace } from '@aval/i18n/catalogues';
import type { AppLoadContext } from '@remix-run/node';
import { brandIcon, brandStyles } from '../../brand/brand-styles';
import { ACCOUNT_PATH } from '../../server/return-path';
import { getServices } from '../../server/services.server';
import { type Toast, takeToast } from '../../server/toast.server';
import { loadVisitor, type Visitor } from '../../server/visitor.server';
import { beginsWith, WORD_GROUPS, wordFileNames } from '../words/word-groups';
import { loadWords } from '../words/words';
import { imageAddress } from './image-address';
import type { PageData, TenantData, UserData } from './page-data';

/** Permission that gives access to the pages with each namespace. */
const ADMINISTRATION: Readonly<Record<AdministrationNamespace, Permission>> = {
  accessRecord: 'access_record.view',
  changes: 'change_record.view',
  /** The change log names the filters of its export. */
  securityRecord: 'change_record.view',
  companies: 'companies.list',
  companyTexts: 'companies.list',
  catalogues: 'drugs.list',
  catalogueImport: 'drugs.create',
  drugs: 'drugs.list',
  codes: 'codes.list',
  centers: 'centers.list',
  presentations: 'presentations.list',
  invitations: 'invitations.list',
  reminders: 'reminders.edit',
  operations: 'operations.view',
  users: 'users.list',
  webhooks: 'companies.view',
};

type AdministrationNamespace = (typeof WORD_GROUPS.administration)[number];

/**
 * Returns the namespaces that the user's pages need. The account page is loaded as a document with texts that no other
 * page needs.
 */
function namespacesFor(session: Visitor['session'], path: string): readonly Namespace[] {
  const ofAll = [...WORD_GROUPS.frame, ...WORD_GROUPS.forms];
  if (!session) return [...ofAll, ...WORD_GROUPS.anonymous];
  const { role } = session.user;
  const administration = WORD_GROUPS.administration.filter((namespace) => roleMay(role, ADMINISTRATION[namespace]));
  const account = path === ACCOUNT_PATH ? WORD_GROUPS.account : [];
  return [
    ...ofAll,
    ...WORD_GROUPS.list,
    ...WORD_GROUPS.demands,
    ...WORD_GROUPS.congruence,
    ...WORD_GROUPS.library,
    ...administration,
    ...account,
  ];
}

/** Splits the namespaces into those the page needs at first, including a pending toast's, and those loaded later. */
function wordsOfPage(session: Visitor['session'], path: string, toast: Toast | undefined) {
  const said = [toast?.title, toast?.description].flatMap((key) => (key ? [key.split(':')[0] as Namespace] : []));
  // A toast may say something that the page, which the user chose, has no words for.
  const all = [...new Set([...namespacesFor(session, path), ...said])];
  const namespaces = all.filter((namespace) => beginsWith(path, namespace) || said.includes(namespace));
  return { namespaces, laterNamespaces: all.filter((namespace) => !namespaces.includes(namespace)) };
}

/**
 * Returns the brand of a page: the host's, or for a user of several insurers that of the company in context. Source:
 * docs/rules.md 5.6.
 */
async function brandOf({ tenant, session }: Visitor, path: string): Promise<Brand | null> {
  const company = session?.context.choices.find(({ dimension, required }) => dimension === 'company' && required);
  const openId = company?.chosenId ?? null;
  if (!path.startsWith('/app') || openId === null || openId === tenant?.companyId) return tenant;
  return (await findBrand(getServices(), openId)) ?? tenant;
}

function tenantData(tenant: Brand): TenantData {
  const colours = {
    primary: cssColour(tenant.primaryColor),
    secondary: cssColour(tenant.secondaryColor),
    tertiary: cssColour(tenant.tertiaryColor),
  };
  return {
    name: tenant.name,
    slogan: tenant.slogan,
    brandStyles: brandStyles(colours),
    icon: tenant.faviconImageId
      ? { type: 'image/png', address: imageAddress(tenant.faviconImageId) }
      : { type: 'image/svg+xml', address: brandIcon(tenant.name, colours) },
    logo: tenant.logoImageId && imageAddress(tenant.logoImageId),
  };
}

function userData({ user, context, obligations }: NonNullable<Visitor['session']>): UserData {
  return {
    id: user.id,
    name: user.name,
    role: user.role,
    navigation: navigation(user.role)
      .filter(({ id }) => id !== 'home' || context.hasChoice)
      .map(({ id, path }) => ({ id, path })),
    canWork: context.missing === null,
    isObliged: obligations.length > 0,
    avatarImageId: user.avatarImageId,
    emailNotifications: roleMay(user.role, 'account.email_notifications') ? user.emailNotifications : null,
    bundleEmails: user.bundleEmails,
  };
}

/** Loads the root's data and the headers that go with them. */
export async function loadPageData(
  request: Request,
  { wordFiles }: Pick<AppLoadContext, 'wordFiles'>,
): Promise<{ page: PageData; headers: Headers }> {
  const visitor = await loadVisitor(request);
  const waiting = await takeToast(request);
  const path = new URL(request.url).pathname;
  const words = wordsOfPage(visitor.session, path, waiting?.toast);
  const brand = await brandOf(visitor, path);
  const headers = new Headers();
  if (waiting) headers.append('Set-Cookie', waiting.clearing);
  const page: PageData = {
    tenant: brand && tenantData(brand),
    user: visitor.session && userData(visitor.session),
    language: visitor.language,
    theme: visitor.theme,
    ...words,
    wordFiles: wordFileNames(visitor.language, words.namespaces).flatMap((name) => wordFiles[name] ?? []),
    toast: waiting?.toast ?? null,
  };
  await loadWords(page.language, page.namespaces);
  return { page, headers };
}
