import { Sema } from 'async-sema';

/** A user by the number, somebody who has not signed in by the network. */
export type Sender = number | string;

/** Of one sender; a browser sends two side by side, and may have another tab. */
const AT_ONCE = 3;

/** Of everybody. Each keeps some pieces of its file in memory, an open file and a connection to the database for a moment. */
const places = new Sema(40);
/** Of all who have not signed in: whatever they send, there is a place for everybody else. */
const placesOfStrangers = new Sema(10);

const underWay = new Map<Sender, number>();

/** Does the work that a form with a file asks for, unless as many of the same sender, or of all together, are under way already: then null. */
export async function inUploadPlace<Result>(sender: Sender, work: () => Promise<Result>): Promise<Result | null> {
  const isStranger = typeof sender === 'string';
  const others = underWay.get(sender) ?? 0;
  if (others === AT_ONCE) return null;
  if (isStranger && !placesOfStrangers.tryAcquire()) return null;
  if (!places.tryAcquire()) {
    if (isStranger) placesOfStrangers.release();
    return null;
  }
  underWay.set(sender, others + 1);
  try {
    return await work();
  } finally {
    places.release();
    if (isStranger) placesOfStrangers.release();
    const left = (underWay.get(sender) ?? 1) - 1;
    if (left === 0) underWay.delete(sender);
    else underWay.set(sender, left);
  }
}
