import { TREATMENT_TESTS, type TreatmentTest } from '@aval/domain/catalogue/treatment-tests';
import { unitSign } from '@aval/i18n/clinical/calculation-steps';
import { formGrid } from '../../../components/fields/field-look';
import { FormHeading } from '../../../components/fields/form-section';
import { useTranslation } from '../../../shell/words/translation';
import { useOptions } from '../../../shell/words/use-options';
import { StepFindings } from '../congruence/step-findings';
import { NumberField, SelectField } from '../steps/step-fields';

const OF_TESTS = new RegExp(`^treatment\\.chemotherapy\\.(${TREATMENT_TESTS.map(({ name }) => name).join('|')})$`);

/** Results of tests that labels ask for before some drugs. */
export function TestFields() {
  const { t } = useTranslation('wizard');
  return (
    <>
      <FormHeading>{t('treatment.tests')}</FormHeading>
      <div className={formGrid}>
        {TREATMENT_TESTS.map((test) => (
          <TestField key={test.name} test={test} />
        ))}
      </div>
      <StepFindings of={OF_TESTS} className="mt-3" />
    </>
  );
}

function TestField({ test }: { test: TreatmentTest }) {
  const { t, i18n } = useTranslation('demand');
  const field = {
    name: `chemotherapy.${test.name}`,
    label: t(`field.chemotherapy.${test.name}`),
    className: 'md:col-span-4',
  };
  return test.kind === 'choice' ? (
    <TestChoice {...field} set={test.options} />
  ) : (
    <NumberField {...field} unit={unitSign(i18n, test.unit)} />
  );
}

interface TestChoiceProps {
  name: string;
  label: string;
  className: string;
  set: Extract<TreatmentTest, { kind: 'choice' }>['options'];
}

function TestChoice({ set, ...field }: TestChoiceProps) {
  const { t } = useTranslation('wizard');
  return <SelectField {...field} options={useOptions(set)} placeholder={t('treatment.notSaid')} />;
}
