import type { Tenant } from '@aval/application/access/find-tenant';
import type { Session } from '@aval/application/access/load-session';
import type { Obligation } from '@aval/domain/access/obligations';
import type { Permission } from '@aval/domain/access/permission-matrix';
import { roleMay } from '@aval/domain/access/permissions';
import { redirect, redirectDocument } from '@remix-run/node';
import { isSigningIn, refusalInWords } from '../../server/request-store';
import { outcomeCode } from './outcome-codes';
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
 * Guards for loaders and actions. Each must call one in its first statement (guards.test.ts walks all routes), because
 * loaders run in parallel and a layout's guard protects only the layout itself.
 */

const HOME_PATH = '/app/home';

export interface KnownVisitor extends Visitor {
  tenant: Tenant;
}

/** Admits everyone at a host of a company; 404 elsewhere. */
export async function publicRoute(request: Request): Promise<KnownVisitor> {
  const visitor = await loadVisitor(request);
  if (!visitor.tenant) throw new Response(null, { status: 404 });
  // Only for actions: the loaders of the same request render the page with the error message.
  const refusal = request.method === 'GET' ? undefined : refusalInWords();
  if (refusal !== undefined) throw new Response(null, { status: refusal });
  return { ...visitor, tenant: visitor.tenant };
}

/**
 * Guards pages that make sense only before signing in: redirects signed-in users to /app, except during a sign-in
 * attempt.
 */
export function requireSignedOut(request: Request): Promise<KnownVisitor> {
  return signedOutOr(request, () => redirect(DEFAULT_RETURN_PATH));
}

/**
 * Guards links from mails, which may be meant for another user: a signed-in user is told that the link was not used,
 * and how to go on.
 */
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
 * Returns the session regardless of obligations: for the frame and the account page, where obligations are met. Others
 * sign in first and come back. That includes requests from a page rendered for another user of the same browser, so
 * that nothing happens in the name of a user who did not see the page.
 */
export async function requireAccount(request: Request): Promise<Session> {
  const { session } = await publicRoute(request);
  if (session && isFromOwnPage(request, session.user.id)) return session;
  throw leadToSignIn(request);
}

/** Checks that a form was opened for the signed-in user. Source: docs/rules.md 5.16. */
export async function requireOwnForm(request: Request, form: FormData): Promise<void> {
  if (!form.has(READER_FIELD)) return;
  const { session } = await loadVisitor(request);
  if (!session || !isOwnForm(form, session.user.id)) throw leadToSignIn(request);
}

function leadToSignIn(request: Request): Response {
  return redirect(`${SIGN_IN_PATH}?${new URLSearchParams({ returnTo: onwardPath(request) })}`);
}

/**
 * Returns the session of a user without obligations. Users who must change the password or accept new terms do that
 * first, even when they submit a form opened before. Source: docs/rules.md 5.23.
 */
export async function requireUser(request: Request): Promise<Session> {
  const session = await requireAccount(request);
  refuseObliged(request, session);
  return session;
}

/** Checks obligations for a form on a page where they are met, if the form itself meets none. */
export function refuseObliged(request: Request, { obligations: [first] }: Session): void {
  if (first !== undefined) throw leadToAccount(request, first);
}

/**
 * Throws or redirects by client: a script gets the obligation as JSON, because it would take the account page for its
 * answer; a page is redirected to the account.
 */
function leadToAccount(request: Request, obligation: Obligation): Response {
  if (asksForData(request)) {
    const status = 'obliged';
    return Response.json({ status, message: obligation }, { status: outcomeCode({ status }) });
  }
  return redirectDocument(`${ACCOUNT_PATH}?${new URLSearchParams({ returnTo: onwardPath(request) })}`);
}

/** Returns the page to come back to; a request refused with an error message is none, so its referer is used. */
function onwardPath(request: Request): string {
  return refusalInWords() === undefined ? returnPathOf(request) : safeReturnPath(refererPath(request));
}

/** Requires that the user has chosen with whom and where to work; others choose on the home page first. */
export async function requireContext(request: Request): Promise<Session> {
  const session = await requireUser(request);
  if (session.context.missing) throw redirectOnward(request, HOME_PATH);
  return session;
}

/**
 * Requires a role with the permission. Otherwise pages redirect to the home page with an explanation, and forms get
 * 403. Whether the permission holds for a given subject is decided by `can()`. Source: docs/rules.md 5.13.
 */
export async function requirePermission(request: Request, permission: Permission): Promise<Session> {
  const session = await requireUser(request);
  if (roleMay(session.user.role, permission)) return session;
  if (request.method !== 'GET') throw new Response(null, { status: 403 });
  throw await leadHome(request);
}

/** Redirects home, for pages with a toast; a script could not show it. */
async function leadHome(request: Request): Promise<Response> {
  if (asksForData(request)) return redirect(HOME_PATH);
  const toast = { kind: 'error', title: 'shell:notForRole.title', description: 'shell:notForRole.text' } as const;
  return redirectDocument(HOME_PATH, { headers: { 'Set-Cookie': await flashToast(toast) } });
}

function asksForData(request: Request): boolean {
  return request.headers.get('accept')?.includes('application/json') ?? false;
}
