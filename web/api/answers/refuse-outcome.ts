import type { FormIssue } from '@aval/application/engine/outcomes';
import { type MessageKey, parseMessage } from '@aval/domain/validation/fields/message';
import { outcomeCode } from '../../app/server/outcome-codes';
import { Problem, type ProblemCode, type ToldRefusal } from './problem';

const CODES = {
  forbidden: 'forbidden',
  not_found: 'not_found',
  stale: 'stale',
  conflict: 'stale',
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
  | { status: 'refused'; refusal: ToldRefusal }
  /** It is not open, or not any more, for what was sent. */
  | { status: 'closed' }
  | { status: RefusedStatus; issues?: readonly FormIssue[]; waitSeconds?: number; revision?: number };

/** Ends a call as a use case has ended, by the same statuses as the pages. Paths of fields are those of what was sent. */
export function refuseOutcome(outcome: Refused, toPath: (path: string) => string = (path) => path): never {
  if (outcome.status === 'refused') {
    const { refusal } = outcome;
    throw new Problem(outcomeCode(outcome) === 403 ? 'forbidden' : 'refused', { refusal });
  }
  if (outcome.status === 'closed') throw new Problem('refused', { refusal: 'wrong_status' });
  const { status, issues, revision } = outcome;
  const code = status === 'invalid' ? codeOfWrong(issues) : CODES[status];
  const waitSeconds =
    outcome.waitSeconds ?? (status === 'invalid' && code === 'unavailable' ? SCANNER_SECONDS : undefined);
  throw new Problem(code, {
    ...(issues ? { issues: issues.map(({ path, message }) => ({ path: toPath(path), message })) } : {}),
    ...(waitSeconds === undefined ? {} : { headers: { 'Retry-After': String(waitSeconds) } }),
    // Of what somebody saved meanwhile, which one it is by now.
    ...(revision === undefined ? {} : { headers: { ETag: `"${revision}"` } }),
  });
}

/** A scanner that is away is back in a minute, or somebody has to look after it. */
const SCANNER_SECONDS = 60;

/** What is wrong with a file, where it has a status of its own; an empty one is a field that is wrong. */
const CODES_OF_FILES: Readonly<Record<string, ProblemCode>> = {
  fileTooLarge: 'too_large',
  imageTooHeavy: 'too_large',
  imageTooLarge: 'too_large',
  fileForbidden: 'unsupported_type',
  fileActs: 'unsupported_type',
  archiveForbidden: 'unsupported_type',
  fileInfected: 'infected',
  fileUnchecked: 'unavailable',
  imageForbidden: 'unsupported_type',
} satisfies Partial<Record<MessageKey, ProblemCode>>;

/** A file is told as a body of the kind is, unless something else is wrong beside it. Source: docs/rules.md 10.6. */
function codeOfWrong(issues: readonly FormIssue[] = []): ProblemCode {
  const keys = issues.map(({ message }) => parseMessage(message).key.replace(/^validation:/, ''));
  const [code, ...others] = new Set(keys.map((key) => CODES_OF_FILES[key] ?? 'invalid'));
  return code === undefined || others.length > 0 ? 'invalid' : code;
}
