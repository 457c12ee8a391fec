import { Banner } from '../../../components/banner';
import { Button } from '../../../components/button';
import type { FoundOption } from '../../../components/use-async-options';
import { useTranslation } from '../../../shell/translation';
import type { NumberField } from '../use-known-patients';

interface KnownPatientProps {
  /** By which number the patient was found. */
  number: NumberField;
  patient: FoundOption | undefined;
  onUse: (patient: FoundOption) => void;
}

/** The number that was typed is a patient's of the company: offers that one instead of a new one. */
export function KnownPatient({ number, patient, onUse }: KnownPatientProps) {
  const { t } = useTranslation('wizard');
  return (
    <div role="status" className={patient ? undefined : 'sr-only'}>
      {patient ? (
        <Banner tone="warn">
          <span className="actions justify-between">
            <span>{t(`patient.${number}Known`, { name: patient.label })}</span>
            <Button size="small" onClick={() => onUse(patient)}>
              {t('patient.useKnown')}
            </Button>
          </span>
        </Banner>
      ) : null}
    </div>
  );
}
