import type { Actor } from '@aval/domain/access/actor';
import { seesPrivateComments } from '@aval/domain/access/permissions';
import { ROLES, type RoleName } from '@aval/domain/access/roles';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { decisionOptions } from '@aval/domain/demand/lifecycle/offers';
import { DECISION_REASONS, DECISIONS } from '@aval/domain/demand/vocabulary';
import { decisionSchema } from '@aval/domain/validation/dialogs/decision-schema';
import {
  choice,
  flag,
  optionalChoice,
  optionalIdentifier,
  optionalText,
  text,
} from '@aval/domain/validation/fields/field';
import { message } from '@aval/domain/validation/fields/message';
import type { Transaction } from '@aval/prisma/scope';
import { z } from 'zod';
import { stateOf } from '../../demand-rows/demand-subject';
import { issuesOf } from '../../engine/form-issues';
import type { CommandResult } from '../../engine/outcomes';
import type { PreparedCommand } from '../../engine/prepared-command';
import type { Services } from '../../services';
import { type CommandDefinition, invalid } from '../commands/command-definition';
import type { CommandInputBase } from '../commands/command-input';
import { runCommand } from '../commands/run-command';

const form = z.object({
  decision: choice(DECISIONS),
  toRoleId: optionalIdentifier(),
  toUserId: optionalIdentifier(),
  decisionReason: optionalChoice(DECISION_REASONS),
  finalReason: optionalChoice(DECISION_REASONS),
  contradictionConfirmed: flag(),
  comment: text(),
  privateComment: optionalText(),
});

export type DecideDemandInput = CommandInputBase & Partial<z.input<typeof form>>;

const definition: CommandDefinition<typeof form> = {
  permission: 'demands.decide',
  form,
  prepare: async (typed, { transaction, actor, demand, at, repeated }) => {
    if (isBeyondRole(typed, actor.role)) return { result: { status: 'forbidden' } };
    const options = decisionOptions(stateOf(demand), actor, civilDateOf(at));
    // Decisions that are not offered go to the engine, which gives the reason. A recorded decision was offered at its
    // time.
    if (!repeated && options.some(({ decision }) => decision === typed.decision)) {
      const checked = decisionSchema({ role: actor.role, options }).safeParse(typed);
      if (!checked.success) return invalid(issuesOf(checked.error));
      // The engine refuses a consultant who has left; a person who is no consultant is refused here, active or not.
      const isAsked = typed.decision !== 'evaluate' || (await isConsultant(transaction, typed.toUserId));
      if (!isAsked) return invalid([{ path: 'toUserId', message: message('choose') }]);
    }
    return commandOf(typed, actor.role);
  },
};

async function isConsultant(transaction: Transaction, id: number | null): Promise<boolean> {
  if (id === null) return false;
  return (await transaction.userAccount.count({ where: { id, roleId: ROLES.CONSULTANT } })) > 0;
}

/**
 * Tells whether the form has a reason or private comment that the role may not give; refused rather than dropped.
 * Source: docs/rules.md 2.15, 9.3.
 */
function isBeyondRole(typed: z.infer<typeof form>, role: RoleName): boolean {
  return (
    (typed.privateComment !== null && !seesPrivateComments(role)) ||
    (typed.decisionReason !== null && role !== 'MANAGER') ||
    (typed.finalReason !== null && role !== 'REPRESENTATIVE')
  );
}

/**
 * Takes the fields that belong to the decision and the role, whatever else the form sent; the result is the same for a
 * repetition after the demand has moved on.
 */
function commandOf(typed: z.infer<typeof form>, role: RoleName): PreparedCommand {
  const { decision, contradictionConfirmed, comment } = typed;
  const final = decision === 'authorize' || decision === 'deny';
  return {
    command: {
      type: 'decide',
      decision,
      toUserId: decision === 'evaluate' ? typed.toUserId : null,
      decisionReason: final && role === 'MANAGER' ? typed.decisionReason : null,
      finalReason: final && role === 'REPRESENTATIVE' ? typed.finalReason : null,
      contradictionConfirmed,
    },
    comment,
    privateComment: typed.privateComment,
  };
}

/** Records the decision of a manager, consultant or representative on a demand assigned to them. */
export function decideDemand(services: Services, actor: Actor, input: DecideDemandInput): Promise<CommandResult> {
  return runCommand(services, actor, definition, input);
}
