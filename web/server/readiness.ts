import type { RequestHandler } from 'express';

/** Resolves when the part answers, rejects when it does not. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>;

const CHECK_DEADLINE_MS = 2_000;

async function stateOf(check: () => Promise<unknown>): Promise<'up' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_DEADLINE_MS);
  });
  try {
    await Promise.race([check(), deadline]);
    return 'up';
  } catch {
    return 'down';
  } finally {
    clearTimeout(timer);
  }
}

/** Answers 200 when every part is up, else 503; the body names each part with its state. */
export function readiness(checks: ReadinessChecks): RequestHandler {
  return async (_request, response) => {
    const names = Object.keys(checks);
    const states = await Promise.all(Object.values(checks).map(stateOf));
    const parts = Object.fromEntries(names.map((name, index) => [name, states[index]]));
    const isReady = states.every((state) => state === 'up');
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'up' : 'down', parts });
  };
}

export const liveness: RequestHandler = (_request, response) => {
  response.json({ status: 'up' });
};
