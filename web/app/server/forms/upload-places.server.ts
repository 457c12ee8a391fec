import { Sema } from 'async-sema';

/** A user by the number, somebody who has not signed in by the network. */
export type Sender = number | string;

/** Of one sender; a browser sends two side by side, and may have another tab. */
const AT_ONCE = 3;

interface Places {
  /** Of everybody. Each keeps some pieces of its file in memory, an open file and a connection to the database for a moment. */
  all: Sema;
  /** Of all who have not signed in: whatever they send, there is a place for everybody else. */
  strangers: Sema;
  underWay: Map<Sender, number>;
}

const PLACE = Symbol.for('aval.web.upload-places');
const processWide = globalThis as { [PLACE]?: Places };

/** One for the process: pages and programs, which have a graph of modules each, share them. */
function placesOf(): Places {
  processWide[PLACE] ??= { all: new Sema(40), strangers: new Sema(10), underWay: new Map() };
  return processWide[PLACE];
}

/**
 * Does the work that a form with a file asks for, unless as many of the same sender, or of all together, are under way already: then null. Source:
 * docs/rules.md 6.8.
 */
export async function inUploadPlace<Result>(sender: Sender, work: () => Promise<Result>): Promise<Result | null> {
  const { all, strangers, underWay } = placesOf();
  const isStranger = typeof sender === 'string';
  const others = underWay.get(sender) ?? 0;
  if (others === AT_ONCE) return null;
  if (isStranger && !strangers.tryAcquire()) return null;
  if (!all.tryAcquire()) {
    if (isStranger) strangers.release();
    return null;
  }
  underWay.set(sender, others + 1);
  try {
    return await work();
  } finally {
    all.release();
    if (isStranger) strangers.release();
    const left = (underWay.get(sender) ?? 1) - 1;
    if (left === 0) underWay.delete(sender);
    else underWay.set(sender, left);
  }
}
