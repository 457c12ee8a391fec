import { Sema } from 'async-sema';

/** User id, or for anonymous uploads the client's network. */
export type Sender = number | string;

/** Concurrent uploads of one sender; a browser sends two, and may have another tab open. */
const AT_ONCE = 3;

interface Places {
  /**
   * Slots of all senders. Each upload holds a few pieces of its file, an open file and briefly a database connection.
   */
  all: Sema;
  /** Slots of all anonymous senders, so that they cannot use up those of users. */
  anonymous: Sema;
  underWay: Map<Sender, number>;
}

const PLACE = Symbol.for('aval.web.upload-places');
const processWide = globalThis as { [PLACE]?: Places };

/** Returns the process-wide slots; pages and the API have separate module graphs and must share them. */
function placesOf(): Places {
  processWide[PLACE] ??= { all: new Sema(40), anonymous: new Sema(10), underWay: new Map() };
  return processWide[PLACE];
}

/**
 * Runs an upload, or returns null when the sender, or all senders together, have reached the limit of concurrent
 * uploads. Source: docs/rules.md 6.8.
 */
export async function inUploadPlace<Result>(sender: Sender, work: () => Promise<Result>): Promise<Result | null> {
  const { all, anonymous, underWay } = placesOf();
  const isAnonymous = typeof sender === 'string';
  const others = underWay.get(sender) ?? 0;
  if (others === AT_ONCE) return null;
  if (isAnonymous && !anonymous.tryAcquire()) return null;
  if (!all.tryAcquire()) {
    if (isAnonymous) anonymous.release();
    return null;
  }
  underWay.set(sender, others + 1);
  try {
    return await work();
  } finally {
    all.release();
    if (isAnonymous) anonymous.release();
    const left = (underWay.get(sender) ?? 1) - 1;
    if (left === 0) underWay.delete(sender);
    else underWay.set(sender, left);
  }
}
