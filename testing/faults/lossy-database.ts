import { createDatabaseProxy, type DatabaseProxy } from './database-proxy';

export interface LossyDatabase extends DatabaseProxy {
  /** Number of answers that were lost. */
  lost(): number;
}

/**
 * Starts a proxy that fails once: the first transaction that contains `text` is committed, and the connection ends
 * before the client gets the answer.
 */
export async function createLossyDatabase(databaseUrl: string, text: string): Promise<LossyDatabase> {
  let lost = 0;
  const proxy = await createDatabaseProxy(databaseUrl, () => {
    let isSought = false;
    let isCommitting = false;
    return {
      onSent: (chunk) => {
        const sent = chunk.toString('latin1');
        isSought ||= lost === 0 && sent.includes(text);
        isCommitting ||= isSought && sent.includes('COMMIT');
        return undefined;
      },
      onAnswer: (chunk) => {
        if (!isCommitting || lost > 0) return chunk;
        lost += 1;
        return null;
      },
    };
  });
  return { ...proxy, lost: () => lost };
}
