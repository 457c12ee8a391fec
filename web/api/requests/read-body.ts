import type { Context } from 'hono';
import { Problem } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';
import { depthOf } from './depth-of';

/** The 200 kB of a step, as JSON may write them, and what stands around. */
export const LARGEST_BODY = 1024 * 1024;
/** A demand's step is seven levels deep. */
const DEEPEST = 20;

/** Reads a JSON body within its bounds, and looks at its depth before any parser does. */
export async function readBody({ req }: Context<ApiEnvironment>, largest = LARGEST_BODY): Promise<unknown> {
  if (req.header('transfer-encoding') !== undefined) throw new Problem('length_required');
  if (Number(req.header('content-length') ?? 0) > largest) throw new Problem('too_large');
  const type = req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Problem('unsupported_type');
  const text = await req.text();
  if (depthOf(text) > DEEPEST) throw new Problem('malformed');
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('malformed');
  }
}
