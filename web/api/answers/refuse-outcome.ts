import type { FormIssue } from '@aval/application/engine/outcomes';
import { CONTENT_REFUSALS } from '@aval/application/files/file-refusals';
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

/** An outcome of a use case other than the requested one. */
type Refused =
  | { status: 'refused'; refusal: ToldRefusal }
  /** The entry does not accept this input in its current state. */
  | { status: 'closed' }
  | { status: RefusedStatus; issues?: readonly FormIssue[]; waitSeconds?: number; revision?: number | string };

/**
 * Throws the `Problem` for a use case's outcome, by the same statuses as on the pages. `toPath` maps a form's path to
 * that of the sent field.
 */
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
    // The current revision, after a conflict with another user's save.
    ...(revision === undefined ? {} : { headers: { ETag: `"${revision}"` } }),
  });
}

/** An absent scanner is back within a minute, or needs an operator. */
const SCANNER_SECONDS = 60;

/** Codes of file errors with their own status; an empty file is a field error. */
const CODES_OF_FILES: Readonly<Record<string, ProblemCode>> = {
  fileTooLarge: 'too_large',
  imageTooHeavy: 'too_large',
  imageTooLarge: 'too_large',
  fileInfected: 'infected',
  fileUnchecked: 'unavailable',
  imageForbidden: 'unsupported_type',
  ...Object.fromEntries(CONTENT_REFUSALS.map((key) => [key, 'unsupported_type' as const])),
} satisfies Partial<Record<MessageKey, ProblemCode>>;

/**
 * Returns the status code of a file's error like that of a body, unless another error accompanies it. Source:
 * docs/rules.md 10.6.
 */
function codeOfWrong(issues: readonly FormIssue[] = []): ProblemCode {
  const keys = issues.map(({ message }) => parseMessage(message).key.replace(/^validation:/, ''));
  const [code, ...others] = new Set(keys.map((key) => CODES_OF_FILES[key] ?? 'invalid'));
  return code === undefined || others.length > 0 ? 'invalid' : code;
}
