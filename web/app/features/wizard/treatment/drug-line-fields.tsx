import { isRouteOffered } from '@aval/domain/catalogue/options';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import { cx } from 'class-variance-authority';
import { memo, type RefObject, useMemo, useState } from 'react';
import { IconButton } from '../../../components/actions/button';
import type { FoundOption } from '../../../components/choices/use-async-options';
import { DrugLetter, drugColourClass } from '../../../components/demand/drug-letter';
import { ComputedField, Field } from '../../../components/fields/field';
import { Select } from '../../../components/fields/select';
import { NumberInput } from '../../../components/fields/text-input';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useOptions } from '../../../shell/words/use-options';
import { Deviation } from '../../congruence/components/deviation';
import { useCongruence } from '../congruence/congruence-context';
import { StepFindings } from '../congruence/step-findings';
import { textAt } from '../steps/form';
import { LockedField } from '../steps/locked-field';
import { ListEntryContext, useStep, useStepField } from '../steps/step-context';
import { ComboboxField, SelectField } from '../steps/step-fields';
import type { Entry } from '../steps/use-list-entries';
import { DRUG_ACTIONS, DRUG_FIELDS, DRUG_NAME, drugLine } from './drug-line-looks';
import { PresentationFields } from './presentation-fields';
import { SessionToggles } from './session-toggles';
import { typedDose } from './typed-figures';

interface DrugLineFieldsProps {
  fieldset: RefObject<HTMLFieldSetElement> | undefined;
  entry: Entry<null>;
  /** `chemotherapy.drugs[0]`. */
  name: string;
  index: number;
  /** The names of drugs that the page has shown. */
  drugNames: Readonly<Record<string, string>>;
  onDrug: (drug: FoundOption) => void;
  /** Null where no line can be added. */
  onDuplicate: ((index: number) => void) | null;
  /** Null where the line stays. */
  onRemove: ((line: Entry<null>, name: string) => void) | null;
}

/** One line: the colour's edge and letter, what, in which pack, how much, by which way and in which sessions. Forty of them are drawn one by one. */
export const DrugLineFields = memo(function DrugLineFields(props: DrugLineFieldsProps) {
  const { fieldset, entry, name, index, drugNames, onDrug, onDuplicate, onRemove } = props;
  const { origin, begins } = entry;
  const { t } = useTranslation(['demand', 'wizard']);
  const { form } = useStep();
  const letter = drugLetter(index);
  const place = useMemo(() => ({ name, origin, begins }), [name, origin, begins]);
  const [drug, setDrug] = useState<FoundOption | null>(() => {
    const id = textAt(begins, 'drugId');
    return id === '' ? null : { value: id, label: drugNames[id] ?? id };
  });
  const isBad = Object.keys(form.shownErrors).some((field) => field.startsWith(`${name}.`));
  const drugName = drug?.label ?? t('wizard:treatment.newDrug');
  const title = `${t('field.drug.line', { letter })}: ${drugName}`;
  return (
    <ListEntryContext.Provider value={place}>
      <fieldset
        ref={fieldset}
        data-entry
        className={cx(drugLine({ bad: isBad }), drugColourClass(letter))}
        aria-label={title}
      >
        <DrugLetter letter={letter} />
        <span className={DRUG_NAME}>{drugName}</span>
        <div className={DRUG_FIELDS}>
          <ComboboxField
            name={`${name}.drugId`}
            label={t('field.drug.drugId')}
            className="col-span-12 md:col-span-6 xl:col-span-7"
            source="/app/demands/wizard/drugs"
            isWhole
            chosen={drug}
            onChange={(option) => {
              setDrug(option);
              if (option) onDrug(option);
            }}
          />
          <PresentationFields name={name} drugId={drug?.value ?? ''} />
          <DoseField name={name} />
          <LineDose name={name} index={index} />
          <RouteField name={`${name}.administration`} />
          <SessionToggles name={`${name}.sessions`} letter={letter} />
          <LineDeviation index={index} />
          <StepFindings
            of={new RegExp(`^treatment\\.chemotherapy\\.drugs\\.${index}(\\.|$)`)}
            className="col-span-full"
          />
        </div>
        <div className={DRUG_ACTIONS}>
          {onRemove ? (
            <IconButton
              icon="trash"
              label={t('wizard:treatment.removeDrug', { letter, drug: drugName })}
              onClick={() => onRemove(entry, title)}
            />
          ) : null}
          {onDuplicate ? (
            <IconButton
              icon="copy"
              label={t('wizard:treatment.duplicateDrug', { letter, drug: drugName })}
              onClick={() => onDuplicate(index)}
            />
          ) : null}
        </div>
      </fieldset>
    </ListEntryContext.Provider>
  );
});

function DoseField({ name }: { name: string }) {
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
          {...{ id: dose.id, name: dose.name, lock: dose.lock, error: dose.error, unit }}
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
          placeholder={t('wizard:treatment.chooseDoseType')}
          aria-label={t('field.drug.doseType')}
        />
      </span>
    </Field>
  );
}

function RouteField({ name }: { name: string }) {
  const { t } = useTranslation('demand');
  const { initial } = useStepField(name);
  const routes = useOptions('administration').filter(({ value }) => isRouteOffered(value, initial));
  return (
    <SelectField
      name={name}
      label={t('field.drug.administration')}
      className="col-span-6 md:col-span-3 xl:col-span-6"
      options={routes}
    />
  );
}

/** The dose of one administration, as soon as it can be reckoned: by the analysis, which knows clearance and caps, else from what is typed. */
function LineDose({ name, index }: { name: string; index: number }) {
  const numbers = useNumbers();
  const { t } = useTranslation(['demand', 'wizard', 'common']);
  const { form } = useStep();
  const seen = useCongruence().lines[index]?.dose;
  const computed = seen?.computable ? seen.doseMg : typedDose(form.typed, name);
  const isByClearance = textAt(form.typed, `${name}.doseType`) === 'AUC';
  const note = isByClearance ? t('wizard:treatment.byClearance') : '—';
  return (
    <div className="col-span-6 md:col-span-3 xl:col-span-4">
      <ComputedField
        label={t('field.drug.computedDose')}
        {...(computed === null ? { note } : { value: numbers.measure(computed, t('common:unit.mg')) })}
      />
    </div>
  );
}

/** How the line differs from the chosen regimen. */
function LineDeviation({ index }: { index: number }) {
  const { t } = useTranslation('report');
  const { lines, findings } = useCongruence();
  const line = lines[index];
  if (!line || (line.deviationPercent === null && !line.isBesideRegimen)) return null;
  return (
    <p className="col-span-full flex items-center gap-2 text-ink-3 text-xs tabular-nums" data-part="deviation">
      {line.isBesideRegimen ? null : t('doses.against')}
      <Deviation
        index={index}
        percent={line.deviationPercent}
        isBesideRegimen={line.isBesideRegimen}
        findings={findings}
      />
    </p>
  );
}
