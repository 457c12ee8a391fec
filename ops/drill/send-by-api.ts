import { ROLES, type RoleName } from '@aval/domain/access/roles';
import type { Decision } from '@aval/domain/demand/vocabulary';
import type { ApiClient, OperationAnswer } from '../../testing/visitors/api-client';
import type { DialogKind, FinalAnswer, WizardKind } from './ledger';
import { patiently, type WizardPageData } from './page';
import type { Told } from './send';

type Fields = Readonly<Record<string, string>>;

interface Command {
  method: string;
  /** Path after the demand's address. */
  name: string;
  body: object;
}

/** Decisions as named by the API. */
const ACTIONS: Readonly<Record<Decision, string>> = {
  authorize: 'ACCEPT',
  deny: 'DENY',
  more_info: 'REQUEST_MISSING_INFO',
  evaluate: 'REQUEST_AUTHORIZATION',
  propose_authorization: 'PROPOSE_AUTHORIZATION',
  propose_denial: 'PROPOSE_DENIAL',
  hand_back: 'RETURN',
};

const ROLE_OF_TARGET: Readonly<Record<string, number>> = {
  doctor: ROLES.DOCTOR,
  managers: ROLES.MANAGER,
  insurer: ROLES.REPRESENTATIVE,
};

/** Requests of the API for each dialog. */
const COMMANDS: Readonly<Record<DialogKind, (fields: Fields, role: RoleName) => Command>> = {
  manage: decision,
  comment: ({ target = '', comment, ...fields }) => ({
    method: 'POST',
    name: 'add-comment',
    body: { toRoleId: ROLE_OF_TARGET[target], comment, attachments: filesOf(fields) },
  }),
  upload: ({ comment, ...fields }) => ({
    method: 'PUT',
    name: 'attachments',
    body: { comment, ficherosAdjuntos: filesOf(fields) },
  }),
  increase_cycles: ({ by }) => ({ method: 'PUT', name: 'cycles', body: { quimioterapicoNumeroCiclos: Number(by) } }),
  take_over: ({ toDoctorId }) => ({ method: 'POST', name: 'take-over', body: { doctorId: Number(toDoctorId) } }),
  rollback: ({ reason }) => ({ method: 'POST', name: 'rollback', body: { comment: reason } }),
  cancel: ({ reason }) => ({ method: 'PUT', name: 'cancel', body: { comment: reason } }),
  finish: ({ closingReason }) => ({ method: 'PUT', name: 'finish', body: { comment: closingReason } }),
};

/** Builds the request of a decision; a representative's decision to the doctor has its own endpoint. */
function decision({ toRoleId, toUserId, contradictionConfirmed, ...fields }: Fields, role: RoleName): Command {
  const { decision: made, ...said } = fields;
  const isForTheDoctor = role === 'REPRESENTATIVE' && Number(toRoleId) === ROLES.DOCTOR;
  return {
    method: 'PUT',
    name: isForTheDoctor ? 'send' : 'manage',
    body: {
      ...said,
      action: ACTIONS[made as Decision],
      toRoleId: Number(toRoleId),
      ...(toUserId === undefined ? {} : { toUserId: Number(toUserId) }),
      contradictionConfirmed: contradictionConfirmed === 'true',
    },
  };
}

function filesOf(fields: Fields): object[] {
  const [mediaId, descripcion] = [fields['file-0'], fields['file-0-description']];
  return mediaId === undefined ? [] : [{ mediaId, descripcion }];
}

/** Sends the form of a dialog over the API under the same command id. */
export async function sendDialogByApi(
  apiClient: ApiClient,
  { role, demandId }: { role: RoleName; demandId: string },
  form: Fields,
): Promise<Told> {
  const { intent, commandId = '', expectedSequence = '', ...fields } = form;
  return sendByApi(apiClient, demandId, { commandId, expectedSequence }, COMMANDS[intent as DialogKind](fields, role));
}

const OPERATIONS: Readonly<Record<WizardKind, string>> = {
  submit: 'active',
  resubmit: 'active',
  save_administrative: 'active',
  continue: 'continue',
  change_dates: 'dates',
};

/** Submits the wizard's content over the API. */
export async function sendRequestByApi(
  apiClient: ApiClient,
  kind: WizardKind,
  { commandId, wizard }: WizardPageData,
  changeDatesReason: string | null,
): Promise<Told> {
  const { demandId, revision } = wizard;
  const body = { revision, ...(changeDatesReason === null ? {} : { changeDatesReason }) };
  const page = { commandId, expectedSequence: String(wizard.expectedSequence) };
  return sendByApi(apiClient, demandId, page, { method: 'PUT', name: OPERATIONS[kind], body });
}

async function sendByApi(
  apiClient: ApiClient,
  demandId: string,
  { commandId, expectedSequence }: { commandId: string; expectedSequence: string },
  { method, name, body }: Command,
): Promise<Told> {
  const headers = { 'Idempotency-Key': commandId, 'If-Match': `"${expectedSequence}"` };
  try {
    const sent = apiClient.call<{ sequence?: number | null; code?: string }>(method, `/demands/${demandId}/${name}`, {
      body,
      headers,
    });
    return toldByAnswer(await patiently(sent));
  } catch (error) {
    // Network errors have a code. Other errors, such as an answer missing from the OpenAPI document, fail the drill.
    if (error instanceof Error && 'code' in error) return { again: 'nobody answered' };
    throw error;
  }
}

const FINAL: Readonly<Record<string, FinalAnswer>> = {
  stale: 'stale',
  refused: 'refused',
  key_reused: 'edited',
  invalid: 'invalid',
  forbidden: 'forbidden',
  not_found: 'not_found',
  signed_out: 'signed_out',
  failed: 'faulty',
};

function toldByAnswer(answer: OperationAnswer<{ sequence?: number | null; code?: string }> | null): Told {
  if (answer === null) return { again: 'nobody answered' };
  const { status, body } = answer;
  if (status === 200) return { answer: body.sequence === null ? 'accepted' : 'done' };
  const final = FINAL[body.code ?? ''];
  return final ? { answer: final } : { again: body.code ?? `code ${status}` };
}
