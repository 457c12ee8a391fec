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
import { issuesOf } from '../../engine/form-issues';
import type { CommandResult } from '../../engine/outcomes';
import type { PreparedCommand } from '../../engine/prepared-command';
import type { Services } from '../../services';
import { type CommandDefinition, invalid } from '../commands/command-definition';
import type { CommandInputBase } from '../commands/command-input';
import { runCommand } from '../commands/run-command';
import { stateOf } from '../demand-subject';

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
    // What is not offered goes to the engine, which says why not. What was recorded was offered then, whatever is now.
    if (!repeated && options.some(({ decision }) => decision === typed.decision)) {
      const checked = decisionSchema({ role: actor.role, options }).safeParse(typed);
      if (!checked.success) return invalid(issuesOf(checked.error));
      // Of a consultant who has left the engine says so; nobody else is asked, at work or not.
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

/** A reason or a private comment that is not the role's to give is refused rather than lost. Source: docs/rules.md 2.15, 9.3. */
function isBeyondRole(typed: z.infer<typeof form>, role: RoleName): boolean {
  return (
    (typed.privateComment !== null && !seesPrivateComments(role)) ||
    (typed.decisionReason !== null && role !== 'MANAGER') ||
    (typed.finalReason !== null && role !== 'REPRESENTATIVE')
  );
}

/** What belongs to the decision and the role, whatever else the form sent; the same for a repetition, when the demand has moved on. */
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

/** A manager, consultant or representative decides what becomes of a demand that is theirs. */
export function decideDemand(services: Services, actor: Actor, input: DecideDemandInput): Promise<CommandResult> {
  return runCommand(services, actor, definition, input);
}
