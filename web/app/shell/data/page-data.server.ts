import { cssColour } from '@aval/application/access/css-colour';
import type { Permission } from '@aval/domain/access/permission-matrix';
import { roleMay } from '@aval/domain/access/permissions';
import type { Namespace } from '@aval/i18n/catalogues';
import type { AppLoadContext } from '@remix-run/node';
import { brandIcon, brandStyles } from '../../brand/brand-styles';
import { ACCOUNT_PATH } from '../../server/return-path';
import { takeToast } from '../../server/toast.server';
import { loadVisitor, type Visitor } from '../../server/visitor.server';
import { WORD_GROUPS, wordFileNames } from '../words/word-groups';
import { loadWords } from '../words/words';
import { imageAddress } from './image-address';
import type { PageData, TenantData, UserData } from './page-data';

/** Whoever may open one of these pages gets its words. */
const ADMINISTRATION: Readonly<Record<AdministrationNamespace, Permission>> = {
  accessRecord: 'access_record.view',
  changes: 'change_record.view',
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
};

type AdministrationNamespace = (typeof WORD_GROUPS.administration)[number];

/** The account's page is opened as a whole document, with words that no other page needs. */
function namespacesFor(session: Visitor['session'], path: string): readonly Namespace[] {
  if (!session) return [...WORD_GROUPS.public, ...WORD_GROUPS.strangers];
  const { role } = session.user;
  const administration = WORD_GROUPS.administration.filter((namespace) => roleMay(role, ADMINISTRATION[namespace]));
  const account = path === ACCOUNT_PATH ? WORD_GROUPS.account : [];
  return [...WORD_GROUPS.public, ...WORD_GROUPS.app, ...administration, ...account];
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
    hasHome: context.hasChoice,
    canWork: context.missing === null,
    isObliged: obligations.length > 0,
    avatarImageId: user.avatarImageId,
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
  const namespaces = namespacesFor(visitor.session, new URL(request.url).pathname);
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
