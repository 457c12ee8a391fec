import type { InvitationDetail } from '@aval/application/invitations/get-invitation';
import { INVITATION_STATES } from '@aval/domain/access/invitation-status';
import {
  accountRequestSchema,
  INVITED_ROLES,
  invitationSchema,
} from '@aval/domain/validation/dialogs/invitation-schemas';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  accountRequest,
  INVITATION_PARTS,
  invitationAnswer,
  newInvitation,
  ofInvitation,
  STATUS_OF_STATE,
  stateOfStatus,
  toInvitationForm,
  toInvitationPath,
} from './invitation-fields';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const name = fc.stringMatching(/^[A-ZÑ][a-zñ]{2,20}$/);
const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const dni = fc.integer({ min: 10_000_000, max: 99_999_999 }).map((digits) => `${digits}${LETTERS[digits % 23]}`);
const centers = fc.uniqueArray(fc.record({ id, name }), { minLength: 1, maxLength: 5, selector: (each) => each.id });

const invitations: fc.Arbitrary<InvitationDetail> = fc.constantFrom(...INVITED_ROLES).chain((role) =>
  fc.record({
    id,
    name,
    companyId: id,
    companyName: name,
    centers,
    role: fc.constant(role),
    email: fc.constantFrom('ana@correo.test', 'b.c@d.example'),
    idCard: fc.option(dni),
    phone: fc.constant('925556677'),
    reason: fc.constant('Gestiono las solicitudes.'),
    rejectionReason: fc.option(name),
    state: fc.constantFrom(...INVITATION_STATES),
    steps: fc.constant([]),
    doctors:
      role === 'DOCTOR'
        ? fc.constant([])
        : fc.uniqueArray(fc.record({ dni, name: fc.option(name) }), {
            minLength: 1,
            maxLength: 3,
            selector: (each) => each.dni,
          }),
    attachments: fc.array(
      fc.record({ id, description: name, filename: name, mediaType: fc.constant('image/png'), size: fc.nat() }),
      { maxLength: 3 },
    ),
    createdBy: fc.option(name),
    isRegistered: fc.boolean(),
    createdAt: instant,
    expiresAt: fc.option(instant),
  }),
);

it('an invitation’s answer and its forms survive a round trip', () => {
  fc.assert(
    fc.property(invitations, (invitation) => {
      const said = invitationAnswer.parse(ofInvitation(invitation, new Set(INVITATION_PARTS)));
      const { type, name: called, email, centers: at, doctorsDni, companyId, phone, reason } = said;
      const person = { type, name: called, email, centers: at, doctorsDni };
      const columns = {
        role: invitation.role,
        name: invitation.name,
        email: invitation.email,
        centers: invitation.centers.map((center) => center.id),
        doctorsDni: invitation.doctors.map((doctor) => doctor.dni),
      };
      const invited = newInvitation.parse({ ...person, companyId });
      expect(invitationSchema.parse(toInvitationForm(invited))).toEqual({ ...columns, companyId });
      const asked = accountRequest.parse({ ...person, phone, reason });
      expect(accountRequestSchema.parse(toInvitationForm(asked))).toEqual({
        ...columns,
        phone: invitation.phone,
        reason: invitation.reason,
        attachments: [],
      });
      expect(said.company).toEqual({ id: invitation.companyId, name: invitation.companyName });
      expect(said.attachments?.map(({ id: file }) => file)).toEqual(invitation.attachments.map((file) => file.id));
      expect(stateOfStatus(said.status)).toBe(invitation.state);
    }),
  );
});

it('every state has its own number', () => {
  expect(new Set(Object.values(STATUS_OF_STATE)).size).toBe(INVITATION_STATES.length);
});

it.each([
  ['role', 'type'],
  ['attachments.1.mediaId', 'attachments.1.archivo'],
  ['attachments[2].mediaId', 'attachments.2.archivo'],
  ['attachments.0.description', 'attachments.0.descripcion'],
  ['centers', 'centers'],
])('an error is reported under the name of the sent field: %s becomes %s', (path, wire) => {
  expect(toInvitationPath(path)).toBe(wire);
});

it('an error of a file given by its id is reported at that id', () => {
  expect(toInvitationPath('attachments[1].mediaId', [{ archivo: {} }, { mediaId: 'x' }])).toBe('attachments.1.mediaId');
});
