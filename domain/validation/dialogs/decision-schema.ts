import { seesPrivateComments } from '../../access/permissions';
import { ROLES, type RoleName } from '../../access/roles';
import type { DecisionOption } from '../../demand/lifecycle/offers';
import { contradictsReason } from '../../demand/outlook/decision-warnings';
import { DECISION_REASONS, type Decision, type DecisionReason } from '../../demand/vocabulary';
import { choice, flag, group, optionalChoice, optionalIdentifier, optionalText, text } from '../fields/field';
import { type MessageKey, message } from '../fields/message';

export interface DecisionContext {
  role: RoleName;
  /** Decisions that the lifecycle table offers this actor: `decisionOptions` of demand/offers. */
  options: readonly DecisionOption[];
}

export interface DecisionAnswer {
  decision: Decision;
  toUserId: number | null;
  decisionReason: DecisionReason | null;
  finalReason: DecisionReason | null;
  contradictionConfirmed: boolean;
  comment: string;
  privateComment: string | null;
}

/**
 * Returns the schema of the decision dialog. Decision and comment are always required; the consultant, the manager's
 * reason and the final reason only where the table requires them, and otherwise they are dropped. The final reason must
 * match the decision; the manager's may contradict it, for which the lifecycle requires confirmation.
 * Source: docs/rules.md 3.16, 3.17, 8.18.
 */
export function decisionSchema(context: DecisionContext): DecisionSchema {
  const key = JSON.stringify([context.role, context.options]);
  const schema = SCHEMAS.get(key) ?? buildSchema(context);
  SCHEMAS.set(key, schema);
  return schema;
}

type DecisionSchema = ReturnType<typeof buildSchema>;

/** Cache: a schema is expensive to build, and the table offers only a few sets of decisions. */
const SCHEMAS = new Map<string, DecisionSchema>();

function buildSchema({ role, options }: DecisionContext) {
  const offered = (decision: Decision | undefined) => options.find((option) => option.decision === decision);
  return group({
    decision: choice(options.map((option) => option.decision)),
    /** May be left out: each decision has one target. */
    toRoleId: optionalIdentifier(),
    toUserId: optionalIdentifier(),
    decisionReason: optionalChoice(DECISION_REASONS),
    finalReason: optionalChoice(DECISION_REASONS),
    contradictionConfirmed: flag(),
    comment: text(),
    privateComment: optionalText(),
  })
    .superRefine(({ decision, toRoleId, toUserId, decisionReason, finalReason }, context) => {
      const option = offered(decision);
      if (!option) return;
      const report = (path: string, key: MessageKey) =>
        context.addIssue({ code: 'custom', path: [path], message: message(key) });
      if (typeof toRoleId === 'number' && toRoleId !== ROLES[option.toRole]) report('toRoleId', 'choose');
      if (option.needsConsultant && toUserId === null) report('toUserId', 'choose');
      if (option.needsDecisionReason && decisionReason === null) report('decisionReason', 'choose');
      if (!option.needsFinalReason) return;
      if (finalReason === null) report('finalReason', 'choose');
      else if (finalReason && contradictsReason(option.decision, finalReason)) report('finalReason', 'reasonKind');
    })
    .transform((answer): DecisionAnswer => {
      const option = offered(answer.decision);
      return {
        decision: answer.decision,
        toUserId: option?.needsConsultant ? answer.toUserId : null,
        decisionReason: option?.needsDecisionReason ? answer.decisionReason : null,
        finalReason: option?.needsFinalReason ? answer.finalReason : null,
        contradictionConfirmed: answer.contradictionConfirmed,
        comment: answer.comment,
        privateComment: seesPrivateComments(role) ? answer.privateComment : null,
      };
    });
}
