import { randomUUID } from 'node:crypto';
import type { Session } from '@aval/application/access/load-session';
import type { CommandInputBase } from '@aval/application/demands/commands/command-input';
import { findCommandPlace } from '@aval/application/demands/commands/find-command-place';
import { cancelDemand } from '@aval/application/demands/deciding/cancel-demand';
import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { finishDemand } from '@aval/application/demands/deciding/finish-demand';
import { increaseCycles } from '@aval/application/demands/deciding/increase-cycles';
import { rollBackDemand } from '@aval/application/demands/deciding/roll-back-demand';
import { takeOverDemand } from '@aval/application/demands/deciding/take-over-demand';
import { uploadToDemand } from '@aval/application/demands/deciding/upload-to-demand';
import { resubmitDemand } from '@aval/application/demands/filing/resubmit-demand';
import { beginAnswer } from '@aval/application/drafts/begin-answer';
import { beginDateChange } from '@aval/application/drafts/begin-date-change';
import { issuesOf } from '@aval/application/engine/form-issues';
import type { CommandResult } from '@aval/application/engine/outcomes';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { answerForms, cancelForms, rollbackForms } from '@aval/domain/validation/dialogs/dialog-schemas';
import { data, redirect, replace } from '@remix-run/node';
import { z } from 'zod';
import { outcomeCode } from '../../server/outcome-codes';
import { getServices } from '../../server/services.server';
import { flashToast } from '../../server/toast.server';
import { decidedAddress, type ListToGoOn } from '../decisions/decided-address';
import { findWayOn } from '../decisions/list-in-hand.server';
import { placeAfter } from '../demand-list/place-after.server';
import type { DialogAction } from './action-address';
import { checkFiles } from './check-files';
import type { CommandReply } from './command-reply';
import { type FormFile, fieldsOf, fileDescriptionName, fileInputName, filesOf } from './form-files';

/** Commands of the dialogs; an answer is sent, or taken along into the wizard. */
type Command = Exclude<DialogAction, 'delete' | 'duplicate' | 'duplicate_with_chemotherapy'> | 'begin_answer';
type Fields = Readonly<Record<string, string | undefined>>;
type Send = (services: Services, actor: Actor, base: CommandInputBase, fields: Fields) => Promise<CommandResult>;

/** Use case of each command with the fields of its dialog; the use case validates them. */
const COMMANDS: Readonly<Record<Command, Send>> = {
  manage: (services, actor, base, fields) =>
    decideDemand(services, actor, {
      ...base,
      decision: fields.decision,
      toUserId: fields.toUserId,
      decisionReason: fields.decisionReason,
      finalReason: fields.finalReason,
      contradictionConfirmed: fields.contradictionConfirmed,
      comment: fields.comment,
      privateComment: fields.privateComment,
    }),
  // The dialog shows nothing of a working copy, so it sends none: a copy with something in it is a conflict.
  answer: (services, actor, base, { answer }) =>
    resubmitDemand(services, actor, { ...base, revision: 0, files: [], answer }),
  begin_answer: (services, actor, base, { answer }) => beginAnswer(services, actor, { ...base, answer }),
  change_dates: (services, actor, base, { changeDatesReason }) =>
    beginDateChange(services, actor, { ...base, changeDatesReason }),
  increase_cycles: (services, actor, base, { by }) => increaseCycles(services, actor, { ...base, by }),
  comment: (services, actor, base, { target, comment, privateComment }) =>
    commentOnDemand(services, actor, { ...base, target, comment, privateComment }),
  upload: (services, actor, base, { comment }) =>
    uploadToDemand(services, actor, { ...base, comment, attachments: base.attachments ?? [] }),
  finish: (services, actor, base, { closingReason }) => finishDemand(services, actor, { ...base, closingReason }),
  cancel: (services, actor, base, { reason }) => cancelDemand(services, actor, { ...base, reason }),
  rollback: (services, actor, base, { reason }) => rollBackDemand(services, actor, { ...base, reason }),
  take_over: (services, actor, base, { toDoctorId }) => takeOverDemand(services, actor, { ...base, toDoctorId }),
};

/** Fields that dialogs require but the API does not; null without such a field. Source: docs/rules.md 3.21, 3.29. */
const ASKED_HERE: Readonly<Record<Command, z.ZodType | null>> = {
  manage: null,
  answer: answerForms.dialog,
  begin_answer: null,
  change_dates: null,
  increase_cycles: null,
  comment: null,
  upload: null,
  finish: null,
  cancel: cancelForms.dialog,
  rollback: rollbackForms.dialog,
  take_over: null,
};

