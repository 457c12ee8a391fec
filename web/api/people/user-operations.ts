import type { Services } from '@aval/application/services';
import { browseUsers } from '@aval/application/users/browse-users';
import { createUser } from '@aval/application/users/create-user';
import { getUser } from '@aval/application/users/get-user';
import { lookUpPeople } from '@aval/application/users/look-up-people';
import { updateUser } from '@aval/application/users/update-user';
import type { UserEntry } from '@aval/application/users/user-entry';
import { USERS_LIST } from '@aval/application/users/users-list';
import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { ROLE_NAMES, ROLES } from '@aval/domain/access/roles';
import { deactivationSchema } from '@aval/domain/validation/users/leaving-schema';
import { createUserSchema, editUserSchema } from '@aval/domain/validation/users/user-schema';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { refuseParameter } from '../answers/refuse-parameter';
import { tellRevision } from '../answers/tell-revision';
import { EDITED_USER, NEW_USER } from '../examples/people-examples';
import { type Operation, operation } from '../operations/operation';
import { commandHeaders } from '../requests/command-key';
import { expectedRevision, revisionHeaders } from '../requests/expected-revision';
import { includeQuery } from '../requests/include-query';
import { extentOf, listQuery, pageAnswer, toListQuery, WHOLE } from '../requests/list-query';
import { makeOnce } from '../requests/make-once';
import { readByForm } from '../requests/read-by-form';
import { refuseIdle } from '../requests/refuse-idle';
import { askedFor } from '../schemas/asked-for';
import { filterId, idParams, pageOf, rowId } from '../schemas/atoms';
import { WHAT_STAYS } from '../schemas/edited-fields';
import { avatarImage, bringAvatar, LARGEST_WITH_IMAGE } from './bring-avatar';
import { idleSuccessor, idleUserFields, standing } from './idle-user-fields';
import {
  namedUser,
  ofNamedUser,
  ofUser,
  ofUserRow,
  relationFields,
  toUserForm,
  USER_PARTS,
  userAnswer,
  userFields,
  userPath,
} from './user-fields';

export const tag = 'Users';

const password = z.string().meta({ format: 'password' });

const listed = listQuery(USERS_LIST, {
  role: null,
  roleId: filterId.meta({ description: 'Users of one role, by its id in /roles.' }),
  include: includeQuery(['role', 'company']),
  ...WHOLE,
});

interface ListedQuery {
  roleId?: number;
  companyId?: number;
  name?: string;
  sort?: string;
  all?: string;
  include?: ReadonlySet<'role' | 'company'>;
}

const newUser = askedFor(
  z.strictObject({
    ...userFields,
    ...relationFields,
    roleId: rowId.meta({ description: 'An id from /roles; superadministrators cannot be created.', example: 7 }),
    password: password.meta({ description: 'Initial password; its owner has to replace it.' }),
    avatarImage,
  }),
  ['name', 'dni', 'email', 'roleId', 'password'],
).meta({ id: 'NewUser', example: NEW_USER });

const editedUser = z
  .strictObject({
    ...userFields,
    password: password.meta({ description: 'New password; its owner has to replace it.' }),
    avatarImage,
    active: z.boolean().meta({ description: 'Whether the user can sign in.' }),
    successorId: rowId
      .nullable()
      .meta({ description: 'The doctor who takes over the open demands of a deactivated doctor.' }),
  })
  .partial()
  .meta({ id: 'EditedUser', example: EDITED_USER, description: WHAT_STAYS });

/** Returns a user as editors see it. Throws `not_found`. */
export async function findUser(services: Services, actor: Actor, id: number): Promise<UserEntry> {
  const found = await getUser(services, actor, id);
  if (!found) throw new Problem('not_found');
  return found.user;
}

/** Parts of operations on a user. */
export const ABOUT_USER = {
  params: idParams,
  isInSight: async (services: Services, actor: Actor, { id }: { id: number }) =>
    (await getUser(services, actor, id)) !== null,
};

/**
 * Parameters for readers without a list of users, who get only the people they may name. Source: docs/rules.md 10.5,
 * 10.9.
 */
const LOOKED_UP_BY: ReadonlySet<string> = new Set(['all', 'roleId', 'companyId', 'name', 'sort']);
/** Sorts available to them, since they receive names and roles only. */
const SORTED_BY: ReadonlySet<string> = new Set(['name', '-name']);

function refuseWhatNarrowsUsers(query: object): void {
  for (const [name, value] of Object.entries(query)) {
    const isKnown = LOOKED_UP_BY.has(name) && (name !== 'sort' || SORTED_BY.has(value));
    if (value !== undefined && !isKnown) refuseParameter(name);
  }
}

/** Removes the password from the data stored to recognize repetitions. */
function withoutPassword({ password: _password, ...sent }: Readonly<Record<string, unknown>>): object {
  return sent;
}

