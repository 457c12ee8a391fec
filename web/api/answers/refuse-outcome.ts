import type { FormIssue } from '@aval/application/engine/outcomes';
import { outcomeCode } from '../../app/server/outcome-codes';
import { Problem, type ProblemCode } from './problem';

const CODES = {
  forbidden: 'forbidden',
  not_found: 'not_found',
  stale: 'stale',
  conflict: 'stale',
  closed: 'stale',
  edited: 'key_reused',
  invalid: 'invalid',
  throttled: 'too_many_requests',
  busy: 'too_many_requests',
  faulty: 'failed',
  unknown: 'unavailable',
  unavailable: 'unavailable',
} as const satisfies Record<string, ProblemCode>;

export type RefusedStatus = keyof typeof CODES;

/** An outcome of a use case that is not what was asked for. */
type Refused =
  | { status: 'refused'; refusal: string }
  | { status: RefusedStatus; issues?: readonly FormIssue[]; waitSeconds?: number };

/** Ends a call as a use case has ended, by the same statuses as the pages. Paths of fields are those of what was sent. */
export function refuseOutcome(outcome: Refused, toPath: (path: string) => string = (path) => path): never {
  if (outcome.status === 'refused') {
    const { refusal } = outcome;
    throw new Problem(outcomeCode(outcome) === 403 ? 'forbidden' : 'refused', { refusal });
  }
  const { status, issues, waitSeconds } = outcome;
  throw new Problem(CODES[status], {
    ...(issues ? { issues: issues.map(({ path, message }) => ({ path: toPath(path), message })) } : {}),
    ...(waitSeconds === undefined ? {} : { headers: { 'Retry-After': String(waitSeconds) } }),
  });
}
