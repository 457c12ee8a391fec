import { FORM_LIMIT } from '../../server/body-limits';
import { readToEnd } from './read-to-end';

/** Files lie in memory until they are stored. */
const AT_ONCE = 3;

const underWay = new Map<number, number>();

/**
 * Does the work that a form with files asks for, unless as many of the same user are under way already: then null. A form
 * as small as one without files goes ahead of them, so that no decision waits for an upload.
 */
export async function inUploadTurn<Result>(
  request: Request,
  userId: number,
  work: () => Promise<Result>,
): Promise<Result | null> {
  if (Number(request.headers.get('content-length')) <= FORM_LIMIT) return work();
  const others = underWay.get(userId) ?? 0;
  if (others === AT_ONCE) {
    if (request.body) await readToEnd(request.body.getReader());
    return null;
  }
  underWay.set(userId, others + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left === 0) underWay.delete(userId);
    else underWay.set(userId, left);
  }
}
