/** A page of notifications is ten: from ten unread on there may be more than the list holds. Source: docs/rules.md 5.15. */
export const BADGE_LIMIT = 10;

/** What the bell's badge says: the number of unread ones, "9+" from ten on, nothing for none. */
export function badgeText(unread: number): string | null {
  if (unread === 0) return null;
  return unread >= BADGE_LIMIT ? `${unread - 1}+` : String(unread);
}
