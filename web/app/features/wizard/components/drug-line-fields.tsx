import { isRouteOffered } from '@aval/domain/catalogue/options';
import { memo, type RefObject, useMemo, useState } from 'react';
import { IconButton } from '../../../components/button';
import { DrugLetter, drugColourClass, drugLetter } from '../../../components/drug-letter';
import { ComputedField, Field } from '../../../components/field';
import { joinClasses } from '../../../components/join-classes';
import { Select } from '../../../components/select';
import { NumberInput } from '../../../components/text-input';
import type { FoundOption } from '../../../components/use-async-options';
import { useNumbers } from '../../../shell/numbers';
import { useTranslation } from '../../../shell/translation';
import { textAt } from '../form';
import { ListEntryContext, useStep, useStepField } from '../step-context';
import { typedDose } from '../typed-figures';
import type { Entry } from '../use-list-entries';
import { LockedField } from './locked-field';
import { PresentationFields } from './presentation-fields';
import { SessionToggles } from './session-toggles';
import { ComboboxField, SelectField, useOptions } from './step-fields';

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
        className={joinClasses('drug-line', drugColourClass(letter), isBad && 'is-bad')}
        aria-label={title}
      >
        <DrugLetter letter={letter} />
        <span className="drug-line__name">{drugName}</span>
        <div className="drug-line__fields">
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
          <LineDose name={name} />
          <RouteField name={`${name}.administration`} />
          <SessionToggles name={`${name}.sessions`} letter={letter} />
        </div>
        <div className="drug-line__actions">
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
      <span className="dose-pair">
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

/** The dose of one administration, as soon as it can be reckoned. */
function LineDose({ name }: { name: string }) {
  const numbers = useNumbers();
  const { t } = useTranslation(['demand', 'wizard', 'common']);
  const { form } = useStep();
  const computed = typedDose(form.typed, name);
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
