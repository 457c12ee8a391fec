import { ACCOUNT_PATH } from '../../server/return-path';

/** The server's answer to a script of somebody who has to choose another password, or to agree to new terms, before anything else. */
export function isObliged(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'obliged';
}

/** To where that is done, and back here afterwards; for what nobody types in. */
export function leadToAccount(): void {
  const returnTo = window.location.pathname + window.location.search;
  window.location.assign(`${ACCOUNT_PATH}?${new URLSearchParams({ returnTo })}`);
}
