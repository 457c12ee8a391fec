import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { loadText, saveText } from '../../../features/company-texts/company-texts-page.server';
import { TextForm } from '../../../features/company-texts/components/text-form';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.edit');
  return loadText(session, params);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'companies.edit');
  return saveText(session, request, params);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export { showsWhatIsStored as shouldRevalidate } from '../../../components/entries/shows-what-is-stored';

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  pageTitle(matches, shown ? `companyTexts:type.${shown.type}` : 'companyTexts:title');

export default function CompanyText() {
  const text = useLoaderData<typeof loader>();
  const { type, company } = text;
  return <TextForm key={`${type} ${company.revision}`} text={text} answer={useAnswer<typeof action>()} />;
}
