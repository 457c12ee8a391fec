import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
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
  await requirePermission(request, 'patients.create');
  return answerNewPatient(await requireContext(request), request);
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'patients:create');

export default function CreatePatient() {
  const { t } = useTranslation('patients');
  return (
    <PatientFrame title={t('create')}>
      <NewPatientForm {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
    </PatientFrame>
  );
}
