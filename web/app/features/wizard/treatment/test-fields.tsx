import { TREATMENT_TESTS, type TreatmentTest, type TreatmentTestName } from '@aval/domain/catalogue/treatment-tests';
import { unitSign } from '@aval/i18n/clinical/calculation-steps';
import { useRef } from 'react';
import { formGrid } from '../../../components/fields/field-look';
import { FormHeading } from '../../../components/fields/form-section';
import { useTranslation } from '../../../shell/words/translation';
import { useOptions } from '../../../shell/words/use-options';
import { useCongruence } from '../congruence/congruence-context';
import { StepFindings } from '../congruence/step-findings';
import { textAt } from '../steps/form';
import { useStep } from '../steps/step-context';
import { NumberField, SelectField } from '../steps/step-fields';

const OF_TESTS = new RegExp(`^treatment\\.chemotherapy\\.(${TREATMENT_TESTS.map(({ name }) => name).join('|')})$`);

/**
 * Results of tests that labels ask for before some drugs. A test is shown for lines for which it matters and while it
 * has a result; once shown it stays, so that nobody loses the field in hand. All are shown without an analysis.
 */
export function TestFields() {
  const { t, i18n } = useTranslation('wizard');
  const { form } = useStep();
  const { report, behind } = useCongruence();
  const met = useRef(new Set<TreatmentTestName>());
  const drugsOf = report?.testedDrugs ?? {};
  const isNotAnalysed = report === null && behind !== null;
  for (const { name } of TREATMENT_TESTS) {
    const isGiven = textAt(form.typed, `chemotherapy.${name}`) !== '';
    if (isNotAnalysed || isGiven || drugsOf[name] !== undefined) met.current.add(name);
  }
  const shown = TREATMENT_TESTS.filter(({ name }) => met.current.has(name));
  const drugs = [...new Set(shown.flatMap(({ name }) => drugsOf[name] ?? []))];
  if (shown.length === 0) return null;
  return (
    <>
      <FormHeading>
        {drugs.length === 0
          ? t('tests.title')
          : t('tests.titleByDrugs', { drugs: new Intl.ListFormat(i18n.language).format(drugs) })}
      </FormHeading>
      <div className={formGrid}>
        {shown.map((test) => (
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
  };
  return test.kind === 'choice' ? (
    <TestChoice {...field} className="md:col-span-4" set={test.options} />
  ) : (
    <NumberField {...field} className="col-span-6 md:col-span-4" unit={unitSign(i18n, test.unit)} />
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
