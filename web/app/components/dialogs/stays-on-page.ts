import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Somebody went on within a page: to another filter, another page of a list, a dialog. */
export function staysOnPage({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return !formMethod && currentUrl.pathname === nextUrl.pathname;
}

/** The `shouldRevalidate` of pages that ask for their filters by themselves (`useListPage`). */
export function restsOnPage(change: ShouldRevalidateFunctionArgs): boolean {
  return !staysOnPage(change) && change.defaultShouldRevalidate;
}