/** Source: docs/rules.md 10.11. */
export const userOperations: readonly Operation[] = [
  operation(
    { permission: 'lookups.read' },
    {
      method: 'get',
      path: '/users',
      tag,
      operationId: 'listUsers',
      summary: 'List users',
      query: listed,
      answer: {
        status: 200,
        description:
          'A page with the total count, or the people that any user may name: visible doctors, and consultants.',
        schema: pageOf(z.union([userAnswer, namedUser])),
      },
      async handle({ services, session, query }) {
        const { roleId, include, all, ...rest } = query as ListedQuery;
        const { actor } = session;
        const role = ROLE_NAMES.find((name) => ROLES[name] === roleId);
        if (roleId !== undefined && !role) refuseParameter('roleId', 'invalid_value');
        const extent = extentOf({ all });
        if (extent.isWhole && !roleMay(actor.role, 'users.list')) {
          // An inapplicable filter is refused instead of returning everybody.
          refuseWhatNarrowsUsers(query);
          const people = await lookUpPeople(services, actor, { ...rest, role, descending: rest.sort === '-name' });
          return { rows: people.map(ofNamedUser), count: people.length };
        }
        const found = await browseUsers(services, actor, toListQuery(USERS_LIST, { ...rest, role }), extent);
        if (!found) throw new Problem('forbidden');
        return pageAnswer(found, query, (row) => ofUserRow(row, include));
      },
    },
  ),
  operation(
    { permission: 'users.view' },
    {
      method: 'get',
      path: '/users/{id}',
      tag,
      operationId: 'getUser',
      summary: 'Get a user',
      ...ABOUT_USER,
      query: z.strictObject({ include: includeQuery(USER_PARTS) }),
      answer: {
        status: 200,
        description: 'The user, with the included data.',
        schema: userAnswer,
        hasRevision: true,
      },
      async handle({ services, session, params, query, context }) {
        const user = await findUser(services, session.actor, params.id);
        tellRevision(context, user.revision);
        return ofUser(user, query.include);
      },
    },
  ),
  operation(
    { permission: 'users.create' },
    {
      method: 'post',
      path: '/users',
      tag,
      operationId: 'createUser',
      summary: 'Create a user',
      headers: commandHeaders,
      body: newUser,
      largestBody: LARGEST_WITH_IMAGE,
      answer: {
        status: 201,
        locatedAt: '/users/{id}',
        description: 'The new user, who has to replace the password.',
        schema: userAnswer,
        hasRevision: true,
      },
      async handle({ services, session, body: { avatarImage: picture, ...body }, context }) {
        const id = await makeOnce(
          { services, session, context },
          withoutPassword({ picture, ...body }),
          async (keep) => {
            const input = readByForm(createUserSchema, toUserForm(body, null), userPath);
            refuseIdle(body, {}, idleUserFields(input.role, true));
            const avatarImageId = await bringAvatar(services, session.actor, picture);
            const result = await createUser(services, session.actor, input, avatarImageId, keep);
            return result.status === 'done' ? result.id : refuseOutcome(result, userPath);
          },
        );
        const user = await findUser(services, session.actor, Number(id));
        tellRevision(context, user.revision);
        return ofUser(user, new Set(USER_PARTS));
      },
    },
  ),
  operation(
    { permission: 'users.edit' },
    {
      method: 'put',
      path: '/users/{id}',
      tag,
      operationId: 'updateUser',
      summary: 'Edit a user',
      ...ABOUT_USER,
      headers: revisionHeaders,
      body: editedUser,
      largestBody: LARGEST_WITH_IMAGE,
      answer: { status: 200, description: 'The new values.', schema: userAnswer, hasRevision: true },
      async handle({ services, session, params, body, context }) {
        const { active, successorId, avatarImage: picture, ...edited } = body;
        const user = await findUser(services, session.actor, params.id);
        const revision = expectedRevision(context) ?? user.revision;
        const idle = { ...idleUserFields(user.role, false), ...idleSuccessor(user.role, body) };
        refuseIdle(body, standing(user), idle);
        const form = { ...toUserForm(edited, user), changePassword: edited.password !== undefined };
        const input = readByForm(editUserSchema(user.role), form, userPath);
        if (revision !== user.revision) throw new Problem('stale');
        const leaving = readByForm(deactivationSchema, { toDoctorId: successorId }, userPath);
        const avatarImageId = await bringAvatar(services, session.actor, picture);
        const update = { id: user.id, revision, input, avatarImageId, active, ...leaving };
        const result = await updateUser(services, session.actor, update);
        if (result.status !== 'done' && result.status !== 'unchanged') return refuseOutcome(result, userPath);
        const stands = await findUser(services, session.actor, user.id);
        tellRevision(context, stands.revision);
        return ofUser(stands, new Set(USER_PARTS));
      },
    },
  ),
];
