import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import type { WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { AttachmentsSection } from '../attachments/attachments-section';
import type { PatientChoices } from '../patient/patient-choices.server';
import { PatientStep } from '../patient/patient-step';
import { SentPatientStep } from '../patient/sent-patient-step';
import { TreatmentStep } from '../treatment/treatment-step';
import { ExtrasStep } from './extras-step';
import { patientOption } from './found-options';
import { PlainForm } from './plain-form';
import { PreviousTreatmentsStep } from './previous-treatments-step';
import { ProtocolStep } from './protocol-step';

interface StepFieldsOfProps {
  step: WizardStep;
  wizard: Wizard;
  choices: PatientChoices;
}

/** Fields of a step; step 1 is read-only once the request was submitted. */
export function StepFieldsOf({ step, wizard, choices }: StepFieldsOfProps) {
  switch (step) {
    case 'patient':
      return wizard.mode === 'draft' ? <DraftPatientStep wizard={wizard} choices={choices} /> : <SentPatientStep />;
    case 'protocol':
      return (
        <PlainForm>
          <ProtocolStep />
        </PlainForm>
      );
    case 'previousTreatments':
      return (
        <PlainForm>
          <PreviousTreatmentsStep />
        </PlainForm>
      );
    case 'treatment':
      return (
        <PlainForm>
          <TreatmentStep />
        </PlainForm>
      );
    case 'extras':
      return <ExtrasStep />;
  }
}

function DraftPatientStep({ wizard, choices }: Omit<StepFieldsOfProps, 'step'>) {
  const { patient, doctor, prescriberCenter, today } = wizard;
  // A center that the doctor has left since is still displayed, with the error that another one must be chosen.
  const isOffered = choices.centers.some(({ id }) => id === prescriberCenter.id);
  return (
    <PatientStep
      doctorName={doctor.name}
      centers={isOffered ? choices.centers : [...choices.centers, prescriberCenter]}
      chosen={patientOption(patient)}
      rule={choices.rule}
      today={today}
    >
      <AttachmentsSection />
    </PatientStep>
  );
}
