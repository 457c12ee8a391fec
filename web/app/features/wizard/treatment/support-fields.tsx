import { isRequiredNow } from '@aval/domain/validation/steps/chemotherapy-schema';
import { fieldLook, formGrid } from '../../../components/fields/field-look';
import { FormHeading } from '../../../components/fields/form-section';
import { useTranslation } from '../../../shell/words/translation';
import { StepFindings } from '../congruence/step-findings';
import { valueAt } from '../steps/form';
import { useStep } from '../steps/step-context';
import { DateField, SwitchField, TextAreaField } from '../steps/step-fields';

const SUPPORT = [
  'antiemetics',
  'corticosteroids',
  'antihistamines',
  'erythropoietins',
  'otherBisphosphonates',
] as const;
const SWITCHES = ['heparinization', 'clinicalTrial'] as const;
const INFUSOR = ['infusorImplantDate', 'infusorRemovalDate'] as const;

const OF_SUPPORT =
  /^treatment\.chemotherapy\.(antiemetics|corticosteroids|antihistamines|erythropoietins|otherBisphosphonates|heparinization|clinicalTrial|infusor\w+)$/;

/** Supporting medication and infusor. */
export function SupportFields() {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form, wizard } = useStep();
  const typed = (valueAt(form.typed, 'chemotherapy') ?? {}) as Readonly<Record<string, unknown>>;
  return (
    <>
      <FormHeading>{t('wizard:treatment.support')}</FormHeading>
      <div className={formGrid}>
        {SUPPORT.map((name) => (
          <TextAreaField
            key={name}
            name={`chemotherapy.${name}`}
            label={t(`field.chemotherapy.${name}`)}
            className="md:col-span-6 xl:col-span-4"
            optional
          />
        ))}
        <div className={fieldLook({ className: 'self-end md:col-span-6 xl:col-span-4' })}>
          <div className="flex min-h-ctl flex-wrap items-center gap-5 print:hidden">
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
            optional={!isRequiredNow(name, typed)}
          />
        ))}
      </div>
      <StepFindings of={OF_SUPPORT} className="mt-4" />
    </>
  );
}
