import type { RequestHandler } from 'express';
import pTimeout from 'p-timeout';

/** Checks by part; each resolves when the part answers and rejects when it does not. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>;

const CHECK_DEADLINE_MS = 2_000;

async function stateOf(check: () => Promise<unknown>): Promise<'up' | 'down'> {
  try {
    await pTimeout(check(), { milliseconds: CHECK_DEADLINE_MS });
    return 'up';
  } catch {
    return 'down';
  }
}

/** Responds 200 when every part is up, otherwise 503, with the state of each part. */
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
