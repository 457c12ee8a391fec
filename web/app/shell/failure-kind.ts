import { isRouteErrorResponse } from '@remix-run/react';

type FailureKind = 'forbidden' | 'notFound' | 'otherMethod' | 'tooLarge' | 'refused' | 'broken';

const KINDS: Readonly<Record<number, FailureKind>> = {
  403: 'forbidden',
  404: 'notFound',
  405: 'otherMethod',
  413: 'tooLarge',
};

/** Returns the key of the error page's texts in `shell:failure`. */
export function failureKind(error: unknown): FailureKind {
  if (!isRouteErrorResponse(error) || error.status >= 500) return 'broken';
  return KINDS[error.status] ?? 'refused';
}
