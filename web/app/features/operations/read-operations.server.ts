import { getOperations, type Operations } from '@aval/application/operations/get-operations';
import type { Actor } from '@aval/domain/access/actor';
import { getServices } from '../../server/services.server';

export async function readOperations(actor: Actor): Promise<Operations> {
  const operations = await getOperations(getServices(), actor);
  if (!operations) throw new Response(null, { status: 403 });
  return operations;
}
