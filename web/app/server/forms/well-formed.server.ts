import { findDemandCompany } from '@aval/application/demands/detail/find-demand-company';
import type { Actor } from '@aval/domain/access/actor';
import type { z } from 'zod';
import { getServices } from '../services.server';

/**
 * Returns the parsed request about a demand. An unparsable one is 400 only for users who may see the demand; for others
 * the demand is not found, whatever the request contains. Source: docs/rules.md 9.3.
 */
export async function requireWellFormed<Said>(
  actor: Actor,
  demandId: string,
  read: z.ZodSafeParseResult<Said>,
): Promise<Said> {
  if (read.success) return read.data;
  const companyId = await findDemandCompany(getServices(), actor, demandId);
  throw new Response(null, { status: companyId === null ? 404 : 400 });
}
