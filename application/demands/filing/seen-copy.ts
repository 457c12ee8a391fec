import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { readDescription } from '@aval/domain/validation/dialogs/file-description';
import { z } from 'zod';
import type { VersionSnapshot } from '../../engine/command-payload';
import { contentHash } from '../../engine/content-hash';
import type { CommandResult } from '../../engine/outcomes';

/** What every command that sends a working copy says about the page from which it is sent. */
export const seenCopySchema = z.object({
  /** Of the copy that the page showed; 0 where there was none. */
  revision: z.number().int().min(0),
  /** The files beside it that are not sent yet, with what the page said of each; left out by those who show none to anybody. */
  files: z.array(z.object({ id: z.number().int(), description: z.string() })).optional(),
  /** The mark of what the analysis found and reckoned, where the page showed it (`markOf`). */
  findings: z.string().max(100).optional(),
});

export type SeenCopy = z.infer<typeof seenCopySchema>;

interface StoredFile {
  id: number;
  description: string;
}

/** Whether what would be sent is what the page showed: no file more or less, and each described so. */
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
 * Tells what a review shows of the analysis apart from anything else, whoever words it: findings, and the doses, clearance and
 * lifetime sums beside them. A dose may follow from a setting without any finding. Source: docs/rules.md 12.10.
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

/** Whether what is frozen with a version was said when the page showed it, too. Source: docs/rules.md 12.10. */
export function showsFindings(mark: string | undefined, { congruence }: VersionSnapshot): boolean {
  return mark === undefined || mark === markOf(congruence);
}

/** Nothing is sent: the sender reads what is found and reckoned by now, and sends again. */
export const FINDINGS_CHANGED: { result: CommandResult } = { result: { status: 'conflict', part: 'findings' } };
