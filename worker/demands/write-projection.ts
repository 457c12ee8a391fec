import { findPendingFiles } from '@aval/application/attachments/pending-files';
import { findRepresentativesInScope } from '@aval/application/demands/representatives-in-scope';
import { areSlotsOfStateFree, lockPatient, writeSlots } from '@aval/application/demands/treatment-slots';
import type { CommandPayload } from '@aval/application/engine/command-payload';
import { ROLES, type RoleName } from '@aval/domain/access/roles';
import { displayStatus } from '@aval/domain/demand/display-status';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { ProjectionInput } from '@aval/workflows/demand/activities';
import { refusal } from './activity-failures';
import type { LockedDemand, StoredCommand } from './projection-conflicts';
import { writeDocuments, writeNotifications } from './write-effects';
import { listColumnsOf, writeVersion } from './write-version';

/**
 * Everything that an accepted command changes, in the transaction of its caller: history, version, demand, slots, files, notifications,
 * effects. What was edited becomes visible with it and never before.
 */
export async function writeProjection(
  transaction: Transaction,
  input: ProjectionInput,
  demand: LockedDemand,
  { payload, hasFiles, isDue }: StoredCommand,
): Promise<void> {
  const { state, effects } = input.transition;
  await lockAssignee(transaction, input);
  await moveSlots(transaction, input, demand);
  const snapshot = effects.some(({ kind }) => kind === 'addVersion') ? requireSnapshot(payload) : null;
  if (snapshot) await writeVersion(transaction, input, payload, snapshot);
  const historyId = await writeHistory(transaction, input, payload);

  const listColumns = snapshot ? await listColumnsOf(transaction, snapshot) : {};
  const provinceIds = Array.isArray(listColumns.provinceIds) ? listColumns.provinceIds : demand.provinceIds;
  const asksRepresentatives = snapshot !== null || state.assignedRole === 'REPRESENTATIVE';
  const { openToAll } = asksRepresentatives
    ? await findRepresentativesInScope(transaction, input.companyId, provinceIds)
    : { openToAll: demand.openToAllRepresentatives };
  const doctor = await readNewDoctor(transaction, input);
  await transaction.demand.update({
    where: { id: input.demandId },
    data: {
      ...lifecycleColumnsOf(input, demand),
      ...listColumns,
      ...(doctor ? { doctorId: doctor.id, doctorName: doctor.name } : {}),
      openToAllRepresentatives: openToAll,
    },
    select: { id: true },
  });

  if (hasFiles) await linkFilesOfCommand(transaction, input, historyId);
  if (snapshot) await linkFilesOfDraft(transaction, input);
  await writeNotifications(transaction, input, {
    id: input.demandId,
    companyId: input.companyId,
    doctorId: doctor?.id ?? demand.doctorId,
    formerDoctorId: demand.doctorId,
    createdById: demand.createdById,
    provinceIds,
    assignedUserId: state.assignedUserId,
    formerAssignedUserId: demand.assignedUserId,
    undoneSequence: input.command.type === 'rollback' ? undoneSequenceOf(demand) : null,
  });
  await writeDocuments(transaction, input);
  if (snapshot) await transaction.demandDraft.deleteMany({ where: { demandId: input.demandId } });
  if (isDue) await closeOutbox(transaction, input.commandId);
}

function requireSnapshot({ snapshot }: CommandPayload) {
  if (!snapshot) throw new TypeError('a command that makes a version brings its snapshot');
  return snapshot;
}

/** A user who is deactivated at this very moment either is seen here, or waits until the demand is theirs and then returns it. */
async function lockAssignee(transaction: Transaction, { command, transition }: ProjectionInput): Promise<void> {
  const named =
    command.type === 'take_over'
      ? command.toDoctorId
      : command.type === 'decide' || command.type === 'rollback'
        ? transition.state.assignedUserId
        : null;
  if (named === null) return;
  const [user] = await transaction.$queryRaw<{ active: boolean }[]>`
    SELECT active FROM user_account WHERE id = ${named} FOR SHARE`;
  if (!user?.active) throw refusal('assignee_inactive');
}

