import type { RequestHandler } from 'express';
import pTimeout from 'p-timeout';

/** Resolves when the part answers, rejects when it does not. */
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
