import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PatientProfile } from '../../../features/patients/components/patient-profile';
import { loadPatientPage } from '../../../features/patients/patient-entry.server';
import { requireContext } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireContext(request);
  return loadPatientPage(session, request, params.patientId);
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'patients:entryTitle');

export default function Patient() {
  return <PatientProfile {...useLoaderData<typeof loader>()} />;
}
