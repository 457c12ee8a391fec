import { message } from '@aval/domain/validation/fields/message';

/** An outcome of a use case, or what becomes of it on its way to the browser. */
export interface Outcome {
  status: keyof typeof CODES;
  refusal?: string;
  errors?: Readonly<Record<string, unknown>>;
  /** Until it can be tried again, where that is known. */
  waitSeconds?: number;
}

/**
 * What somebody sees and may not do (403), what is out of their sight (404), what has changed since they saw it or does not fit where it is now (409),
 * what has to be corrected (422) and what can be tried again (429, 503). Source: docs/rules.md 9.3.
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
  // Not 403: the page shows what still is, and is not loaded again, which would lead it away.
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

/** Whether an answer tells an outcome, whatever the code it came with. */
export function isOutcome(answer: object): answer is Outcome {
  return 'status' in answer && typeof answer.status === 'string' && Object.hasOwn(CODES, answer.status);
}

/** Refusals that are about who asks, wherever the demand is. */
const ABOUT_THE_PERSON: ReadonlySet<string | undefined> = new Set(['not_allowed', 'not_assigned_to_you']);

/** A file that nothing is wrong with, as far as is known. */
const CANNOT_BE_CHECKED = message('fileUnchecked');

/** The status code of an answer that tells an outcome. */
export function outcomeCode({ status, refusal, errors }: Outcome): number {
  if (status === 'invalid' && errors?.file === CANNOT_BE_CHECKED) return CODES.unavailable;
  if (status === 'refused' && ABOUT_THE_PERSON.has(refusal)) return 403;
  return CODES[status];
}

export function outcomeHeaders({ waitSeconds }: Outcome): Record<string, string> {
  return waitSeconds === undefined ? {} : { 'Retry-After': String(waitSeconds) };
}

/** After these the page shows what no longer is: it is loaded again. */
export function isOutdated(statusCode: number): boolean {
  return statusCode === 403 || statusCode === 409;
}
