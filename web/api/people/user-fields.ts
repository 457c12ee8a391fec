import type { UserRow } from '@aval/application/users/browse-users';
import type { NamedPerson } from '@aval/application/users/look-up-people';
import type { Related, Relations } from '@aval/application/users/relations/user-relations';
import type { UserEntry } from '@aval/application/users/user-entry';
import { ROLE_NAMES, ROLES, type RoleName } from '@aval/domain/access/roles';
import { RELATIONS } from '@aval/domain/access/user-relations';
import { z } from 'zod';
import { NAMED_USER, USER } from '../examples/people-examples';
import { provinceAnswer, roleAnswer } from '../lookups/lookup-operations';
import { rowId } from '../schemas/atoms';
import { roleId } from '../schemas/role-id';

const ids = z.array(rowId).max(1_000);
const related = z.array(z.object({ id: rowId, name: z.string() }).meta({ id: 'Named' }));

/** API names of form fields, where they differ. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  role: 'roleId',
  toDoctorId: 'successorId',
  avatarImageId: 'avatarImage',
  // The API has no confirmation, so its errors belong to the password.
  passwordConfirmation: 'password',
};

/** Maps the path of a form's field to that of the sent field. */
export function userPath(path: string): string {
  const [head = '', ...rest] = path.split('.');
  return [WIRE_NAMES[head] ?? head, ...rest].join('.');
}

const dni = z.string().meta({ description: 'DNI or NIE.', example: '99004119K' });
const membershipNumber = z.string().nullable().meta({ description: 'For a doctor.', example: '484891074' });
const companyId = rowId.nullable().meta({ description: 'For users of one company.' });
const toldRole = roleId.meta({ description: 'An id from /roles.' });

/** Fields of a user, named as in the form. */
export const userFields = {
  name: z.string().meta({ example: 'Rocío Castro Etxeberria' }),
  dni,
  email: z.string().meta({ example: 'rocio.castro@meridiana.test' }),
  membershipNumber,
  companyId,
  companies: ids.meta({ description: 'For a manager.' }),
};

export const relationFields = {
  zones: ids.meta({ description: 'Provinces of a representative.', example: [28] }),
  centers: ids.meta({ description: 'For a doctor or a supervisor.', example: [11] }),
  doctors: ids.meta({ description: 'For an assistant or a supervisor.', example: [10] }),
  assistants: ids.meta({ description: 'For a doctor.', example: [13] }),
};

/** Parts of an answer that are included on request. */
export const USER_PARTS = [
  ...(['avatar', 'role', 'company', 'assistants', 'permissions', 'supervisorDoctors', 'supervisorCenters'] as const),
  ...(['centers', 'doctors', 'provinces'] as const),
] as const;

export const userParts = {
  avatar: z.uuid().nullable().optional().meta({ description: 'The image is served at /medias/{id}.' }),
  role: roleAnswer.optional(),
  company: z
    .object({
      id: rowId,
      name: z.string(),
      tramitByZones: z.boolean().meta({ description: 'Whether representatives only see demands of their zones.' }),
    })
    .nullable()
    .optional()
    .meta({ description: 'Null for users of none or several.' }),
  permissions: related.optional().meta({ description: 'The companies that a manager may work for.' }),
  provinces: z.array(provinceAnswer).optional().meta({ description: 'The zones of a representative.' }),
  centers: related.optional().meta({ description: 'For a doctor.' }),
  doctors: related.optional().meta({ description: 'For an assistant.' }),
  assistants: related.optional().meta({ description: 'For a doctor.' }),
  supervisorDoctors: related.optional().meta({ description: 'Doctors whom a supervisor looks after.' }),
  supervisorCenters: related.optional().meta({ description: 'Centers that a supervisor looks after.' }),
};

export const userAnswer = z
  .object({
    id: rowId,
    name: z.string(),
    dni,
    email: z.string(),
    roleId: toldRole,
    active: z.boolean().meta({ description: 'Whether the user can sign in.' }),
    membershipNumber,
    companyId,
    ...userParts,
  })
  .meta({ id: 'User', example: USER });

/** A user who may be named, reduced to name and role. */
export const namedUser = z
  .strictObject({ id: rowId, name: z.string(), roleId: toldRole })
  .meta({ id: 'NamedUser', example: NAMED_USER });

export function ofNamedUser({ id, name, role }: NamedPerson): z.input<typeof namedUser> {
  return { id, name, roleId: ROLES[role] };
}

type UserAnswer = z.input<typeof userAnswer>;
export type UserInclude = ReadonlySet<(typeof USER_PARTS)[number]> | undefined;

/** Maps a user to its answer, with the requested parts only. */
export function ofUser(user: UserEntry, include: UserInclude): UserAnswer {
  const { id, name, dni, email, active, membershipNumber, company, role } = user;
  const parts = { avatar: user.avatarImageId, role: ofRole(role), company, ...ofRelations(role, user.relations) };
  const asked = Object.entries(parts).filter(([part]) => include?.has(part as (typeof USER_PARTS)[number]));
  return {
    id,
    name,
    dni,
    email,
    active,
    membershipNumber,
    roleId: ROLES[role],
    companyId: company?.id ?? null,
    ...Object.fromEntries(asked),
  };
}

/** Maps a row of the list to the same answer. */
export function ofUserRow(
  { id, name, dni, email, active, membershipNumber, company, role }: UserRow,
  include: UserInclude,
): UserAnswer {
  return {
    id,
    name,
    dni,
    email,
    active,
    membershipNumber,
    roleId: ROLES[role],
    companyId: company?.id ?? null,
    ...(include?.has('role') ? { role: ofRole(role) } : {}),
    ...(include?.has('company') ? { company } : {}),
  };
}

export function ofRole(role: RoleName) {
  return { id: ROLES[role], permissions: role };
}

/** Maps relations to their names; doctors and centers of a supervisor have separate ones. */
function ofRelations(role: RoleName, { companies, zones, centers, doctors, assistants }: Relations) {
  const isSupervisor = role === 'SUPERVISOR';
  return {
    permissions: named(companies),
    provinces: named(zones),
    centers: named(isSupervisor ? [] : centers),
    doctors: named(isSupervisor ? [] : doctors),
    assistants: named(assistants),
    supervisorDoctors: named(isSupervisor ? doctors : []),
    supervisorCenters: named(isSupervisor ? centers : []),
  };
}

function named(related: readonly Related[] = []) {
  return related.map(({ id, name }) => ({ id, name }));
}

interface SentUser {
  roleId?: number | undefined;
  companyId?: number | null | undefined;
  [field: string]: unknown;
}

/** Maps the input to the forms; omitted fields keep their current values. */
export function toUserForm({ roleId, ...sent }: SentUser, entry: UserEntry | null): Record<string, unknown> {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  return {
    ...(entry ? formOf(entry) : {}),
    ...(roleId === undefined ? {} : { role: ROLE_NAMES.find((role) => ROLES[role] === roleId) ?? null }),
    ...Object.fromEntries(given),
    // Fills the confirmation, which only people type.
    ...(sent.password === undefined ? {} : { passwordConfirmation: sent.password }),
  };
}

function formOf({ name, dni, email, membershipNumber, company, relations }: UserEntry) {
  const ids = RELATIONS.map((relation) => [relation, (relations[relation] ?? []).map(({ id }) => id)]);
  return { name, dni, email, membershipNumber, companyId: company?.id ?? null, ...Object.fromEntries(ids) };
}
