import drugsFile from '../../../reference/drugs.json' with { type: 'json' };
import { linesDue } from '../../subject/regimen-lines';
import type { LibraryRegimen, SubjectChemotherapy } from '../../subject/subject';

const SUPPORTIVE: ReadonlySet<string> = new Set(
  drugsFile.filter(({ group }) => group === 'supportive').map(({ slug }) => slug),
);

/** Returns the antitumour drugs without supportive ones; null when there are none, or while a drug is unknown. */
export function combinationOf({ lines }: SubjectChemotherapy): ReadonlySet<string> | null {
  const slugs = lines.map(({ substance }) => substance?.slug ?? null);
  if (slugs.length === 0 || slugs.includes(null)) return null;
  const combination = slugs.filter((slug) => slug !== null && !SUPPORTIVE.has(slug)) as string[];
  return combination.length > 0 ? new Set(combination) : null;
}

/**
 * Returns the antitumour drugs of a regimen over all cycles and in each phase, since later phases may have fewer drugs.
 */
export function combinationsOf(regimen: LibraryRegimen): ReadonlySet<string>[] {
  const edges = regimen.lines.flatMap(({ fromCycle, toCycle }) => [
    fromCycle,
    ...(toCycle === null ? [] : [toCycle + 1]),
  ]);
  const parts = [...new Set(edges)].map((cycle) => linesDue(regimen, cycle));
  return [regimen.lines, ...parts].map((lines) => drugsAgainstTumour(lines)).filter((drugs) => drugs.size > 0);
}

export function drugsAgainstTumour(lines: LibraryRegimen['lines']): ReadonlySet<string> {
  return new Set(lines.map(({ drugSlug }) => drugSlug).filter((slug) => !SUPPORTIVE.has(slug)));
}

export function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((slug) => other.has(slug));
}

export function drugName(slug: string): string {
  return drugsFile.find((drug) => drug.slug === slug)?.name ?? slug;
}
