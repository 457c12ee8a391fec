import { idParameter } from '@aval/application/lists/page-parameters';
import { listEmployers } from '@aval/application/users/list-employers';
import { roleMay } from '@aval/domain/access/permissions';
import { CREATED_ROLES } from '@aval/domain/validation/users/user-schema';
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
  const { searchParams } = new URL(request.url);
  const companyId = idParameter.parse(searchParams.get('companyId') ?? undefined);
  const companies = await listEmployers(getServices(), actor);
  return {
    companies,
    // Links may preset the company and the role.
    preset: {
      company: companies.find(({ id }) => id === companyId) ?? null,
      role: CREATED_ROLES.find((role) => role === searchParams.get('role')) ?? null,
    },
    mayCreateAdmins: roleMay(actor.role, 'users.create_admin'),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'users.create');
  return answerCreation(session, request);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'users:createTitle');

export default function CreateUser() {
  const { t } = useTranslation('users');
  return (
    <UserFrame title={t('createTitle')}>
      <CreateUserForm {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />
    </UserFrame>
  );
}
