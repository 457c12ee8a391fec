import { Button } from '../../../components/actions/button';
import type { FoundOption } from '../../../components/choices/use-async-options';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import type { NumberField } from '../../patients/use-number-checks';

interface KnownPatientProps {
  /** Number by which the patient was found. */
  number: NumberField;
  patient: FoundOption | undefined;
  onUse: (patient: FoundOption) => void;
}

/** Notice that the typed number belongs to a patient of the company, with a button to use that patient. */
export function KnownPatient({ number, patient, onUse }: KnownPatientProps) {
  const { t } = useTranslation('wizard');
  return (
    <div role="status" className={patient ? undefined : 'sr-only'}>
      {patient ? (
        <Banner tone="warn">
          <span className="flex flex-wrap items-center justify-between gap-2 print:hidden">
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
