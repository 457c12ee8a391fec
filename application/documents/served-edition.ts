/**
 * Of the editions of a version, newest first, the one that a download gives: the newest that is ready of those that stand; while none is, the
 * newest of them. Source: docs/rules.md 3.22.
 */
export function servedEdition<Edition extends { annulledAt: Date | string | null }>(
  editions: readonly Edition[],
  isReady: (edition: Edition) => boolean,
): Edition | null {
  const standing = editions.filter(({ annulledAt }) => annulledAt === null);
  return standing.find(isReady) ?? standing[0] ?? null;
}
