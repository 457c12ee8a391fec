import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { NewPatientForm } from '../../../features/patients/components/new-patient-form';
import { PatientFrame } from '../../../features/patients/components/patient-frame';
import { answerNewPatient, loadNewPatientForm } from '../../../features/patients/patient-entry.server';
import { requireContext, requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';
import { useTranslation } from '../../../shell/words/translation';

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, 'patients.create');
  return loadNewPatientForm(await requireContext(request));
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'patients.create');
  return answerNewPatient(session, request);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'patients:createTitle');

export default function CreatePatient() {
  const { t } = useTranslation('patients');
  return (
    <PatientFrame title={t('createTitle')}>
      <NewPatientForm {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />
    </PatientFrame>
  );
}
