import { Definition, Definitions } from '../../../components/definitions';
import { useTranslation } from '../../../shell/translation';
import { useStep } from '../step-context';
import { AttachmentsSection } from './attachments-section';
import { PlainForm } from './plain-form';

/** Step 1 of a request that was sent: doctor, center and patient stay. */
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
        <section className="form-section">
          <div className="form-section__head">
            <h2>{t('demand:field.patient.title')}</h2>
            <p>{t('patient.fixed')}</p>
          </div>
          <Definitions>
            <Definition label={t('demand:field.patient.name')}>
              {patient.firstName} {patient.lastName}
            </Definition>
            <Definition label={t('demand:field.card')}>{patient.cardNumber}</Definition>
            <Definition label={t('demand:field.doctor')}>{doctor.name}</Definition>
            <Definition label={t('demand:field.prescriberCenter')}>{prescriberCenter.name}</Definition>
          </Definitions>
        </section>
      </PlainForm>
      <AttachmentsSection />
    </>
  );
}
