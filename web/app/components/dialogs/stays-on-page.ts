import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Returns whether a navigation stays on the page: another filter, list page or dialog. */
export function staysOnPage({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return !formMethod && currentUrl.pathname === nextUrl.pathname;
}

/** `shouldRevalidate` for pages that load their filters themselves (`useListPage`). */
export function restsOnPage(change: ShouldRevalidateFunctionArgs): boolean {
  return !staysOnPage(change) && change.defaultShouldRevalidate;
}
