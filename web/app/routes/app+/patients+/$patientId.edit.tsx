import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { EditPatientForm } from '../../../features/patients/components/edit-patient-form';
import { PatientFrame } from '../../../features/patients/components/patient-frame';
import { answerPatientEdit, loadPatientForm } from '../../../features/patients/patient-entry.server';
import { PATIENT } from '../../../features/patients/patients-address';
import { requireContext, requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';
import { useTranslation } from '../../../shell/words/translation';

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requirePermission(request, 'patients.edit');
  return loadPatientForm(await requireContext(request), params.patientId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'patients.edit');
  return answerPatientEdit(session, request, params.patientId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export { showsWhatIsStored as shouldRevalidate } from '../../../components/entries/shows-what-is-stored';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'patients:editTitle');

export default function EditPatient() {
  const { t } = useTranslation('patients');
  const loaded = useLoaderData<typeof loader>();
  const { id, firstName, lastName } = loaded.patient;
  return (
    <PatientFrame title={t('editTitle')} above={{ label: `${firstName} ${lastName}`, to: PATIENT.detail(id) }}>
      <EditPatientForm key={id} {...loaded} answer={useAnswer<typeof action>()} />
    </PatientFrame>
  );
}
