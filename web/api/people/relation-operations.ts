import type { FormIssue } from '@aval/application/engine/outcomes';
import { editUser } from '@aval/application/users/edit-user';
import { type Relation, relationsOf } from '@aval/domain/access/user-relations';
import { editUserSchema } from '@aval/domain/validation/users/user-schema';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { tellRevision } from '../answers/tell-revision';
import { type Operation, operation } from '../operations/operation';
import { expectedRevision, revisionHeaders } from '../requests/expected-revision';
import { readByForm } from '../requests/read-by-form';
import { ofUser, relationFields, toUserForm, USER_PARTS, userAnswer, userPath } from './user-fields';
import { ABOUT_USER, findUser, tag } from './user-operations';

const RELATION_FIELDS = ['assistants', 'centers', 'doctors', 'zones'] as const satisfies readonly Relation[];
type EditableRelation = (typeof RELATION_FIELDS)[number];

const WAYS = {
  post: { name: 'add', summary: 'Add to a user:', of: (kept: number[], sent: number[]) => [...kept, ...sent] },
  delete: {
    name: 'remove',
    summary: 'Remove from a user:',
    of: (kept: number[], sent: number[]) => kept.filter((id) => !sent.includes(id)),
  },
} as const;

/** Moves an issue of the relation to the positions of the wrong ids, since the list is the whole body. */
function atPlaces(
  { path, message, ids = [] }: FormIssue,
  relation: EditableRelation,
  sent: readonly number[],
): FormIssue[] {
  const places = path === relation ? [...sent.keys()].filter((place) => ids.includes(sent[place] ?? 0)) : [];
  return places.length === 0 ? [{ path, message }] : places.map((place) => ({ path: String(place), message }));
}

/** Defines an operation that adds or removes the given relations and keeps all others, as an edit of one form field. */
function relationOperation(method: keyof typeof WAYS, relation: EditableRelation): Operation {
  const { name, summary, of } = WAYS[method];
  return operation(
    { permission: 'users.edit' },
    {
      method,
      path: `/users/{id}/${relation}`,
      tag,
      summary: `${summary} ${relation}`,
      operationId: `${name}User${relation.charAt(0).toUpperCase()}${relation.slice(1)}`,
      ...ABOUT_USER,
      headers: revisionHeaders,
      body: relationFields[relation],
      answer: { status: 200, description: 'With all current relations.', schema: userAnswer, hasRevision: true },
      async handle({ services, session, params, body, context }) {
        const user = await findUser(services, session.actor, params.id);
        if (!relationsOf(user.role).includes(relation)) throw new Problem('refused');
        const kept = (user.relations[relation] ?? []).map(({ id }) => id);
        const input = readByForm(editUserSchema(user.role), toUserForm({ [relation]: of(kept, body) }, user), userPath);
        const revision = expectedRevision(context) ?? user.revision;
        const result = await editUser(services, session.actor, { id: user.id, revision, input });
        if (result.status === 'invalid')
          return refuseOutcome(
            { ...result, issues: result.issues.flatMap((issue) => atPlaces(issue, relation, body)) },
            userPath,
          );
        if (result.status !== 'done' && result.status !== 'unchanged') return refuseOutcome(result, userPath);
        const stands = await findUser(services, session.actor, user.id);
        tellRevision(context, stands.revision);
        return ofUser(stands, new Set(USER_PARTS));
      },
    },
  );
}

/** Source: docs/rules.md 10.11. */
export const relationOperations: readonly Operation[] = RELATION_FIELDS.flatMap((relation) => [
  relationOperation('post', relation),
  relationOperation('delete', relation),
]);
