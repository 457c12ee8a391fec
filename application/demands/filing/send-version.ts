import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { contentFacts } from '@aval/domain/clinical/content-facts';
import { baseContent, withTotalCycles } from '@aval/domain/demand/content/base-content';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { readStoredRequest } from '@aval/domain/demand/content/stored-content';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import { message } from '@aval/domain/validation/fields/message';
import { fieldLock, type LockContext } from '@aval/domain/validation/locks/field-locks';
import { changedPaths, lockedChanges } from '@aval/domain/validation/locks/locked-changes';
import { findPendingFiles } from '../../attachments/pending-files';
import { findEntriesToReplace, findHiddenChoices } from '../../drafts/saving/entries-to-replace';
import type { FormIssue } from '../../engine/outcomes';
import type { PreparedCommand } from '../../engine/prepared-command';
import { invalid, type Preparation, type PrepareContext } from '../commands/command-definition';
import type { CommandInputBase } from '../commands/command-input';
import { stateOf } from '../demand-subject';
import type { SeenCopy } from './seen-copy';
import { readWorkingCopy } from './working-copy';

export type VersionInput = CommandInputBase & SeenCopy;

export type VersionCommand = 'resubmit' | 'continue' | 'change_dates' | 'save_administrative';

/**
 * A new version of a submitted demand, from what lies in its working copy. What the wizard's mode locks is that of the last version, whatever
 * was sent: a difference there is refused, and told at its field.
 */
export async function prepareVersion(
  type: VersionCommand,
  modes: readonly [WizardMode, ...WizardMode[]],
  { transaction, demand, at, repeated }: PrepareContext,
  seen: SeenCopy,
  extra: Pick<PreparedCommand, 'changeDatesReason' | 'comment'> = {},
): Promise<Preparation> {
  const last = await transaction.demandVersion.findUnique({
    where: { demandId_number: { demandId: demand.id, number: demand.version } },
    select: { content: true },
  });
  if (!last) return { result: { status: 'refused', refusal: 'wrong_status' } };
  const previous = contentInHand(readStoredRequest(last.content), demand);
  const today = civilDateOf(at);
  const state = stateOf(demand);
  // Of a continuation that is made already the last version is what was sent.
  const isNextCycle = modes[0] === 'continue' && state?.continueFlag === true;
  const base = isNextCycle ? baseContent('continue', previous, { today, totalCycles: state.totalCycles }) : null;
  const toReplace = await findEntriesToReplace(transaction, modes[0], previous, today);
  const copy = await readWorkingCopy(transaction, {
    demandId: demand.id,
    basics: previous.basics,
    previous,
    base,
    modes,
    seen: repeated ? null : seen,
    now: at,
    toReplace,
  });
  if ('result' in copy) return copy;
  const { mode, content } = copy;
  const isEdited = content !== previous;
  if (!isEdited && !repeated && !(await bringsSomething(mode, transaction, demand.id))) return nothingChanged();
  // Where nothing was edited there is nothing to lock, and the table says whether the command is open at all.
  if (isEdited) {
    const before = withTotalCycles(previous, state?.totalCycles ?? null);
    const locks: LockContext = { today, acceptedVersions: state?.acceptedVersions ?? 0, toReplace };
    const issues = [
      ...lockedChanges(mode, before, content, locks).map((path) => lockedIssue(path, mode, before, locks)),
      ...(await findHiddenChoices(transaction, content, previous)),
    ];
    if (issues.length > 0) return invalid(issues);
    const isSame = changedPaths(before, content).length === 0;
    if (isSame && !(await bringsSomething(mode, transaction, demand.id))) return nothingChanged();
  }
  const seenFindings = seen.findings === undefined ? {} : { seenFindings: seen.findings };
  return { command: { type, content: contentFacts(content) }, content, ...seenFindings, ...extra };
}

/** What stands of a version, with whom the demand has by now: another doctor may have taken it over since. */
function contentInHand(content: DemandContent, row: PrepareContext['demand']): DemandContent {
  const { doctorId, prescriberCenterId, patientId } = row;
  return { ...content, basics: { doctorId, prescriberCenterId, patientId } };
}

function nothingChanged() {
  return invalid([{ path: '', message: message('nothingChanged') }]);
}

function lockedIssue(path: string, mode: WizardMode, before: DemandContent, locks: LockContext): FormIssue {
  const isPast = fieldLock(mode, path, before, locks) === 'past';
  return { path, message: message(isPast ? 'lockedPast' : 'locked') };
}

/** Whether a version without another word in it says something: an answer always does, a correction with its files. */
async function bringsSomething(
  mode: WizardMode,
  transaction: PrepareContext['transaction'],
  demandId: string,
): Promise<boolean> {
  if (mode === 'change_dates') return false;
  if (mode !== 'administrative') return true;
  return (await findPendingFiles(transaction, demandId, 'company')).length > 0;
}
