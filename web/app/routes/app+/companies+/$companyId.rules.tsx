import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { BookForm } from '../../../features/rules/components/book-form';
import { loadBook, saveBook } from '../../../features/rules/rules-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'rules.edit');
  return loadBook(session, params.companyId);
}

/** Creates the next version of the rules. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'rules.edit');
  return saveBook(session, request, params.companyId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export { showsWhatIsStored as shouldRevalidate } from '../../../components/entries/shows-what-is-stored';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'rules:title');

export default function CompanyRules() {
  const shown = useLoaderData<typeof loader>();
  return <BookForm key={shown.company.id} {...shown} answer={useAnswer<typeof action>()} />;
}
