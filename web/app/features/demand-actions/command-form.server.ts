import { randomUUID } from 'node:crypto';
import type { Session } from '@aval/application/access/load-session';
import { storeUpload } from '@aval/application/attachments/store-upload';
import { cancelDemand } from '@aval/application/demands/cancel-demand';
import type { CommandPermission } from '@aval/application/demands/command-definition';
import type { CommandInputBase, NewAttachment } from '@aval/application/demands/command-input';
import { commentOnDemand } from '@aval/application/demands/comment-on-demand';
import { decideDemand } from '@aval/application/demands/decide-demand';
import { findCommandPlace } from '@aval/application/demands/find-command-place';
import { finishDemand } from '@aval/application/demands/finish-demand';
import { increaseCycles } from '@aval/application/demands/increase-cycles';
import { refusedBeforehand } from '@aval/application/demands/open-for-command';
import { rollBackDemand } from '@aval/application/demands/roll-back-demand';
import { takeOverDemand } from '@aval/application/demands/take-over-demand';
import { uploadToDemand } from '@aval/application/demands/upload-to-demand';
import { beginDateChange } from '@aval/application/drafts/begin-date-change';
import type { CommandResult } from '@aval/application/engine/outcomes';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { MOST_ATTACHMENTS } from '@aval/domain/validation/attachment-limits';
import { MAXIMUM_FILE_BYTES } from '@aval/platform/files';
import { data, redirect, replace } from '@remix-run/node';
import { z } from 'zod';
import { outcomeCode } from '../../server/outcome-codes';
import { readMultipart, type SentFile, type SentForm } from '../../server/read-multipart.server';
import { getServices } from '../../server/services.server';
import { flashToast } from '../../server/toast.server';
import { inUploadTurn } from '../../server/upload-turn.server';
import { decidedAddress } from '../decisions/decided-address';
import type { DialogAction } from './action-address';
import { faultsOf } from './check-files';
import type { CommandReply } from './command-reply';
import { type FormFile, fieldsOf, fileDescriptionName, fileInputName, fileRow } from './form-files';

type Command = Exclude<DialogAction, 'delete' | 'duplicate' | 'duplicate_with_chemotherapy'>;
type Fields = Readonly<Record<string, string | undefined>>;
type Send = (services: Services, actor: Actor, base: CommandInputBase, fields: Fields) => Promise<CommandResult>;

/** What a role needs for each: asked before files are kept, and again by the use case. */
const PERMISSIONS: Readonly<Record<Command, CommandPermission>> = {
  manage: 'demands.decide',
  comment: 'demands.comment',
  upload: 'demands.upload',
  finish: 'demands.finish',
  cancel: 'demands.cancel',
  rollback: 'demands.rollback',
  take_over: 'demands.take_over',
  increase_cycles: 'demands.increase_cycles',
  change_dates: 'demands.change_dates',
};

/** Each command with the fields of its dialog; the use case checks them. */
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

const envelopeSchema = z.object({
  intent: z.enum(Object.keys(COMMANDS) as [Command, ...Command[]]),
  commandId: z.uuid(),
  expectedSequence: z.coerce.number().int().min(0),
});

/** A command from one of the dialogs of a demand: its files are kept when nothing refuses it beforehand, then it is sent, and the answer put in words. */
export async function runCommandForm(request: Request, session: Session, demandId: string): Promise<Answer> {
  const companyId = await findCommandPlace(getServices(), session.actor, demandId);
  if (companyId === null) throw new Response(null, { status: 404 });
  const answered = await inUploadTurn(request, session.actor.userId, async () => {
    const form = await readMultipart(request, { maxFileBytes: MAXIMUM_FILE_BYTES + 1, maxFiles: MOST_ATTACHMENTS });
    return runCommand(form, { session, demandId, companyId });
  });
  return answered ?? reply({ status: 'busy' });
}

interface CommandPlace {
  session: Session;
  demandId: string;
  companyId: number;
}

