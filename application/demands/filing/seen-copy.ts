import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { readDescription } from '@aval/domain/validation/dialogs/file-description';
import { z } from 'zod';
import type { VersionSnapshot } from '../../engine/command-payload';
import { contentHash } from '../../engine/content-hash';
import type { CommandResult } from '../../engine/outcomes';

/** Fields by which every command that sends a working copy tells what its page showed. */
export const seenCopySchema = z.object({
  /** Revision of the shown copy; 0 when there was none. */
  revision: z.number().int().min(0),
  /** Pending files with the descriptions that the page showed; omitted by clients that show none. */
  files: z.array(z.object({ id: z.number().int(), description: z.string() })).optional(),
  /** Fingerprint (`markOf`) of what the analysis found and calculated, when the page showed it. */
  findings: z.string().max(100).optional(),
});

export type SeenCopy = z.infer<typeof seenCopySchema>;

interface StoredFile {
  id: number;
  description: string;
}

/**
 * Tells whether the pending files are those that the page showed: no file more or less, each with the same description.
 */
export function showsFiles(seen: SeenCopy, stored: readonly StoredFile[]): boolean {
  const { files } = seen;
  if (!files) return true;
  const isShown = ({ id, description }: StoredFile) => {
    const shown = files.find((file) => file.id === id);
    const read = shown && readDescription(shown.description);
    return read !== undefined && 'text' in read && read.text === description;
  };
  return files.length === stored.length && stored.every(isShown);
}

/**
 * Returns a fingerprint of what a review shows of the analysis, independent of wording: findings, doses, clearance and
 * lifetime sums. A dose may follow from a setting without any finding. Source: docs/rules.md 12.10.
 */
export function markOf({ findings, clearance, lines, lifetime }: CongruenceReport): string {
  const doses = lines.map(({ index, doses: { administration }, deviation, isBesideRegimen, isUnknownDrug }) => ({
    index,
    administration,
    deviation,
    isBesideRegimen,
    isUnknownDrug,
  }));
  return contentHash({ findings, clearance, doses, lifetime });
}

/** Tells whether the report frozen with a version is the one that the page showed. Source: docs/rules.md 12.10. */
export function showsFindings(mark: string | undefined, { congruence }: VersionSnapshot): boolean {
  return mark === undefined || mark === markOf(congruence);
}

/** Nothing is sent: the sender reads the current findings and doses and sends again. */
export const FINDINGS_CHANGED: { result: CommandResult } = { result: { status: 'conflict', part: 'findings' } };
