import basisFile from './regimen-basis.json' with { type: 'json' };
import { rowsOf } from './rows';
import type { Checked } from './source';

const BY_SLUG: ReadonlyMap<string, Checked> = new Map(
  rowsOf<{ slug: string; checked: Checked }>(basisFile, 'regimen').map(({ slug, checked }) => [slug, checked]),
);

/**
 * Returns whether the doses of a regimen of the platform were compared with a text; "text" for those that are not
 * listed, which were written from their publication, and for those of a company, which answers for them.
 * Source: decision 63.
 */
export function basisOfRegimen(slug: string): Checked {
  return BY_SLUG.get(slug) ?? 'text';
}
