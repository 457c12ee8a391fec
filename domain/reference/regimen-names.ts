import namesFile from './regimen-names.json' with { type: 'json' };

const BY_SLUG: ReadonlyMap<string, readonly string[]> = new Map(
  namesFile.map(({ slug, otherNames }) => [slug, otherNames]),
);

/** Abbreviations, brands and trials by which a regimen of the platform is known beside its name. Source: docs/rules.md 12.12. */
export function otherNamesOf(slug: string): readonly string[] {
  return BY_SLUG.get(slug) ?? [];
}

/** Returns the slugs of regimens with another name that fulfils a condition. */
export function slugsNamed(isNamed: (name: string) => boolean): string[] {
  return [...BY_SLUG].flatMap(([slug, names]) => (names.some(isNamed) ? [slug] : []));
}
