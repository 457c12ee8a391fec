import { countAttachments } from '@aval/application/attachments/count-attachments';
import { findPendingFiles } from '@aval/application/attachments/pending-files';
import { findRepresentativesInScope } from '@aval/application/demand-rows/representatives-in-scope';
import { type Side, sideOfRole } from '@aval/application/demand-rows/side';
import { findKindsElsewhere, lockPatient, writeTreatmentLocks } from '@aval/application/demands/treatment-locks';
import { carryCorrection } from '@aval/application/drafts/wizard/carry-correction';
import type { CommandPayload, VersionSnapshot } from '@aval/application/engine/command-payload';
import type { Actor } from '@aval/domain/access/actor';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { readStoredContent } from '@aval/domain/demand/content/stored-content';
import { treatmentLockMoveOf } from '@aval/domain/demand/lifecycle/effects';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { type CommentReach, commentReach } from '@aval/domain/reading/visible-entry';
import { MOST_ATTACHMENTS } from '@aval/domain/validation/dialogs/attachment-limits';
import type { Transaction } from '@aval/prisma/scope';
import type { ProjectionInput } from '@aval/workflows/demand/activities';
import { refusal } from '../activity-failures';
import type { StoredCommand } from './exactly-once';
import { findEditedParts } from './find-edited-parts';
import type { LockedDemand } from './locked-demand';
import { writeDocuments, writeNotifications, writeWebhooks } from './write-effects';
import { writeEntry } from './write-entry';
import { listColumnsOf, writeVersion } from './write-version';

/**
 * Writes all changes of an accepted command in the caller's transaction: history, version, demand, treatment locks,
 * files, notifications, effects. Edits become visible with it and never earlier.
 */
export async function writeProjection(
  transaction: Transaction,
  input: ProjectionInput,
  demand: LockedDemand,
  { row, sender, hasFiles, isDue, isWithdrawn, isAssigneeActive, isDoctorActive }: StoredCommand,
): Promise<void> {
  const { state, effects } = input.transition;
  const payload = row?.payload ?? NO_PAYLOAD;
  if (isWithdrawn) throw refusal('stale');
  if (isDoctorActive) throw refusal('doctor_active');
  if (isAssigneeActive === false) throw refusal('assignee_inactive');
  await moveTreatmentLocks(transaction, input, demand);
  const snapshot = effects.some(({ kind }) => kind === 'addVersion') ? requireSnapshot(payload) : null;
  if (snapshot) await writeVersion(transaction, input, payload, snapshot);
  const editedParts = snapshot ? await findEditedParts(transaction, input, snapshot) : [];
  const reach = reachOf(input, payload, hasFiles);
  const historyId = await writeEntry(transaction, input, payload, { demand, editedParts, reach });

  const listColumns = snapshot ? await listColumnsOf(transaction, snapshot) : {};
  const provinceIds = Array.isArray(listColumns.provinceIds) ? listColumns.provinceIds : demand.provinceIds;
  const asksRepresentatives = snapshot !== null || state.assignedRole === 'REPRESENTATIVE';
  const { openToAll } = asksRepresentatives
    ? await findRepresentativesInScope(transaction, input.companyId, provinceIds)
    : { openToAll: demand.openToAllRepresentatives };
  const doctor = await readNewDoctor(transaction, input);
  if (snapshot || doctor || openToAll !== demand.openToAllRepresentatives) {
    await transaction.demand.update({
      where: { id: input.demandId },
      data: {
        ...listColumns,
        ...(doctor ? { doctorId: doctor.id, doctorName: doctor.name } : {}),
        openToAllRepresentatives: openToAll,
      },
      select: { id: true },
    });
  }

  if (hasFiles) await linkFilesOfCommand(transaction, input, sender, historyId);
  if (snapshot) await linkFilesOfDraft(transaction, input);
  const told = {
    id: input.demandId,
    companyId: input.companyId,
    doctorId: doctor?.id ?? demand.doctorId,
    sequence: state.sequence,
    provinceIds,
    assignedUserId: state.assignedUserId,
    formerAssignedUserId: demand.assignedUserId,
    undoneSequence: input.command.type === 'rollback' ? undoneSequenceOf(demand) : null,
  };
  await writeNotifications(transaction, input, told, reach === 'private_readers');
  await writeDocuments(transaction, input);
  await writeWebhooks(transaction, input, demand.displayStatus as DisplayStatus);
  if (snapshot) await settleWorkingCopies(transaction, input, snapshot.content);
  if (isDue) await closeOutbox(transaction, input.commandId);
}

