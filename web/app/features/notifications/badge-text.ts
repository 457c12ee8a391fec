/**
 * Size of a page of notifications; with ten unread there may be more than the list holds. Source: docs/rules.md 5.15.
 */
export const BADGE_LIMIT = 10;

/** Returns the text of the bell's badge: the number of unread ones, "9+" from ten, null for none. */
export function badgeText(unread: number): string | null {
  if (unread === 0) return null;
  return unread >= BADGE_LIMIT ? `${unread - 1}+` : String(unread);
}
