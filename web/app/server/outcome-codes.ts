import { message } from '@aval/domain/validation/fields/message';

/** Outcome of a use case, or of its transport to the browser. */
export interface Outcome {
  status: keyof typeof CODES;
  refusal?: string;
  errors?: Readonly<Record<string, unknown>>;
  /** Seconds until a retry makes sense, if known. */
  waitSeconds?: number;
}

/**
 * HTTP status codes: 401 to sign in or to meet an obligation first, 403 visible but forbidden, 404 not visible, 409
 * changed meanwhile or not applicable in this state, 422 to be corrected, 429 and 503 to be retried. Source:
 * docs/rules.md 9.3.
 */
const CODES = {
  done: 200,
  accepted: 200,
  saved: 200,
  created: 200,
  found: 200,
  attached: 200,
  stored: 200,
  described: 200,
  removed: 200,
  signed_out: 401,
  // Not 403, after which the page would reload its data and be redirected away.
  obliged: 401,
  forbidden: 403,
  not_found: 404,
  stale: 409,
  conflict: 409,
  closed: 409,
  edited: 409,
  refused: 409,
  alike: 409,
  not_duplicated: 409,
  invalid: 422,
  busy: 429,
  throttled: 429,
  faulty: 500,
  unknown: 503,
  unavailable: 503,
  offline: 503,
} as const;

/** Returns whether a response body is an outcome, whatever its status code. */
export function isOutcome(answer: object): answer is Outcome {
  return 'status' in answer && typeof answer.status === 'string' && Object.hasOwn(CODES, answer.status);
}

/** Refusals that concern the user, not the state of the demand. */
const ABOUT_THE_PERSON: ReadonlySet<string | undefined> = new Set(['not_allowed', 'not_assigned_to_you']);

/** Error of a file that could not be scanned, although nothing is known to be wrong with it. */
const CANNOT_BE_CHECKED = message('fileUnchecked');

/** Returns the HTTP status code of an outcome. */
export function outcomeCode({ status, refusal, errors }: Outcome): number {
  if (status === 'invalid' && errors?.file === CANNOT_BE_CHECKED) return CODES.unavailable;
  if (status === 'refused' && ABOUT_THE_PERSON.has(refusal)) return 403;
  return CODES[status];
}

export function outcomeHeaders({ waitSeconds }: Outcome): Record<string, string> {
  return waitSeconds === undefined ? {} : { 'Retry-After': String(waitSeconds) };
}

/** Returns whether the page shows outdated data after this status and must reload them. */
export function isOutdated(statusCode: number): boolean {
  return statusCode === 403 || statusCode === 409;
}
