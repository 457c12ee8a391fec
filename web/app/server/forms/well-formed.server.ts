import { findDemandCompany } from '@aval/application/demands/detail/find-demand-company';
import type { Actor } from '@aval/domain/access/actor';
import type { z } from 'zod';
import { getServices } from '../services.server';

/**
 * What a request says about a demand, once it was read by its schema. What cannot be read is a bad request, and only to whoever sees the demand:
 * what is out of sight is not found, whatever is said of it. Source: docs/rules.md 9.3.
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
