import type { FormIssue } from '@aval/application/engine/outcomes';
import { outcomeCode } from '../../app/server/outcome-codes';
import { Problem, type ProblemCode } from './problem';

/** An outcome of a use case that is not what was asked for. */
interface Refused {
  status: string;
  refusal?: string;
  issues?: readonly FormIssue[];
  waitSeconds?: number;
}

const CODES: Readonly<Record<string, ProblemCode>> = {
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
};

/** Ends a call as a use case has ended, by the same statuses as the pages. Paths of fields are those of what was sent. */
export function refuseOutcome(outcome: Refused, toPath: (path: string) => string = (path) => path): never {
  const { status, refusal, issues, waitSeconds } = outcome;
  if (status === 'refused' && refusal !== undefined) {
    const isAboutThePerson = outcomeCode({ status, refusal }) === 403;
    throw new Problem(isAboutThePerson ? 'forbidden' : 'refused', { refusal });
  }
  const code = CODES[status];
  if (!code) throw new Error(`an outcome that no answer is for: ${status}`);
  throw new Problem(code, {
    ...(issues ? { issues: issues.map(({ path, message }) => ({ path: toPath(path), message })) } : {}),
    ...(waitSeconds === undefined ? {} : { headers: { 'Retry-After': String(waitSeconds) } }),
  });
}
