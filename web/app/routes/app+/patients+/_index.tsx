import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PatientsPage } from '../../../features/patients/components/patients-page';
import { PATIENTS_PAGE } from '../../../features/patients/patients-page.server';
import { requireContext } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireContext(request);
  return PATIENTS_PAGE.load(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/dialogs/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'patients:title');

export default function Patients() {
  return <PatientsPage loaded={useLoaderData<typeof loader>()} />;
}
