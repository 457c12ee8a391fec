import { isRouteOffered } from '@aval/domain/catalogue/options';
import { timesPerDayOf } from '@aval/domain/congruence/report/line-report';
import { describeIntakes } from '@aval/i18n/clinical/intake-words';
import { ComputedField, Field } from '../../../components/fields/field';
import { Select } from '../../../components/fields/select';
import { NumberInput } from '../../../components/fields/text-input';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useOptions } from '../../../shell/words/use-options';
import { StepsDisclosure } from '../../congruence/components/steps-disclosure';
import { useCongruence } from '../congruence/congruence-context';
import { textAt } from '../steps/form';
import { LockedField } from '../steps/locked-field';
import { useStep, useStepField } from '../steps/step-context';
import { SelectField } from '../steps/step-fields';
import { typedDose } from './typed-figures';

/** Dose with its unit. */
export function DoseField({ name }: { name: string }) {
  const { t } = useTranslation(['demand', 'wizard']);
  const dose = useStepField(`${name}.dose`);
  const text = useNumbers().retyped(dose.initial);
  const type = useStepField(`${name}.doseType`);
  const types = useOptions('doseType');
  if (dose.lock) {
    const unit = types.find(({ value }) => value === type.initial)?.label;
    return (
      <>
        <LockedField
          id={dose.id}
          name={dose.name}
          lock={dose.lock}
          error={dose.error}
          unit={unit}
          label={t('field.drug.dose')}
          className="col-span-12 md:col-span-6 xl:col-span-7"
          text={text}
          value={dose.initial}
        />
        <input type="hidden" name={type.name} value={type.initial} />
      </>
    );
  }
  return (
    <Field
      id={dose.id}
      label={t('field.drug.dose')}
      error={dose.error ?? type.error}
      className="col-span-12 md:col-span-6 xl:col-span-7"
    >
      <span className="grid grid-cols-[minmax(0,1fr)_82px] gap-1.5 max-md:grid-cols-[minmax(0,1fr)_104px]">
        <NumberInput name={dose.name} defaultValue={text} />
        <Select
          id={type.id}
          name={type.name}
          options={types}
          defaultValue={type.initial}
          placeholder={t('wizard:treatment.chooseShort')}
          aria-label={t('field.drug.doseType')}
        />
      </span>
    </Field>
  );
}

export function RouteField({ name }: { name: string }) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { initial } = useStepField(name);
  const routes = useOptions('administration').filter(({ value }) => isRouteOffered(value, initial));
  return (
    <SelectField
      name={name}
      label={t('field.drug.administration')}
      className="col-span-6 md:col-span-3 xl:col-span-6"
      options={routes}
      placeholder={t('wizard:treatment.chooseShort')}
    />
  );
}

export interface LineDoseProps {
  name: string;
  index: number;
}

/**
 * Returns the dose of one administration as soon as it is computable: from the analysis, which knows caps, otherwise
 * from the typed values, with the previous clearance until the new one is known.
 */
export function useLineDose({ name, index }: LineDoseProps) {
  const { form } = useStep();
  const { lines, clearance, isClearanceOfBefore } = useCongruence();
  const line = lines[index];
  const seen = line?.dose.computable ? line.dose : null;
  if (seen && !line?.isOfBefore) return { dose: seen, isOfBefore: false };
  const isOfBefore = isClearanceOfBefore && textAt(form.typed, `${name}.doseType`) === 'AUC';
  return { dose: typedDose(form.typed, name, clearance), isOfBefore };
}

export function LineDose({ name, index }: LineDoseProps) {
  const numbers = useNumbers();
  const { t, i18n } = useTranslation(['demand', 'wizard', 'common']);
  const { form } = useStep();
  const line = useCongruence().lines[index];
  const { dose: computed, isOfBefore } = useLineDose({ name, index });
  const isByClearance = textAt(form.typed, `${name}.doseType`) === 'AUC';
  const route = textAt(form.typed, `${name}.administration`);
  const intakes = describeIntakes(i18n, route, timesPerDayOf(line?.deviation ?? null));
  const noted = isOfBefore ? t('wizard:congruence.ofBefore') : intakes;
  const note = isByClearance ? t('wizard:treatment.byClearance') : '—';
  return (
    <div className="col-span-6 md:col-span-3 xl:col-span-4">
      <ComputedField
        label={t('field.drug.computedDose')}
        {...(computed === null
          ? { note }
          : { value: numbers.measure(computed.doseMg, t('common:unit.mg')), ...(noted ? { note: noted } : {}) })}
      />
    </div>
  );
}

/** Steps of the dose calculation, collapsed. */
export function LineDoseSteps({ drugName, ...line }: LineDoseProps & { drugName: string }) {
  const { dose: computed } = useLineDose(line);
  return computed ? (
    <div className="col-span-full" data-part="dose-steps">
      <StepsDisclosure calculation={computed} name={drugName} />
    </div>
  ) : null;
}