async function moveSlots(transaction: Transaction, input: ProjectionInput, demand: LockedDemand): Promise<void> {
  const { state, effects } = input.transition;
  const takes = effects.some(({ kind }) => kind === 'takeSlots');
  if (!takes && !effects.some(({ kind }) => kind === 'releaseSlots')) return;
  const { companyId, demandId } = input;
  const holder = { companyId, demandId, patientId: demand.patientId, duplicatedFromId: demand.duplicatedFromId };
  await lockPatient(transaction, demand.patientId);
  if (takes && !(await areSlotsOfStateFree(transaction, holder, state, input.occurredAt))) throw refusal('slots_taken');
  await writeSlots(transaction, holder, state, new Date(input.occurredAt));
}

async function writeHistory(
  transaction: Transaction,
  input: ProjectionInput,
  payload: CommandPayload,
): Promise<number> {
  const { command, transition } = input;
  const decision = command.type === 'decide' ? command : null;
  const entry = await transaction.demandHistory.create({
    data: {
      companyId: input.companyId,
      demandId: input.demandId,
      sequence: transition.state.sequence,
      commandId: input.commandId,
      action: transition.historyAction,
      actorId: input.actor.userId,
      fromRoleId: roleId(transition.fromRole),
      toRoleId: roleId(transition.toRole),
      toUserId: transition.toUserId,
      comment: payload.comment ?? payload.changeDatesReason,
      privateComment: payload.privateComment,
      commentTarget: command.type === 'comment' ? command.target : null,
      decisionReason: decision?.decisionReason ?? null,
      finalReason: decision?.finalReason ?? null,
      contradictionConfirmed: decision?.contradictionConfirmed ?? false,
      versionNumber: transition.state.version,
      displayStatus: displayStatus(transition.state),
      state: transition.state as unknown as Prisma.InputJsonValue,
      createdAt: new Date(input.occurredAt),
    },
    select: { id: true },
  });
  return entry.id;
}

function lifecycleColumnsOf(
  { transition, occurredAt }: ProjectionInput,
  demand: LockedDemand,
): Prisma.DemandUncheckedUpdateInput {
  const { state } = transition;
  const consultantIds =
    state.assignedUserId === null
      ? demand.consultantIds
      : [...new Set([...demand.consultantIds, state.assignedUserId])];
  return {
    status: state.status,
    displayStatus: displayStatus(state),
    continueFlag: state.continueFlag,
    assignedRoleId: roleId(state.assignedRole),
    assignedUserId: state.assignedUserId,
    cycle: state.cycle,
    totalCycles: state.totalCycles,
    version: state.version,
    sequence: state.sequence,
    lastActionSequence: state.lastActionSequence,
    treatmentStart: civilDateColumn(state.treatmentStart),
    cycleEnd: civilDateColumn(state.cycleEnd),
    treatmentEnd: civilDateColumn(state.treatmentEnd),
    continueAt: state.continueAt,
    state: state as unknown as Prisma.InputJsonValue,
    faultCode: null,
    consultantIds,
    demandDate: demand.demandDate ?? occurredAt,
    lastDemand: occurredAt,
  };
}

/** Files that came with the command now belong to its history entry. */
async function linkFilesOfCommand(
  transaction: Transaction,
  { demandId, commandId, transition }: ProjectionInput,
  historyId: number,
): Promise<void> {
  await transaction.attachment.updateMany({
    where: { commandId },
    data: { demandId, historyId, versionNumber: transition.state.version },
  });
}

/** Those of a submission belong to its version; what the other side has not sent yet stays its own. */
async function linkFilesOfDraft(
  transaction: Transaction,
  { demandId, command, transition }: ProjectionInput,
): Promise<void> {
  const side = command.type === 'save_administrative' ? 'company' : 'doctor';
  const files = await findPendingFiles(transaction, demandId, side);
  if (files.length === 0) return;
  await transaction.attachment.updateMany({
    where: { id: { in: files.map(({ id }) => id) } },
    data: { versionNumber: transition.state.version },
  });
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

function roleId(role: RoleName | 'SYSTEM' | null): number | null {
  return role === null || role === 'SYSTEM' ? null : ROLES[role];
}

function civilDateColumn(date: string | null): Date | null {
  return date === null ? null : new Date(date);
}
