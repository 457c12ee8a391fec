import { findTenant, type Tenant } from '@aval/application/access/find-tenant';
import { loadSession } from '@aval/application/access/load-session';
import { findNamedCompany } from '@aval/application/companies/find-named-company';
import { roleMay } from '@aval/domain/access/permissions';
import type { Context } from 'hono';
import { Problem } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';
import { countOperation } from './count-operation';
import type { Guard, Known } from './operation';

/** Bearer token; the scheme's name is case-insensitive. Source: RFC 9110, section 11.1. */
const BEARER = /^Bearer +([\w-]{43})$/i;

/**
 * First step of each operation: identifies user and company, and checks the role's permission. Permission for a
 * particular object is checked by the use case. Source: docs/rules.md 5.3, 5.23, 10.2.
 */
export async function passGuard(context: Context<ApiEnvironment>, guard: Guard): Promise<Partial<Known>> {
  await countAsked(context);
  const tenant = await findTenant(context.var.services, new URL(context.req.url).host);
  if (!tenant) throw new Problem('not_found');
  if (guard === 'everybody' || (guard.orAnonymous && context.req.header('authorization') === undefined))
    return { tenant };
  return requireSession(context, tenant, guard);
}

/** Counts every request, also for unknown addresses. Source: docs/rules.md 10.7. */
export function countAsked(context: Context<ApiEnvironment>): Promise<void> {
  return countOperation(context, tokenOf(context));
}

function tokenOf(context: Context<ApiEnvironment>): string | undefined {
  return BEARER.exec(context.req.header('authorization') ?? '')?.[1];
}

async function requireSession(
  context: Context<ApiEnvironment>,
  tenant: Tenant,
  { permission, despiteObligations = false }: Exclude<Guard, 'everybody'>,
): Promise<Known> {
  const { services } = context.var;
  const token = tokenOf(context);
  const named = context.req.header('x-company');
  const companyId = named === undefined ? undefined : await findNamedCompany(services, named);
  const session =
    token === undefined
      ? null
      : await loadSession(services, tenant, token, { isApiClient: true, ...(companyId ? { companyId } : {}) });
  if (!session || token === undefined) throw new Problem('signed_out', { headers: { 'WWW-Authenticate': 'Bearer' } });
  if (companyId === null || (companyId !== undefined && !session.actor.companyIds.includes(companyId))) {
    throw new Problem('company_forbidden');
  }
  const [obligation] = session.obligations;
  if (obligation !== undefined && !despiteObligations) throw new Problem(obligation);
  if (permission !== undefined && !roleMay(session.user.role, permission)) throw new Problem('forbidden');
  return { tenant, session, token };
}
