import type { InvitationDetail } from '@aval/application/invitations/get-invitation';
import type { InvitationRow } from '@aval/application/invitations/list/browse-invitations';
import { INVITATION_STATES, INVITATION_STATUS, type InvitationState } from '@aval/domain/access/invitation-status';
import { INVITED_ROLES } from '@aval/domain/validation/dialogs/invitation-schemas';
import { z } from 'zod';
import { ACCOUNT_REQUEST, INVITATION, INVITATION_ROW, NEW_INVITATION } from '../examples/invitation-examples';
import { oneNumberOf } from '../schemas/among';
import { askedFor } from '../schemas/asked-for';
import { rowId } from '../schemas/atoms';
import { attachmentPath, commandAttachment, FILE } from '../schemas/sent-file';

/** API numbers of states: the stored ones, and one for expired invitations. Source: docs/rules.md 10.16. */
export const STATUS_OF_STATE: Readonly<Record<InvitationState, number>> = { ...INVITATION_STATUS, expired: 5 };

export const STATUSES = INVITATION_STATES.map((state) => `${STATUS_OF_STATE[state]} ${state}`).join(', ');
export const toldStatus = oneNumberOf(INVITATION_STATES.map((state) => STATUS_OF_STATE[state]));

export function stateOfStatus(status: number): InvitationState | undefined {
  return INVITATION_STATES.find((state) => STATUS_OF_STATE[state] === status);
}

export const INVITATION_PARTS = ['company', 'attachments'] as const;
export type InvitationInclude = ReadonlySet<(typeof INVITATION_PARTS)[number]> | undefined;

const type = z.enum(INVITED_ROLES).meta({ description: 'Role.', example: 'DOCTOR' });
const person = {
  type,
  name: z.string().meta({ example: 'Rocío Castro Etxeberria' }),
  email: z.string().meta({ example: 'rocio.castro@meridiana.test' }),
};
const centers = z.array(rowId).max(1_000).meta({ description: 'Centers where the person will work.' });
const doctorsDni = z
  .array(z.string())
  .max(1_000)
  .meta({ description: 'DNI or NIE of the doctors whom an assistant works for.', example: ['99004119K'] });

export const newInvitation = askedFor(
  z.strictObject({
    ...person,
    companyId: rowId.meta({ description: 'Company that the person will work for.' }),
    centers,
    doctorsDni,
  }),
  ['type', 'name', 'email', 'companyId'],
).meta({ id: 'NewInvitation', example: NEW_INVITATION });

export const accountRequest = askedFor(
  z.strictObject({
    ...person,
    phone: z.string().meta({ example: '925556677' }),
    centers: centers.meta({ description: 'Ids from /invitations/centers.' }),
    doctorsDni,
    reason: z
      .string()
      .meta({ description: 'Reason for the request.', example: 'Gestiono las solicitudes de oncología.' }),
    attachments: z.array(commandAttachment).max(100).meta({ description: 'Attached files.' }),
  }),
  ['type', 'name', 'email', 'phone', 'centers', 'reason'],
).meta({ id: 'AccountRequest', example: ACCOUNT_REQUEST });

/** Unvalidated input of an invitation or account request. */
type SentPerson = z.output<typeof newInvitation> | Omit<z.output<typeof accountRequest>, 'attachments'>;

/** Maps the input to the forms. */
export function toInvitationForm({ type: role, ...sent }: SentPerson, files?: readonly object[]): object {
  return { ...sent, role, ...(files ? { attachments: files } : {}) };
}

/** Maps the path of a form's field to that of the sent field. */
export function toInvitationPath(path: string, files?: readonly object[]): string {
  return attachmentPath(path, 'attachments', files) ?? (path === 'role' ? 'type' : path);
}

const common = {
  id: rowId,
  ...person,
  status: toldStatus.meta({ description: STATUSES, example: 0 }),
  companyId: rowId,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable().meta({ description: 'When the link expires.' }),
  company: z.object({ id: rowId, name: z.string() }).optional().meta({ description: 'Present with include=company.' }),
};

export const invitationRowAnswer = z.object(common).meta({ id: 'InvitationRow', example: INVITATION_ROW });

export const invitationAnswer = z
  .object({
    ...common,
    id_card: z.string().nullable().meta({ description: 'DNI or NIE, once the invitation has been used.' }),
    phone: z.string().nullable(),
    reason: z.string().nullable().meta({ description: 'Reason for the request; null for an invitation.' }),
    rejectionReason: z.string().nullable().meta({ description: 'Sent to the applicant.' }),
    centers,
    centersNames: z.array(z.string()).meta({ description: 'Names of the centers, in the same order.' }),
    doctorsDni,
    createdBy: z.string().nullable().meta({ description: 'Who invited; null for a request.' }),
    attachments: z
      .array(
        z.object({
          id: rowId.meta({ description: 'The content is at /medias/{id}.' }),
          descripcion: z.string().meta({ description: 'Description given by the applicant.' }),
          ...FILE,
        }),
      )
      .optional()
      .meta({ description: 'Present with include=attachments.' }),
  })
  .meta({ id: 'Invitation', example: INVITATION });

type Shown = InvitationRow | InvitationDetail;

function commonOf(
  { id, role, name, email, state, companyId, companyName, createdAt, expiresAt }: Shown,
  include: InvitationInclude,
) {
  return {
    id,
    type: role,
    name,
    email,
    status: STATUS_OF_STATE[state],
    companyId,
    createdAt,
    expiresAt,
    ...(include?.has('company') ? { company: { id: companyId, name: companyName } } : {}),
  };
}

export function ofInvitationRow(row: InvitationRow, include: InvitationInclude): z.input<typeof invitationRowAnswer> {
  return commonOf(row, include);
}

export function ofInvitation(
  invitation: InvitationDetail,
  include: InvitationInclude,
): z.input<typeof invitationAnswer> {
  const { idCard, phone, reason, rejectionReason, centers: at, doctors, createdBy, attachments } = invitation;
  return {
    ...commonOf(invitation, include),
    id_card: idCard,
    phone,
    reason,
    rejectionReason,
    createdBy,
    centers: at.map(({ id }) => id),
    centersNames: at.map(({ name }) => name),
    doctorsDni: doctors.map(({ dni }) => dni),
    ...(include?.has('attachments')
      ? {
          attachments: attachments.map(({ id, description, mediaType, filename }) => ({
            id,
            descripcion: description,
            mediaType,
            originalFilename: filename,
          })),
        }
      : {}),
  };
}
