import bandsFile from '../../reference/dose-bands.json' with { type: 'json' };
import type { BandTable } from './dose-bands';

/** Published tables of dose bands. A table for another drug needs a source first. Source: docs/rules.md 11.13. */
export const BAND_TABLES = bandsFile as readonly BandTable[];

/** Returns the table of a drug of the reference data, by its slug; null without one. */
export function bandTableOf(drugSlug: string): BandTable | null {
  return BAND_TABLES.find(({ drugSlugs }) => drugSlugs.includes(drugSlug)) ?? null;
}
