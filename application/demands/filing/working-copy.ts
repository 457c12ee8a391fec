import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { Basics, DemandContent } from '@aval/domain/demand/content/content';
import { readStoredSteps } from '@aval/domain/demand/content/stored-content';
import type { TreatmentKind, WizardMode } from '@aval/domain/demand/vocabulary';
import { contentSchema } from '@aval/domain/validation/steps/content-schema';
import type { EntriesToReplace } from '@aval/domain/validation/steps/treatment-context';
import { lockDemand } from '@aval/prisma/lock-demand';
import type { Transaction } from '@aval/prisma/scope';
import { findPendingFiles, undescribedOf } from '../../attachments/pending-files';
import { sideOf } from '../../demand-rows/side';
import { isBegun } from '../../drafts/begun-copy';
import { findDraftEntriesToReplace } from '../../drafts/saving/entries-to-replace';
import { describeConflict } from '../../drafts/saving/save-conflict';
import { baseForms } from '../../drafts/wizard/draft-forms';
import { withFollowedAmounts } from '../../drafts/wizard/followed-amounts';
import { issuesOf } from '../../engine/form-issues';
import type { CommandResult, FormIssue } from '../../engine/outcomes';
import { invalid } from '../commands/command-definition';
import { type SeenCopy, showsFiles } from './seen-copy';

interface WorkingCopyQuestion {
  demandId: string;
  basics: Basics;
  /** The last submitted version, if any. */
  previous: DemandContent | null;
  /** Content that the mode begins with, when it differs from the last version; sent when nobody has written a copy. */
  base?: DemandContent | null;
  modes: readonly [WizardMode, ...WizardMode[]];
  /** Working copy that the sender saw; null for a repetition, whose copy may have become a version. */
  seen: SeenCopy | null;
  now: Date;
  blocked?: readonly TreatmentKind[];
  /** Catalogue entries that have to be replaced; by default all hidden ones that the copy names. */
  toReplace?: EntriesToReplace;
}

/**
 * Reads and validates the whole working copy under a lock: the last check before a version is made of it. The server
 * never trusts the form.
 */
export async function readWorkingCopy(
  transaction: Transaction,
  { demandId, basics, previous, base = null, modes, seen, now, blocked, toReplace }: WorkingCopyQuestion,
): Promise<{ mode: WizardMode; content: DemandContent } | { result: CommandResult }> {
  await lockDemand(transaction, demandId);
  const [opensIn] = modes;
  const kept = await transaction.demandDraft.findUnique({
    where: { demandId_side: { demandId, side: sideOf(opensIn) } },
  });
  const copy = kept && isBegun(kept) ? kept : null;
  const undescribed: FormIssue[] = [];
  // A repetition has its files already, and a change of dates has none.
  if (seen !== null && opensIn !== 'change_dates') {
    const files = await findPendingFiles(transaction, demandId, sideOf(opensIn));
    if (!showsFiles(seen, files)) return { result: { status: 'conflict', part: 'files' } };
    undescribed.push(...undescribedOf(files));
  }
  // Nothing was edited, or it was sent already: the content is that of the last version.
  if (!copy && !base && previous) {
    return undescribed.length > 0 ? invalid(undescribed) : { mode: opensIn, content: previous };
  }
  const written = copy ? readStoredSteps(copy) : base && baseForms({ base });
  const mode = copy ? (copy.mode as WizardMode) : opensIn;
  // The copy was begun anew in another mode: what the page shows does not exist any more.
  if (!written || !modes.includes(mode)) return { result: { status: 'stale' } };
  if (copy && seen !== null && copy.revision !== seen.revision)
    return { result: await describeConflict(transaction, copy) };
  const context = {
    today: civilDateOf(now),
    mode,
    previous: previous?.treatment ?? null,
    ...(blocked ? { blocked } : {}),
    toReplace: toReplace ?? (await findDraftEntriesToReplace(transaction, basics, written)),
  };
  const treatment = await withFollowedAmounts(transaction, { demandId, on: context.today, forms: written });
  const parsed = contentSchema(context).safeParse({
    basics,
    protocol: written.protocol ?? {},
    ...written.previousTreatments,
    treatment: treatment ?? {},
    extras: written.extras ?? {},
  });
  // All at once, so that nobody learns of the next error only after correcting the first.
  if (!parsed.success) return invalid([...issuesOf(parsed.error), ...undescribed]);
  return undescribed.length > 0 ? invalid(undescribed) : { mode, content: parsed.data };
}
