import { randomUUID } from 'node:crypto';
import type { Session } from '@aval/application/access/load-session';
import { storeUpload } from '@aval/application/attachments/store-upload';
import { cancelDemand } from '@aval/application/demands/cancel-demand';
import type { CommandInputBase, NewAttachment } from '@aval/application/demands/command-input';
import { commentOnDemand } from '@aval/application/demands/comment-on-demand';
import { decideDemand } from '@aval/application/demands/decide-demand';
import { findDemandCompany } from '@aval/application/demands/detail/find-demand-company';
import { finishDemand } from '@aval/application/demands/finish-demand';
import { rollBackDemand } from '@aval/application/demands/roll-back-demand';
import { takeOverDemand } from '@aval/application/demands/take-over-demand';
import { uploadToDemand } from '@aval/application/demands/upload-to-demand';
import type { CommandResult } from '@aval/application/engine/outcomes';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { message } from '@aval/domain/validation/message';
import { MAXIMUM_FILE_BYTES } from '@aval/platform/files';
import { parseFormData } from '@remix-run/form-data-parser';
import { data, replace } from '@remix-run/node';
import { z } from 'zod';
import { refusalOf } from '../../server/read-form.server';
import { getServices } from '../../server/services.server';
import { flashToast } from '../../server/toast.server';
import type { DialogAction } from './action-address';
import { type CommandReply, REPLY_STATUS_CODES } from './command-reply';
import { type FormFile, fieldsOf, fileDescriptionName, fileInputName, filesOf } from './form-files';

const MOST_FILES = 20;

type Command = Exclude<DialogAction, 'delete' | 'duplicate' | 'duplicate_with_chemotherapy'>;
type Fields = Readonly<Record<string, string | undefined>>;
type Send = (services: Services, actor: Actor, base: CommandInputBase, fields: Fields) => Promise<CommandResult>;

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
  comment: (services, actor, base, { target, comment, privateComment }) =>
    commentOnDemand(services, actor, { ...base, target, comment, privateComment }),
  upload: (services, actor, base, { comment }) =>
    uploadToDemand(services, actor, { ...base, comment, attachments: base.attachments ?? [] }),
  finish: (services, actor, base, { closingReason }) => finishDemand(services, actor, { ...base, closingReason }),
  cancel: (services, actor, base, { reason }) => cancelDemand(services, actor, { ...base, reason }),
  rollback: (services, actor, base) => rollBackDemand(services, actor, base),
  take_over: (services, actor, base, { toDoctorId }) => takeOverDemand(services, actor, { ...base, toDoctorId }),
};

const envelopeSchema = z.object({
  intent: z.enum(Object.keys(COMMANDS) as [Command, ...Command[]]),
  commandId: z.uuid(),
  expectedSequence: z.coerce.number().int().min(0),
});

/** A command from one of the dialogs of a demand: its files are kept first, then it is sent, and the answer put in words. */
export async function runCommandForm(request: Request, session: Session, demandId: string): Promise<Answer> {
  const companyId = await findDemandCompany(getServices(), session.actor, demandId);
  if (companyId === null) throw new Response(null, { status: 404 });
  const limits = { maxFileSize: MAXIMUM_FILE_BYTES + 1, maxFiles: MOST_FILES };
  const form = await parseFormData(request, limits).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const fields = fieldsOf(form);
  const envelope = envelopeSchema.safeParse(fields);
  if (!envelope.success) throw new Response(null, { status: 400 });
  const files = filesOf(form);
  const kept = await keepFiles(session, companyId, files);
  if ('errors' in kept) return reply({ status: 'invalid', errors: kept.errors });
  const { intent, ...sent } = envelope.data;
  const base = { ...sent, demandId, attachments: kept.attachments };
  const result = await COMMANDS[intent](getServices(), session.actor, base, fields);
  return answer(result, intent, demandId, files);
}

type Errors = Record<string, string>;

async function keepFiles(
  session: Session,
  companyId: number,
  rows: readonly FormFile[],
): Promise<{ attachments: NewAttachment[] } | { errors: Errors }> {
  const errors: Errors = {};
  for (const { row, file, description } of rows) {
    if (!file) errors[fileInputName(row)] = message('fileRequired');
    if (description.trim() === '') errors[fileDescriptionName(row)] = message('required');
  }
  if (Object.keys(errors).length > 0) return { errors };
  const attachments: NewAttachment[] = [];
  for (const { row, file, description } of rows) {
    if (!file) continue;
    const content = new Uint8Array(await file.arrayBuffer());
    const kept = await storeUpload(getServices(), session.actor, companyId, { filename: file.name, content });
    if ('refused' in kept) errors[fileInputName(row)] = kept.refused;
    else attachments.push({ mediaId: kept.media.mediaId, description });
  }
  return Object.keys(errors).length > 0 ? { errors } : { attachments };
}

type Answer = ReturnType<typeof reply> | Response;

function reply(content: CommandReply) {
  return data(content, { status: REPLY_STATUS_CODES[content.status] });
}

/** After these there is nothing left to do on the demand's page. */
const LEADS_TO_LIST: ReadonlySet<Command> = new Set<Command>(['cancel', 'finish']);

async function answer(
  result: CommandResult,
  intent: Command,
  demandId: string,
  files: readonly FormFile[],
): Promise<Answer> {
  const nextCommandId = randomUUID();
  switch (result.status) {
    case 'done':
    case 'accepted': {
      const toast = await flashToast({ kind: 'success', title: `decision:done.${intent}` });
      const to = LEADS_TO_LIST.has(intent) ? '/app/demands' : `/app/demands/${demandId}`;
      return replace(to, { headers: { 'Set-Cookie': toast } });
    }
    case 'invalid':
      return reply({ status: 'invalid', errors: errorsByField(result.issues, files) });
    case 'refused':
      return reply({ status: 'refused', refusal: result.refusal, nextCommandId });
    case 'forbidden':
      return reply({ status: 'refused', refusal: 'not_allowed', nextCommandId });
    case 'stale':
    case 'faulty':
      return reply({ status: result.status, nextCommandId });
    case 'edited':
      return reply({ status: 'edited', earlier: result.earlier.status, nextCommandId });
    case 'unknown':
    case 'unavailable':
      return reply({ status: result.status });
    case 'not_found':
      throw new Response(null, { status: 404 });
  }
}

function errorsByField(issues: readonly { path: string; message: string }[], files: readonly FormFile[]): Errors {
  return Object.fromEntries(
    issues.map(({ path, message: text }) => {
      const [list, index, field] = path.split('.');
      const row = list === 'attachments' && index !== undefined ? files[Number(index)]?.row : undefined;
      if (row === undefined) return [path, text];
      return [field === 'description' ? fileDescriptionName(row) : fileInputName(row), text];
    }),
  );
}
