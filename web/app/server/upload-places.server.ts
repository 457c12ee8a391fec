import { Sema } from 'async-sema';

/** Of one person; a browser sends two side by side, and may have another tab. */
const AT_ONCE = 3;

/** Of everybody. Each keeps some pieces of its file in memory, an open file and a connection to the database for a moment. */
const places = new Sema(40);

const underWay = new Map<number, number>();

/** Does the work that a form with a file asks for, unless as many of the same person, or of all together, are under way already: then null. */
export async function inUploadPlace<Result>(userId: number, work: () => Promise<Result>): Promise<Result | null> {
  const others = underWay.get(userId) ?? 0;
  if (others === AT_ONCE) return null;
  if (!places.tryAcquire()) return null;
  underWay.set(userId, others + 1);
  try {
    return await work();
  } finally {
    places.release();
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left === 0) underWay.delete(userId);
    else underWay.set(userId, left);
  }
}
