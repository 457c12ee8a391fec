import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { ImportPage } from '../../../features/catalogue-import/components/import-page';
import { CODE_IMPORT } from '../../../features/codes/codes-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';
import { useTranslation } from '../../../shell/words/translation';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'codes.create');
  return CODE_IMPORT.load(session, request);
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'codes.create');
  return CODE_IMPORT.act(session, request);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';
export { showsWhatIsStored as shouldRevalidate } from '../../../components/entries/shows-what-is-stored';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'catalogueImport:title.code');

export default function ImportCodes() {
  const { t } = useTranslation('codes');
  const isStale = useAnswer<typeof action>()?.isStale ?? false;
  return <ImportPage loaded={useLoaderData<typeof loader>()} things={t('title')} isStale={isStale} />;
}
