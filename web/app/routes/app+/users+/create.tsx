import { listEmployers } from '@aval/application/users/list-employers';
import { roleMay } from '@aval/domain/access/permissions';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { CreateUserForm } from '../../../features/users/components/create-user-form';
import { UserFrame } from '../../../features/users/components/user-frame';
import { answerCreation } from '../../../features/users/user-entry.server';
import { requirePermission } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';
import { pageTitle } from '../../../shell/page-title';
import { useTranslation } from '../../../shell/words/translation';

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requirePermission(request, 'users.create');
  return {
    companies: await listEmployers(getServices(), actor),
    mayCreateAdmins: roleMay(actor.role, 'users.create_admin'),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'users.create');
  return answerCreation(session, request);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'users:create');

export default function CreateUser() {
  const { t } = useTranslation('users');
  return (
    <UserFrame title={t('create')}>
      <CreateUserForm {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />
    </UserFrame>
  );
}