async function runCommand(form: SentForm, { session, demandId, companyId }: CommandPlace): Promise<Answer> {
  const fields = fieldsOf(form.texts);
  const envelope = envelopeSchema.safeParse(fields);
  if (!envelope.success) throw new Response(null, { status: 400 });
  const files = sentFiles(form);
  const { intent, ...sent } = envelope.data;
  if (files.length > 0) {
    const input = { ...sent, demandId };
    const refused = await refusedBeforehand(getServices(), session.actor, PERMISSIONS[intent], input);
    if (refused) return answer(refused, intent, demandId, files);
  }
  const kept = await keepFiles(session, companyId, files);
  if ('errors' in kept) return reply({ status: 'invalid', errors: kept.errors });
  const base = { ...sent, demandId, attachments: kept.attachments };
  const result = await COMMANDS[intent](getServices(), session.actor, base, fields);
  return answer(result, intent, demandId, files);
}

/** The rows of files, those that are still empty included. */
function sentFiles({ files, texts }: SentForm): FormFile<SentFile>[] {
  return files.flatMap((file) => {
    const row = fileRow(file.field);
    if (row === null) return [];
    const description = String(texts.get(fileDescriptionName(row)) ?? '');
    return [{ row, file: file.content.length > 0 ? file : null, description }];
  });
}

type Errors = Record<string, string>;

async function keepFiles(
  session: Session,
  companyId: number,
  rows: readonly FormFile<SentFile>[],
): Promise<{ attachments: NewAttachment[] } | { errors: Errors }> {
  const errors: Errors = faultsOf(rows.map(({ file, ...row }) => ({ ...row, size: file?.content.length ?? null })));
  if (Object.keys(errors).length > 0) return { errors };
  const attachments: NewAttachment[] = [];
  for (const { row, file, description } of rows) {
    if (!file) continue;
    const kept = await storeUpload(getServices(), session.actor, companyId, file);
    if ('refused' in kept) errors[fileInputName(row)] = kept.refused;
    else attachments.push({ mediaId: kept.media.mediaId, description });
  }
  return Object.keys(errors).length > 0 ? { errors } : { attachments };
}

type Answer = ReturnType<typeof reply> | Response;

function reply(content: CommandReply) {
  return data(content, { status: outcomeCode(content) });
}

/** After these there is nothing left to do on the demand's page. */
const LEADS_TO_LIST: ReadonlySet<Command> = new Set<Command>(['cancel', 'finish']);
/** These go on in the wizard. */
const LEADS_TO_WIZARD: ReadonlySet<Command> = new Set<Command>(['change_dates', 'increase_cycles']);

function placeAfter(intent: Command, demandId: string): string {
  if (LEADS_TO_LIST.has(intent)) return '/app/demands';
  return LEADS_TO_WIZARD.has(intent) ? `/app/demands/${demandId}/edit` : `/app/demands/${demandId}`;
}

async function answer(
  result: CommandResult,
  intent: Command,
  demandId: string,
  files: readonly FormFile<SentFile>[],
): Promise<Answer> {
  const nextCommandId = randomUUID();
  switch (result.status) {
    case 'done':
    case 'accepted': {
      // The dates are still to be changed: there is nothing to be told yet.
      if (intent === 'change_dates') return redirect(placeAfter(intent, demandId));
      // The place in which the decision was taken says what came of it.
      if (intent === 'manage' && 'sequence' in result) return replace(decidedAddress(demandId, result.sequence));
      const toast = await flashToast({ kind: 'success', title: `decision:done.${intent}` });
      return replace(placeAfter(intent, demandId), { headers: { 'Set-Cookie': toast } });
    }
    case 'invalid':
      return reply({ status: 'invalid', errors: errorsByField(result.issues, files) });
    case 'refused':
      return reply({ status: 'refused', refusal: result.refusal, nextCommandId });
    case 'forbidden':
      return reply({ status: 'refused', refusal: 'not_allowed', nextCommandId });
    case 'stale':
    // No dialog sends a working copy.
    case 'conflict':
      return reply({ status: 'stale', nextCommandId });
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

function errorsByField(
  issues: readonly { path: string; message: string }[],
  files: readonly FormFile<SentFile>[],
): Errors {
  return Object.fromEntries(
    issues.map(({ path, message: text }) => {
      const [list, index, field] = path.split('.');
      const row = list === 'attachments' && index !== undefined ? files[Number(index)]?.row : undefined;
      if (row === undefined) return [path, text];
      return [field === 'description' ? fileDescriptionName(row) : fileInputName(row), text];
    }),
  );
}
