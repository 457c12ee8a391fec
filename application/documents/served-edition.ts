/**
 * Returns the rendition of a version that a download serves, given newest first: the newest ready one that is not
 * annulled, or the newest not annulled one while none is ready. Source: docs/rules.md 3.22.
 */
export function servedEdition<Edition extends { annulledAt: Date | string | null }>(
  editions: readonly Edition[],
  isReady: (edition: Edition) => boolean,
): Edition | null {
  const standing = editions.filter(({ annulledAt }) => annulledAt === null);
  return standing.find(isReady) ?? standing[0] ?? null;
}
