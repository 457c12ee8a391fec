import { ROLES } from '@aval/domain/access/roles';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DemandCommand, LifecycleActor, LifecycleFacts } from '@aval/domain/demand/lifecycle/commands';
import type { DemandState } from '@aval/domain/demand/state';
import { treatmentLocksHeld } from '@aval/domain/demand/timing/treatment-locks';
import { TREATMENT_KINDS, type TreatmentKind } from '@aval/domain/demand/vocabulary';
import type { Demand } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { findRepresentativesInScope } from '../../demand-rows/representatives-in-scope';
import type { AcceptedFacts } from '../../engine/command-payload';
import { areTreatmentLocksFree } from '../treatment-locks';

export interface FactsQuestion {
  companyId: number;
  demandId: string;
  command: DemandCommand;
  actor: LifecycleActor;
  state: DemandState | null;
  /** ISO instant. */
  now: string;
  /** Row of the demand, when the caller has it; null to read it if needed. */
  demand: DemandOfFacts | null;
  /** Facts that the command's row holds for good. */
  accepted: AcceptedFacts | null;
}

type DemandOfFacts = Pick<Demand, 'patientId' | 'duplicatedFromId' | 'provinceIds'>;

/**
 * Reads the facts that the transition table needs for this command, and nothing else; `plainFacts` lists the commands
 * that need none.
 */
export async function readFacts(transaction: Transaction, question: FactsQuestion): Promise<LifecycleFacts> {
  if (isWhole(question.accepted)) return question.accepted;
  const stateToRestore = await readStateToRestore(transaction, question);
  return {
    stateToRestore,
    companyValidationStep: question.accepted?.companyValidationStep ?? false,
    assigneeActive: await isAssigneeActive(transaction, question, stateToRestore),
    doctorActive: await isDoctorActive(transaction, question),
    actorInScope: await isActorInScope(transaction, question),
    slotsFree: await areWantedTreatmentLocksFree(transaction, question, stateToRestore),
  };
}

/**
 * Tells whether all facts were stored: those of a submission are not read again, or it could be refused after it was
 * accepted.
 */
function isWhole(accepted: AcceptedFacts | null): accepted is LifecycleFacts {
  return accepted !== null && 'slotsFree' in accepted;
}

async function readStateToRestore(
  transaction: Transaction,
  { command, demandId, state }: FactsQuestion,
): Promise<DemandState | null> {
  const undone = command.type === 'rollback' ? state?.undoable.at(-1) : undefined;
  if (undone === undefined) return null;
  const before = await transaction.demandHistory.findUnique({
    where: { demandId_sequence: { demandId, sequence: undone - 1 } },
    select: { state: true },
  });
  return before ? (before.state as unknown as DemandState) : null;
}

async function isAssigneeActive(
  transaction: Transaction,
  { command, companyId }: FactsQuestion,
  stateToRestore: DemandState | null,
): Promise<boolean> {
  if (command.type === 'take_over') {
    const doctor = { id: command.toDoctorId, roleId: ROLES.DOCTOR, companyId, active: true };
    return (await transaction.userAccount.count({ where: doctor })) > 0;
  }
  const consultantId = consultantOf(command, stateToRestore);
  if (consultantId === null) return true;
  const consultant = { id: consultantId, roleId: ROLES.CONSULTANT, active: true };
  return (await transaction.userAccount.count({ where: consultant })) > 0;
}

/** Returns the consultant whom the command names, or to whom an undo returns the demand. */
function consultantOf(
  command: Exclude<DemandCommand, { type: 'take_over' }>,
  stateToRestore: DemandState | null,
): number | null {
  switch (command.type) {
    case 'decide':
      return command.toUserId;
    case 'return_to_manager':
      return command.consultantId;
    case 'rollback':
      return stateToRestore?.assignedUserId ?? null;
    case 'submit':
    case 'resubmit':
    case 'continue':
    case 'change_dates':
    case 'save_administrative':
    case 'increase_cycles':
    case 'comment':
    case 'upload':
    case 'cancel':
    case 'finish':
    case 'cycle_ended':
      return null;
  }
}

async function isDoctorActive(transaction: Transaction, { command, demandId }: FactsQuestion): Promise<boolean> {
  if (command.type !== 'take_over') return true;
  return (await transaction.demand.count({ where: { id: demandId, doctor: { active: true } } })) > 0;
}

async function isActorInScope(transaction: Transaction, question: FactsQuestion): Promise<boolean> {
  const { actor, companyId } = question;
  if (actor.role !== 'REPRESENTATIVE' || actor.userId === null) return true;
  const { provinceIds } = await demandOf(transaction, question);
  const { userIds } = await findRepresentativesInScope(transaction, companyId, provinceIds);
  return userIds.includes(actor.userId);
}

async function areWantedTreatmentLocksFree(
  transaction: Transaction,
  question: FactsQuestion,
  stateToRestore: DemandState | null,
): Promise<boolean> {
  const kinds = wantedKinds(question, stateToRestore);
  if (kinds.length === 0) return true;
  const { companyId, demandId, now } = question;
  const { patientId, duplicatedFromId } = await demandOf(transaction, question);
  const holder = { companyId, demandId, patientId, duplicatedFromId };
  return areTreatmentLocksFree(transaction, holder, kinds, civilDateOf(now));
}

async function demandOf(transaction: Transaction, { demand, demandId }: FactsQuestion): Promise<DemandOfFacts> {
  const select = { patientId: true, duplicatedFromId: true, provinceIds: true };
  return demand ?? transaction.demand.findUniqueOrThrow({ where: { id: demandId }, select });
}

function wantedKinds({ command, state }: FactsQuestion, stateToRestore: DemandState | null): TreatmentKind[] {
  switch (command.type) {
    case 'submit':
    case 'resubmit':
    case 'continue':
    case 'change_dates':
      return TREATMENT_KINDS.filter((kind) => command.content[kind]);
    case 'increase_cycles':
      return TREATMENT_KINDS.filter((kind) => state?.[kind]);
    case 'rollback':
      return stateToRestore ? treatmentLocksHeld(stateToRestore).map(({ kind }) => kind) : [];
    case 'save_administrative':
    case 'decide':
    case 'comment':
    case 'upload':
    case 'cancel':
    case 'finish':
    case 'take_over':
    case 'cycle_ended':
    case 'return_to_manager':
      return [];
  }
}
