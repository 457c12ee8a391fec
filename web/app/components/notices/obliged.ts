import { ACCOUNT_PATH } from '../../server/return-path';

/** Returns whether the server refuses a request until the user changes the password or accepts new terms. */
export function isObliged(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'obliged';
}

/** Redirects to the account and back here afterwards; only for pages without input. */
export function leadToAccount(): void {
  const returnTo = window.location.pathname + window.location.search;
  window.location.assign(`${ACCOUNT_PATH}?${new URLSearchParams({ returnTo })}`);
}