const envelopeSchema = z.object({
  intent: z.enum(Object.keys(COMMANDS) as [Command, ...Command[]]),
  commandId: z.uuid(),
  expectedSequence: z.coerce.number().int().min(0),
});

/** Runs a command from a dialog of a demand, with its uploaded files, and translates the outcome. */
export async function runCommandForm(form: FormData, session: Session, demandId: string): Promise<Answer> {
  const companyId = await findCommandPlace(getServices(), session.actor, demandId);
  if (companyId === null) throw new Response(null, { status: 404 });
  const fields = fieldsOf(form);
  const envelope = envelopeSchema.safeParse(fields);
  if (!envelope.success) throw new Response(null, { status: 400 });
  const { intent, ...sent } = envelope.data;
  const faults = checkFiles(form);
  if (Object.keys(faults).length > 0) return reply(invalid(faults));
  const files = filesOf(form);
  const left = issuesOf(ASKED_HERE[intent]?.safeParse(fields).error);
  if (left.length > 0) return reply(invalid(errorsByField(left, files)));
  const attachments = files.map(({ mediaId, description }) => ({ mediaId, description }));
  const wayOn = intent === 'manage' ? await findWayOn(getServices(), session.actor, demandId, fields.list) : null;
  const result = await COMMANDS[intent](getServices(), session.actor, { ...sent, demandId, attachments }, fields);
  return answer(result, intent, demandId, { session, files, wayOn });
}

type Answer = ReturnType<typeof reply> | Response;

function reply(content: CommandReply) {
  return data(content, { status: outcomeCode(content) });
}

/** Place after each command: the list, when nothing is left to do on the demand's page, or the wizard to continue. */
const LEADS_TO: Readonly<Record<Command, 'page' | 'list' | 'wizard'>> = {
  manage: 'page',
  answer: 'list',
  begin_answer: 'wizard',
  change_dates: 'wizard',
  increase_cycles: 'wizard',
  comment: 'page',
  upload: 'page',
  finish: 'list',
  cancel: 'list',
  rollback: 'page',
  take_over: 'page',
};

function addressAfter(intent: Command, session: Session, demandId: string): string {
  switch (LEADS_TO[intent]) {
    case 'list':
      return placeAfter(session, demandId);
    case 'wizard':
      return `/app/demands/${demandId}/edit`;
    case 'page':
      return `/app/demands/${demandId}`;
  }
}

async function answer(
  result: CommandResult,
  intent: Command,
  demandId: string,
  { session, files, wayOn }: { session: Session; files: readonly FormFile[]; wayOn: ListToGoOn | null },
): Promise<Answer> {
  const nextCommandId = randomUUID();
  switch (result.status) {
    case 'done':
    case 'accepted': {
      // No toast: nothing has been sent yet.
      if (intent === 'change_dates' || intent === 'begin_answer')
        return redirect(addressAfter(intent, session, demandId));
      // The decision panel itself shows the result.
      if (intent === 'manage' && 'sequence' in result) {
        return replace(decidedAddress(demandId, result.sequence, wayOn));
      }
      const toast = await flashToast({ kind: 'success', title: `decision:done.${intent}` });
      return replace(addressAfter(intent, session, demandId), { headers: { 'Set-Cookie': toast } });
    }
    case 'invalid':
      return reply(invalid(errorsByField(result.issues, files)));
    case 'refused':
      return reply({ status: 'refused', refusal: result.refusal, nextCommandId });
    case 'forbidden':
      return reply({ status: 'refused', refusal: 'not_allowed', nextCommandId });
    case 'stale':
      return reply({ status: 'stale', nextCommandId });
    // The dialog of an answer sends no working copy, and there is one.
    case 'conflict':
      return reply({ status: 'conflict', nextCommandId });
    case 'faulty':
      return reply({ status: 'faulty', nextCommandId });
    case 'edited':
      return reply({ status: 'edited', earlier: result.earlier.status, nextCommandId });
    case 'unknown':
    case 'unavailable':
      return reply({ status: result.status });
    case 'not_found':
      throw new Response(null, { status: 404 });
  }
}

function invalid(error: Record<string, string[]>): CommandReply {
  return { status: 'invalid', result: { status: 'error', error } };
}

function errorsByField(
  issues: readonly { path: string; message: string }[],
  files: readonly FormFile[],
): Record<string, string[]> {
  return Object.fromEntries(
    issues.map(({ path, message: text }) => {
      const [list, index, field] = path.split('.');
      const row = list === 'attachments' && index !== undefined ? files[Number(index)]?.row : undefined;
      if (row === undefined) return [path, [text]];
      return [field === 'description' ? fileDescriptionName(row) : fileInputName(row), [text]];
    }),
  );
}
