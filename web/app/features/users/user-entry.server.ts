import type { Session } from '@aval/application/access/load-session';
import { idParameter } from '@aval/application/lists/page-parameters';
import { createUser } from '@aval/application/users/create-user';
import { editUser } from '@aval/application/users/edit-user';
import { getUser, type UserDetail } from '@aval/application/users/get-user';
import { createUserSchema, editUserSchema } from '@aval/domain/validation/users/user-schema';
import { readEntryForm, refuseEntry, refuseForm, requireEntryId } from '../../server/entry-answers.server';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { COMPANY, FOR_SET_UP } from '../companies/companies-address';
import { USERS } from './users-address';

export async function loadUser({ actor }: Session, id: string | undefined): Promise<UserDetail> {
  const user = await getUser(getServices(), actor, requireEntryId(id));
  if (!user) throw new Response(null, { status: 404 });
  return user;
}

export async function answerCreation({ actor }: Session, request: Request) {
  const { submission } = await readEntryForm(request, createUserSchema);
  if (submission.status !== 'success') return refuseForm(submission);
  const result = await createUser(getServices(), actor, submission.value);
  if (result.status !== 'done') return refuseEntry(submission, result);
  const { name, email } = submission.value;
  const { searchParams } = new URL(request.url);
  const companyId = searchParams.has(FOR_SET_UP)
    ? idParameter.parse(searchParams.get('companyId') ?? undefined)
    : undefined;
  const back = companyId === undefined ? USERS.path : COMPANY.setUp(companyId);
  return redirectWithToast(back, {
    kind: 'success',
    title: 'users:created',
    description: 'users:createdText',
    params: { name, email },
  });
}

export async function answerEdit(session: Session, request: Request, param: string | undefined) {
  const { user } = await loadUser(session, param);
  const { id, role } = user;
  const { submission, revision } = await readEntryForm(request, editUserSchema(role));
  if (submission.status !== 'success') return refuseForm(submission);
  const result = await editUser(getServices(), session.actor, { id, revision, input: submission.value });
  if (result.status !== 'done' && result.status !== 'unchanged') return refuseEntry(submission, result);
  const isDone = result.status === 'done';
  return redirectWithToast(USERS.path, {
    kind: isDone ? 'success' : 'info',
    title: isDone ? 'users:saved' : 'users:unchanged',
    params: { name: submission.value.name },
  });
}
