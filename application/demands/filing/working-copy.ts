import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { Basics, DemandContent } from '@aval/domain/demand/content/content';
import type { TreatmentKind, WizardMode } from '@aval/domain/demand/vocabulary';
import { contentSchema } from '@aval/domain/validation/steps/content-schema';
import type { EntriesToReplace } from '@aval/domain/validation/steps/treatment-context';
import { lockDemand } from '@aval/prisma/lock-demand';
import type { Transaction } from '@aval/prisma/scope';
import { findPendingFiles, undescribedOf } from '../../attachments/pending-files';
import { findDraftEntriesToReplace } from '../../drafts/saving/entries-to-replace';
import { describeConflict } from '../../drafts/saving/save-conflict';
import { sideOf } from '../../drafts/side';
import { baseForms } from '../../drafts/wizard/draft-forms';
import { withFollowedAmounts } from '../../drafts/wizard/followed-amounts';
import { issuesOf } from '../../engine/form-issues';
import type { CommandResult } from '../../engine/outcomes';
import { invalid } from '../commands/command-definition';
import { type SeenCopy, showsFiles } from './seen-copy';

interface WorkingCopyQuestion {
  demandId: string;
  basics: Basics;
  /** The last submitted version, if there is one. */
  previous: DemandContent | null;
  /** What the mode begins with, where that is another content than the last version: it is sent where nobody has written in it. */
  base?: DemandContent | null;
  modes: readonly [WizardMode, ...WizardMode[]];
  /** What the sender saw; null for a repetition: the copy may be gone with what it became. */
  seen: SeenCopy | null;
  now: Date;
  blocked?: readonly TreatmentKind[];
  /** Entries of catalogues that have to be replaced; without them, all hidden ones that the copy names. */
  toReplace?: EntriesToReplace;
}

/**
 * What lies in the wizard, checked whole, while nobody else writes in it: the last check before a version is made of it. The server never trusts
 * the form.
 */
export async function readWorkingCopy(
  transaction: Transaction,
  { demandId, basics, previous, base = null, modes, seen, now, blocked, toReplace }: WorkingCopyQuestion,
): Promise<{ mode: WizardMode; content: DemandContent } | { result: CommandResult }> {
  await lockDemand(transaction, demandId);
  const [opensIn] = modes;
  const copy = await transaction.demandDraft.findUnique({
    where: { demandId_side: { demandId, side: sideOf(opensIn) } },
  });
  // A repetition has its files with it already, and a change of dates brings none.
  if (seen !== null && opensIn !== 'change_dates') {
    const files = await findPendingFiles(transaction, demandId, sideOf(opensIn));
    if (!showsFiles(seen, files)) return { result: { status: 'conflict', part: 'files' } };
    const undescribed = undescribedOf(files);
    if (undescribed.length > 0) return invalid(undescribed);
  }
  // Nothing was edited, or it was sent already: the content is that of the last version.
  if (!copy && !base && previous) return { mode: opensIn, content: previous };
  const written = copy ?? (base && baseForms({ base }));
  const mode = copy ? (copy.mode as WizardMode) : opensIn;
  // Begun in another mode since: what the page shows is no longer there.
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
    ...((written.previousTreatments ?? {}) as { previousTreatments?: unknown; exposures?: unknown }),
    treatment: treatment ?? {},
    extras: written.extras ?? {},
  });
  return parsed.success ? { mode, content: parsed.data } : invalid(issuesOf(parsed.error));
}
