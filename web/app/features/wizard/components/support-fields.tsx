import { useTranslation } from '../../../shell/translation';
import { useStep } from '../step-context';
import { DateField, SwitchField, TextField } from './step-fields';

const SUPPORT = [
  'antiemetics',
  'corticosteroids',
  'antihistamines',
  'erythropoietins',
  'otherBisphosphonates',
] as const;
const SWITCHES = ['heparinization', 'clinicalTrial'] as const;
const INFUSOR = ['infusorImplantDate', 'infusorRemovalDate'] as const;

/** Medication that goes along, and the infusor. */
export function SupportFields() {
  const { t } = useTranslation(['demand', 'wizard']);
  const { wizard } = useStep();
  return (
    <>
      <h3>{t('wizard:treatment.support')}</h3>
      <div className="form-grid">
        {SUPPORT.map((name) => (
          <TextField
            key={name}
            name={`chemotherapy.${name}`}
            label={t(`field.chemotherapy.${name}`)}
            className="md:col-span-6 xl:col-span-4"
            optional
          />
        ))}
        <div className="field self-end md:col-span-6 xl:col-span-4">
          <div className="actions min-h-[var(--h-ctl)] gap-5">
            {SWITCHES.map((name) => (
              <SwitchField key={name} name={`chemotherapy.${name}`} label={t(`field.chemotherapy.${name}`)} />
            ))}
          </div>
        </div>
        {INFUSOR.map((name) => (
          <DateField
            key={name}
            name={`chemotherapy.${name}`}
            label={t(`field.chemotherapy.${name}`)}
            className="md:col-span-6 xl:col-span-4"
            min={wizard?.today}
            optional
          />
        ))}
      </div>
    </>
  );
}
