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
import { stateOf } from '../../demand-rows/demand-subject';
import { findEntriesToReplace, findHiddenChoices } from '../../drafts/saving/entries-to-replace';
import type { FormIssue } from '../../engine/outcomes';
import type { PreparedCommand } from '../../engine/prepared-command';
import { invalid, type Preparation, type PrepareContext } from '../commands/command-definition';
import type { CommandInputBase } from '../commands/command-input';
import type { SeenCopy } from './seen-copy';
import { readWorkingCopy } from './working-copy';

export type VersionInput = CommandInputBase & SeenCopy;

export type VersionCommand = 'resubmit' | 'continue' | 'change_dates' | 'save_administrative';

/**
 * Prepares a new version of a submitted demand from its working copy. Fields that the wizard's mode locks keep the
 * values of the last version, whatever was sent: a difference is refused at its field.
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
    select: { schemaNumber: true, content: true },
  });
  if (!last) return { result: { status: 'refused', refusal: 'wrong_status' } };
  const previous = contentInHand(readStoredRequest(last), demand);
  const today = civilDateOf(at);
  const state = stateOf(demand);
  // The last version of a continuation recorded before is already its submission, and gives no base for another.
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
  // Without edits there is nothing to lock, and the transition table decides whether the command is open.
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

/** Returns a version's content with the present owners of the demand: another doctor may have taken it over since. */
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

/**
 * Tells whether a version with unchanged content is worth sending: an answer always is, a correction only with files.
 */
async function bringsSomething(
  mode: WizardMode,
  transaction: PrepareContext['transaction'],
  demandId: string,
): Promise<boolean> {
  if (mode === 'change_dates') return false;
  if (mode !== 'administrative') return true;
  return (await findPendingFiles(transaction, demandId, 'company')).length > 0;
}
