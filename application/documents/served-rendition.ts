/**
 * Returns the rendition of a version that a download serves, given newest first: the newest ready one that is not
 * annulled, or the newest not annulled one while none is ready. Source: docs/rules.md 3.22.
 */
export function servedRendition<Rendition extends { annulledAt: Date | string | null }>(
  renditions: readonly Rendition[],
  isReady: (edition: Rendition) => boolean,
): Rendition | null {
  const standing = renditions.filter(({ annulledAt }) => annulledAt === null);
  return standing.find(isReady) ?? standing[0] ?? null;
}
