import { cancelDemand } from '@aval/application/demands/deciding/cancel-demand';
import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { type DecideDemandInput, decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { finishDemand } from '@aval/application/demands/deciding/finish-demand';
import { increaseCycles } from '@aval/application/demands/deciding/increase-cycles';
import { rollBackDemand } from '@aval/application/demands/deciding/roll-back-demand';
import { takeOverDemand } from '@aval/application/demands/deciding/take-over-demand';
import { uploadToDemand } from '@aval/application/demands/deciding/upload-to-demand';
import { ROLES } from '@aval/domain/access/roles';
import type { CommentTarget } from '@aval/domain/demand/lifecycle/commands';
import { DECIDED_TO } from '@aval/domain/demand/lifecycle/offers';
import { DECISION_REASONS, type Decision } from '@aval/domain/demand/vocabulary';
import { message } from '@aval/domain/validation/fields/message';
import { z } from 'zod';
import {
  CANCELLATION,
  CLOSING,
  COMMENT,
  DECISION,
  FINAL_DECISION,
  MORE_CYCLES,
  TAKE_OVER,
  UNDO,
  UPLOAD,
} from '../examples/demand-examples';
import { decisionTable, isSent } from '../guides/life-cycle';
import type { Operation } from '../operations/operation';
import { LARGEST_WITH_FILES } from '../requests/read-large-body';
import { refuseIdle } from '../requests/refuse-idle';
import { rowId } from '../schemas/atoms';
import { sentRoleId } from '../schemas/role-id';
import { commandAttachment } from '../schemas/sent-file';
import { commandPath, keepCommandFiles } from './command-files';
import { demandCommand } from './demand-command';
import { doctorInBody, refuseOtherDoctor } from './doctor-of-demand';

/** Decisions by the actions that the history shows for them. */
const DECISION_OF_ACTION = {
  ACCEPT: 'authorize',
  DENY: 'deny',
  REQUEST_MISSING_INFO: 'more_info',
  REQUEST_AUTHORIZATION: 'evaluate',
  PROPOSE_AUTHORIZATION: 'propose_authorization',
  PROPOSE_DENIAL: 'propose_denial',
  RETURN: 'hand_back',
} as const satisfies Record<string, Decision>;

const ACTIONS = Object.keys(DECISION_OF_ACTION) as (keyof typeof DECISION_OF_ACTION)[];

/** Addressee of a comment, by role. */
const TARGET_OF_ROLE: Readonly<Record<number, CommentTarget>> = {
  [ROLES.DOCTOR]: 'doctor',
  [ROLES.MANAGER]: 'managers',
  [ROLES.REPRESENTATIVE]: 'insurer',
};

const words = {
  comment: z.string().nullish().meta({
    description:
      'Visible to both sides. Required for a decision, optional for comments by administrators and managers.',
    example: 'Conforme a la documentación.',
  }),
  privateComment: z
    .string()
    .nullish()
    .meta({ description: 'Visible to managers, consultants and administrators only.' }),
};
const attachments = z.array(commandAttachment).default([]).meta({ description: 'Attached files.' });
const reason = z.enum(DECISION_REASONS).nullish();
const finalReason = reason.meta({ description: 'Reason of the decision sent to the doctor.' });
const meaning = { description: 'The decision, as the history records it.' };
const contradictionConfirmed = z
  .boolean()
  .default(false)
  .meta({ description: 'Whether you confirm a decision that contradicts its reason or the proposal.' });
const ofWhy = z.strictObject({ comment: z.string().meta({ description: 'Reason.' }) });
const orWithoutReason = z.strictObject({
  comment: z.string().nullish().meta({ description: 'Reason; if omitted, the history says withoutReason.' }),
});
/** Documents an integer without checking it: the form's schema refuses other values in its own words. */
const WHOLE = { override: { type: 'integer' as const } };

/** Refuses fields of other decisions, which would be lost. Source: docs/rules.md 10.13. */
function refuseIdleDecision(action: keyof typeof DECISION_OF_ACTION, sent: Readonly<Record<string, unknown>>): void {
  const isFinal = action === 'ACCEPT' || action === 'DENY';
  const notFinal = !isFinal && 'api:issue.only_final';
  refuseIdle(
    sent,
    {},
    {
      toUserId: action !== 'REQUEST_AUTHORIZATION' && 'api:issue.only_consultant',
      decisionReason: notFinal,
      finalReason: notFinal,
    },
  );
}

/** Source: docs/rules.md 10.13. */
export const decidingOperations: readonly Operation[] = [
  demandCommand({
    name: 'manage',
    operationId: 'manageDemand',
    summary: 'Decide, propose, or ask for information or a proposal',
    description: `Records one of the decisions below. \`comment\` is always required. To decide against the reason or the proposal, send \`contradictionConfirmed\`.\n\n${decisionTable((row) => !isSent(row))}`,
    commands: ['decide'],
    gives: (row) => !isSent(row),
    largestBody: LARGEST_WITH_FILES,
    toPath: commandPath({ decision: 'action' }),
    body: z
      .strictObject({
        toRoleId: sentRoleId(DECIDED_TO).meta({
          description: 'The role that receives it; each action has one.',
          example: ROLES.REPRESENTATIVE,
        }),
        toUserId: rowId.nullish().meta({ description: 'The consultant who is asked.' }),
        action: z.enum(ACTIONS).meta(meaning),
        decisionReason: reason.meta({ description: 'Reason of the decision that a manager proposes.' }),
        finalReason,
        contradictionConfirmed,
        ...words,
        attachments,
      })
      .meta({ id: 'Decision', example: DECISION }),
    async perform({ services, actor, base, earlier, body: { action, attachments: files, ...sent } }) {
      // A representative's answer to the doctor has its own operation.
      if (actor.role === 'REPRESENTATIVE' && sent.toRoleId === ROLES.DOCTOR) {
        return { status: 'invalid', issues: [{ path: 'toRoleId', message: message('choose') }] };
      }
      refuseIdleDecision(action, sent);
      const kept = await keepCommandFiles({ services, actor, base, earlier }, files);
      const decision = DECISION_OF_ACTION[action];
      return decideDemand(services, actor, { ...base, ...sent, decision, attachments: kept } as DecideDemandInput);
    },
  }),
  demandCommand({
    name: 'send',
    operationId: 'sendDecision',
    summary: 'Send the decision to the doctor, as a representative',
    description: `Sends the final decision to the doctor, or asks the doctor for information. \`comment\` is always required; the doctor reads it. To decide against the reason or the manager’s decision, send \`contradictionConfirmed\`.\n\n${decisionTable(isSent)}`,
    commands: ['decide'],
    gives: isSent,
    largestBody: LARGEST_WITH_FILES,
    toPath: commandPath({ decision: 'action' }),
    body: z
      .strictObject({
        toRoleId: z
          .literal(ROLES.DOCTOR)
          .default(ROLES.DOCTOR)
          .meta({ ...WHOLE, description: 'The doctor.' }),
        action: z.enum(['ACCEPT', 'DENY', 'REQUEST_MISSING_INFO']).meta(meaning),
        finalReason,
        contradictionConfirmed,
        ...words,
        attachments,
      })
      .meta({ id: 'FinalDecision', example: FINAL_DECISION }),
    async perform({ services, actor, base, earlier, body: { action, attachments: files, ...sent } }) {
      if (actor.role !== 'REPRESENTATIVE') return { status: 'forbidden' };
      refuseIdleDecision(action, sent);
      const kept = await keepCommandFiles({ services, actor, base, earlier }, files);
      const decision = DECISION_OF_ACTION[action];
      return decideDemand(services, actor, { ...base, ...sent, decision, attachments: kept } as DecideDemandInput);
    },
  }),
  demandCommand({
    method: 'post',
    name: 'add-comment',
    operationId: 'commentOnDemand',
    summary: 'Add a comment',
    description:
      'Adds a comment, with files or without, and notifies the role in `toRoleId`. The status does not change.',
    commands: ['comment'],
    largestBody: LARGEST_WITH_FILES,
    toPath: commandPath({ target: 'toRoleId' }),
    body: z
      .strictObject({
        toRoleId: z
          .literal([ROLES.DOCTOR, ROLES.MANAGER, ROLES.REPRESENTATIVE])
          .meta({ ...WHOLE, description: 'The doctor (7), the managers (3) or the company (4).' }),
        ...words,
        attachments,
      })
      .meta({ id: 'Comment', example: COMMENT }),
    async perform({ services, actor, base, earlier, body: { toRoleId, comment, privateComment, attachments: files } }) {
      const kept = await keepCommandFiles({ services, actor, base, earlier }, files);
      const target = TARGET_OF_ROLE[toRoleId];
      return commentOnDemand(services, actor, { ...base, target, comment, privateComment, attachments: kept });
    },
  }),
  demandCommand({
    name: 'attachments',
    operationId: 'uploadToDemand',
    summary: 'Add files, as the company',
    description:
      'Adds files to a demand in the name of the company. The doctor’s side can see them. The status does not change.',
    commands: ['upload'],
    largestBody: LARGEST_WITH_FILES,
    toPath: commandPath({ attachments: 'ficherosAdjuntos' }, 'ficherosAdjuntos'),
    body: z
      .strictObject({
        ficherosAdjuntos: z.array(commandAttachment).meta({ description: 'At least one.' }),
        comment: z.string().nullish().meta({ description: 'Visible to both sides.' }),
      })
      .meta({ id: 'Upload', example: UPLOAD }),
    async perform({ services, actor, base, earlier, body: { ficherosAdjuntos, comment } }) {
      const kept = await keepCommandFiles({ services, actor, base, earlier }, ficherosAdjuntos, 'ficherosAdjuntos');
      return uploadToDemand(services, actor, { ...base, comment, attachments: kept });
    },
  }),
  demandCommand({
    name: 'cycles',
    operationId: 'increaseCycles',
    summary: 'Request more cycles of an authorized treatment',
    description:
      'Adds cycles to an authorized chemotherapy that is in its last cycle. The doctor then requests the next cycle with continueDemand.',
    commands: ['increase_cycles'],
    toPath: commandPath({ by: 'quimioterapicoNumeroCiclos' }),
    body: z
      .strictObject({
        quimioterapicoNumeroCiclos: z.number().meta({ ...WHOLE, description: 'Number of cycles to add.', example: 2 }),
        doctorId: doctorInBody,
      })
      .meta({ id: 'MoreCycles', example: MORE_CYCLES }),
    async perform({ services, actor, base, earlier, body: { doctorId, quimioterapicoNumeroCiclos: by } }) {
      if (!earlier) await refuseOtherDoctor({ services, actor, demandId: base.demandId, doctorId });
      return increaseCycles(services, actor, { ...base, by });
    },
  }),
  demandCommand({
    name: 'cancel',
    operationId: 'cancelDemand',
    summary: 'Close without a decision',
    description: 'Closes a demand that will not be decided. It cannot be undone.',
    commands: ['cancel'],
    toPath: commandPath({ reason: 'comment' }),
    body: orWithoutReason.meta({ id: 'Cancellation', example: CANCELLATION }),
    perform: ({ services, actor, base, body }) => cancelDemand(services, actor, { ...base, reason: body.comment }),
  }),
  demandCommand({
    name: 'finish',
    operationId: 'finishDemand',
    summary: 'Finish a treatment',
    description:
      'Closes the treatment. `comment` is required. It cannot be undone. While a cycle is being decided, it is possible only if an earlier one was authorized.',
    commands: ['finish'],
    toPath: commandPath({ closingReason: 'comment' }),
    body: ofWhy.meta({ id: 'Closing', example: CLOSING }),
    perform: ({ services, actor, base, body }) =>
      finishDemand(services, actor, { ...base, closingReason: body.comment }),
  }),
  demandCommand({
    method: 'post',
    name: 'rollback',
    operationId: 'rollBackDemand',
    summary: 'Undo the last action',
    description:
      'Undoes the last decision and restores the state before it, one action at a time, back to the last version. Everyone who had been notified is notified again. A demand that was sent or sent again, canceled or finished cannot be undone, and nor can a final authorization once the treatment has started.',
    commands: ['rollback'],
    toPath: commandPath({ reason: 'comment' }),
    body: orWithoutReason.meta({ id: 'Undo', example: UNDO }),
    perform: ({ services, actor, base, body }) => rollBackDemand(services, actor, { ...base, reason: body.comment }),
  }),
  demandCommand({
    method: 'post',
    name: 'take-over',
    operationId: 'takeOverDemand',
    summary: 'Assign a new doctor after the previous one has left',
    description:
      'Gives the demand to another active doctor of the company. The previous doctor must have been deactivated.',
    commands: ['take_over'],
    toPath: commandPath({ toDoctorId: 'doctorId' }),
    body: z.strictObject({ doctorId: rowId }).meta({ id: 'TakeOver', example: TAKE_OVER }),
    perform: ({ services, actor, base, body }) =>
      takeOverDemand(services, actor, { ...base, toDoctorId: body.doctorId }),
  }),
];
