import { Definition, Definitions } from '../../../components/basics/definitions';
import { FormSection, FormSectionHead } from '../../../components/fields/form-section';
import { useTranslation } from '../../../shell/words/translation';
import { AttachmentsSection } from '../attachments/attachments-section';
import { PlainForm } from '../steps/plain-form';
import { useStep } from '../steps/step-context';

/** Step 1 of a submitted request; doctor, center and patient cannot change. */
export function SentPatientStep() {
  const { t } = useTranslation(['wizard', 'demand']);
  const { wizard } = useStep();
  if (!wizard) return null;
  const { patient, doctor, prescriberCenter } = wizard;
  return (
    <>
      <PlainForm>
        <input type="hidden" name="prescriberCenterId" value={prescriberCenter.id} />
        <input type="hidden" name="patientId" value={patient.id} />
        <FormSection>
          <FormSectionHead>
            <h2>{t('demand:section.patient')}</h2>
            <p>{t('patient.fixed')}</p>
          </FormSectionHead>
          <Definitions>
            <Definition label={t('demand:field.patient.name')}>
              {patient.firstName} {patient.lastName}
            </Definition>
            <Definition label={t('demand:field.patient.short.cardNumber')}>{patient.cardNumber}</Definition>
            <Definition label={t('demand:field.doctor')}>{doctor.name}</Definition>
            <Definition label={t('demand:field.prescriberCenter')}>{prescriberCenter.name}</Definition>
          </Definitions>
        </FormSection>
      </PlainForm>
      <AttachmentsSection />
    </>
  );
}
