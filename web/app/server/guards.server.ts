import type { Tenant } from '@aval/application/access/find-tenant';
import type { Session } from '@aval/application/access/load-session';
import type { Obligation } from '@aval/domain/access/obligations';
import type { Permission } from '@aval/domain/access/permission-matrix';
import { roleMay } from '@aval/domain/access/permissions';
import { redirect, redirectDocument } from '@remix-run/node';
import { isSigningIn, refusalInWords } from '../../server/request-store';
import { isFromOwnPage, isOwnForm, READER_FIELD } from './reader';
import {
  ACCOUNT_PATH,
  DEFAULT_RETURN_PATH,
  refererPath,
  returnPathOf,
  SIGN_IN_PATH,
  safeReturnPath,
} from './return-path';
import { flashToast, redirectOnward, redirectWithToast } from './toast.server';
import { loadVisitor, type Visitor } from './visitor.server';

/**
 * The first statement of every loader and action is one of these (guards.test.ts walks all routes): loaders run side by
 * side, so that the guard of a layout protects nothing but the layout.
 */

const HOME_PATH = '/app/home';

export interface KnownVisitor extends Visitor {
  tenant: Tenant;
}

/** For everyone at a host that a company has; 404 elsewhere. */
export async function publicRoute(request: Request): Promise<KnownVisitor> {
  const visitor = await loadVisitor(request);
  if (!visitor.tenant) throw new Response(null, { status: 404 });
  // Loaders of the same request make the page that says so.
  const refusal = request.method === 'GET' ? undefined : refusalInWords();
  if (refusal !== undefined) throw new Response(null, { status: refusal });
  return { ...visitor, tenant: visitor.tenant };
}

/** For pages that make sense only before signing in: who has signed in goes to /app, and whoever is just trying to stays. */
export function requireSignedOut(request: Request): Promise<KnownVisitor> {
  return signedOutOr(request, () => redirect(DEFAULT_RETURN_PATH));
}

/** For the links of mails, which may be for somebody else: who has signed in is told that nothing came of it, and how to go on. */
export function requireSignedOutForLink(request: Request): Promise<KnownVisitor> {
  return signedOutOr(request, () => redirectWithToast(DEFAULT_RETURN_PATH, LINK_UNUSED));
}

async function signedOutOr(request: Request, leave: () => Response | Promise<Response>): Promise<KnownVisitor> {
  const visitor = await publicRoute(request);
  if (visitor.session && !isSigningIn()) throw await leave();
  return visitor;
}

const LINK_UNUSED = { kind: 'info', title: 'auth:link.unused', description: 'auth:link.unusedText' } as const;

/**
 * The signed-in user's session, whatever the user owes: for the frame and for the account, where that is met. Others sign in first and come back to
 * where they were going. So does whoever sends from a page that was made for another user of the same browser: nothing is done in the name of somebody
 * who did not see what it was done on.
 */
export async function requireAccount(request: Request): Promise<Session> {
  const { session } = await publicRoute(request);
  if (session && isFromOwnPage(request, session.user.id)) return session;
  throw leadToSignIn(request);
}

/** The same of a form that names whom it was opened for. Source: docs/rules.md 5.16. */
export async function requireOwnForm(request: Request, form: FormData): Promise<void> {
  if (!form.has(READER_FIELD)) return;
  const { session } = await loadVisitor(request);
  if (!session || !isOwnForm(form, session.user.id)) throw leadToSignIn(request);
}

function leadToSignIn(request: Request): Response {
  return redirect(`${SIGN_IN_PATH}?${new URLSearchParams({ returnTo: onwardPath(request) })}`);
}

/**
 * The session of a user who owes nothing. Whoever has to choose another password or agree to new terms does that first, also on the way of a form
 * that was opened before. Source: docs/rules.md 5.23.
 */
export async function requireUser(request: Request): Promise<Session> {
  const session = await requireAccount(request);
  refuseObliged(request, session);
  return session;
}

/** The same of a form that stands where what is owed is met, and meets none of it. */
export function refuseObliged(request: Request, { obligations: [first] }: Session): void {
  if (first !== undefined) throw leadToAccount(request, first);
}

/** A script is told by name what is owed, since it would take the account's page for its answer; a page is led there, with words of its own. */
function leadToAccount(request: Request, obligation: Obligation): Response {
  if (asksForData(request)) {
    return Response.json({ status: 'obliged', message: obligation }, { status: 403 });
  }
  return redirectDocument(`${ACCOUNT_PATH}?${new URLSearchParams({ returnTo: onwardPath(request) })}`);
}

/** What was refused as it was asked is no page to come back to. */
function onwardPath(request: Request): string {
  return refusalInWords() === undefined ? returnPathOf(request) : safeReturnPath(refererPath(request));
}

/** A user who has chosen with whom and where to work; others choose on the home page first. */
export async function requireContext(request: Request): Promise<Session> {
  const session = await requireUser(request);
  if (session.context.missing) throw redirectOnward(request, HOME_PATH);
  return session;
}

/**
 * A role that the matrix gives the permission; others land on the home page, which says why, and a form of theirs is refused. Whether it holds for a
 * subject is `can()`'s to say. Source: docs/rules.md 5.13.
 */
export async function requirePermission(request: Request, permission: Permission): Promise<Session> {
  const session = await requireUser(request);
  if (roleMay(session.user.role, permission)) return session;
  if (request.method !== 'GET') throw new Response(null, { status: 403 });
  throw await leadHome(request);
}

/** A script has no eyes for what the next page would say. */
async function leadHome(request: Request): Promise<Response> {
  if (asksForData(request)) return redirect(HOME_PATH);
  const toast = { kind: 'error', title: 'shell:notForRole.title', description: 'shell:notForRole.text' } as const;
  return redirectDocument(HOME_PATH, { headers: { 'Set-Cookie': await flashToast(toast) } });
}

function asksForData(request: Request): boolean {
  return request.headers.get('accept')?.includes('application/json') ?? false;
}
