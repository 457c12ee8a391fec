import { isRouteErrorResponse } from '@remix-run/react';

type FailureKind = 'forbidden' | 'notFound' | 'otherMethod' | 'tooLarge' | 'refused' | 'broken';

const KINDS: Readonly<Record<number, FailureKind>> = {
  403: 'forbidden',
  404: 'notFound',
  405: 'otherMethod',
  413: 'tooLarge',
};

/** Under which words (`shell:failure`) the failure of a page stands. */
export function failureKind(error: unknown): FailureKind {
  if (!isRouteErrorResponse(error) || error.status >= 500) return 'broken';
  return KINDS[error.status] ?? 'refused';
}
