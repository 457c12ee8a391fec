import { searchRecordedUsers } from '@aval/application/access-record-list/record-filters';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { FoundOptions } from '../../../components/choices/use-async-options';
import { requirePermission } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';

/** Users that the access log can be filtered by. */
export async function loader({ request }: LoaderFunctionArgs): Promise<FoundOptions> {
  const { actor } = await requirePermission(request, 'access_record.view');
  const users = await searchRecordedUsers(getServices(), actor, new URL(request.url).searchParams.get('q') ?? '');
  return { options: users.map(({ id, name, email }) => ({ value: String(id), label: name, description: email })) };
}
