import { listEmployers } from '@aval/application/users/list-employers';
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ButtonLink } from '../../../components/actions/button';
import { useAnswer } from '../../../components/entries/failed-try';
import { EditUserForm } from '../../../features/users/components/edit-user-form';
import { UserFrame } from '../../../features/users/components/user-frame';
import { answerEdit, loadUser } from '../../../features/users/user-entry.server';
import { USER } from '../../../features/users/users-address';
import { requirePermission } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';
import { pageTitle } from '../../../shell/page-title';
import { useTranslation } from '../../../shell/words/translation';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'users.edit');
  const { user } = await loadUser(session, params.userId);
  if (user.id === session.actor.userId) throw redirect(USER.own);
  return { user, companies: await listEmployers(getServices(), session.actor) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'users.edit');
  return answerEdit(session, request, params.userId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export { showsWhatIsStored as shouldRevalidate } from '../../../components/entries/shows-what-is-stored';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'users:editTitle');

export default function EditUser() {
  const { t } = useTranslation('users');
  const { user, companies } = useLoaderData<typeof loader>();
  return (
    <UserFrame
      title={t('editTitle')}
      here={{ label: t('editTitle'), above: { label: user.name, to: USER.profile(user.id) } }}
      actions={
        user.active ? (
          <ButtonLink icon="forbid" to={USER.deactivate(user.id)}>
            {t('deactivate')}
          </ButtonLink>
        ) : null
      }
    >
      <EditUserForm key={user.id} user={user} companies={companies} answer={useAnswer<typeof action>()} />
    </UserFrame>
  );
}