/** Payload of the clock's commands, which carry no content that the engine may not know. */
const NO_PAYLOAD: CommandPayload = {
  comment: null,
  privateComment: null,
  changeDatesReason: null,
  sentSha256: null,
  snapshot: null,
  acceptedFacts: null,
};

/** Every entry except a comment has at least its position in the history, which everybody sees. */
function reachOf({ command, actor }: ProjectionInput, { comment }: CommandPayload, hasFiles: boolean): CommentReach {
  if (command.type !== 'comment') return 'everybody';
  const authorRole = actor.role === 'SYSTEM' ? null : actor.role;
  return commentReach({ authorRole, target: command.target, isPrivate: !comment && !hasFiles });
}

function requireSnapshot({ snapshot }: CommandPayload): VersionSnapshot {
  if (!snapshot) throw new TypeError('a command that makes a version brings its snapshot');
  return { ...snapshot, content: readStoredContent(snapshot) };
}

async function moveTreatmentLocks(
  transaction: Transaction,
  input: ProjectionInput,
  demand: LockedDemand,
): Promise<void> {
  const { state, effects } = input.transition;
  const move = treatmentLockMoveOf(effects);
  if (!move) return;
  const { companyId, demandId } = input;
  const holder = { companyId, demandId, patientId: demand.patientId, duplicatedFromId: demand.duplicatedFromId };
  await lockPatient(transaction, demand.patientId);
  const elsewhere =
    move === 'releaseSlots' ? [] : await findKindsElsewhere(transaction, holder, state, input.occurredAt);
  if (move === 'takeSlots' && elsewhere.length > 0) throw refusal('slots_taken');
  await writeTreatmentLocks(transaction, holder, state, new Date(input.occurredAt), elsewhere);
}

/**
 * Links the files that came with the command to its history entry. Refuses with `files_too_many` when its side has too
 * many: those of an earlier command may have arrived since.
 */
async function linkFilesOfCommand(
  transaction: Transaction,
  { demandId, commandId, transition }: ProjectionInput,
  sender: Actor | null,
  historyId: number,
): Promise<void> {
  await transaction.attachment.updateMany({
    where: { commandId },
    data: { demandId, historyId, versionNumber: transition.state.version },
  });
  if (sender && (await countAttachments(transaction, demandId, sideOfRole(sender.role))) > MOST_ATTACHMENTS)
    throw refusal('files_too_many');
}

/**
 * Links the files of a submission to its version; pending files of the other side stay with that side, and files
 * without a description stay pending.
 */
async function linkFilesOfDraft(
  transaction: Transaction,
  { demandId, command, transition }: ProjectionInput,
): Promise<void> {
  const pending = await findPendingFiles(transaction, demandId, sideOfCommand(command));
  const files = pending.filter(({ description }) => description !== '');
  if (files.length === 0) return;
  await transaction.attachment.updateMany({
    where: { id: { in: files.map(({ id }) => id) } },
    data: { versionNumber: transition.state.version },
  });
}

/**
 * Carries a correction into the answer that the doctor is writing; an answer ends the corrections of the version that
 * it replaces.
 */
async function settleWorkingCopies(
  transaction: Transaction,
  { demandId, command, transition }: ProjectionInput,
  content: DemandContent,
): Promise<void> {
  const isCorrection = sideOfCommand(command) === 'company';
  if (isCorrection) await carryCorrection(transaction, { demandId, version: transition.state.version, content });
  await transaction.demandDraft.deleteMany({ where: { demandId, ...(isCorrection ? { side: 'company' } : {}) } });
}

function sideOfCommand({ type }: ProjectionInput['command']): Side {
  return type === 'save_administrative' ? 'company' : 'doctor';
}

async function closeOutbox(transaction: Transaction, commandId: string): Promise<void> {
  await transaction.outbox.updateMany({
    where: { commandId, closedAt: null },
    data: { closedAt: new Date(), lastErrorCode: null },
  });
}

async function readNewDoctor(transaction: Transaction, { command }: ProjectionInput) {
  if (command.type !== 'take_over') return null;
  return transaction.userAccount.findUniqueOrThrow({
    where: { id: command.toDoctorId },
    select: { id: true, name: true },
  });
}

function undoneSequenceOf(demand: LockedDemand): number | null {
  const before = demand.state as { undoable?: number[] } | null;
  return before?.undoable?.at(-1) ?? null;
}
