import { drugLetter } from '@aval/domain/clinical/drug-line';
import { cx } from 'class-variance-authority';
import { memo, type RefObject, useMemo, useState } from 'react';
import { IconButton } from '../../../components/actions/button';
import type { FoundOption } from '../../../components/choices/use-async-options';
import { DrugLetter, drugColourClass } from '../../../components/demand/drug-letter';
import { useTranslation } from '../../../shell/words/translation';
import { StepFindings } from '../congruence/step-findings';
import { textAt } from '../steps/form';
import { knownEntry } from '../steps/known-entry';
import { ListEntryContext, useStep } from '../steps/step-context';
import { ComboboxField } from '../steps/step-fields';
import type { Entry } from '../steps/use-list-entries';
import { DRUG_ACTIONS, DRUG_FIELDS, DRUG_NAME, drugLine } from './drug-line-looks';
import { LineDeviation } from './line-deviation';
import { DoseField, LineDose, LineDoseSteps, RouteField } from './line-dose-fields';
import { LineUnknown } from './line-unknown';
import { PresentationFields } from './presentation-fields';
import { SessionToggles } from './session-toggles';

interface DrugLineFieldsProps {
  fieldset: RefObject<HTMLFieldSetElement> | undefined;
  entry: Entry<null>;
  /** Name such as `chemotherapy.drugs[0]`. */
  name: string;
  index: number;
  /** Names of drugs shown on the page. */
  drugNames: Readonly<Record<string, string>>;
  onDrug: (drug: FoundOption) => void;
  /** Null where no line can be added. */
  onDuplicate: ((index: number) => void) | null;
  /** Null where the line cannot be removed. */
  onRemove: ((line: Entry<null>, name: string) => void) | null;
}

/**
 * Drug line: letter in its colour, drug, presentation, dose, route and sessions. Memoised, because there may be forty
 * of them.
 */
export const DrugLineFields = memo(function DrugLineFields(props: DrugLineFieldsProps) {
  const { fieldset, entry, name, index, drugNames, onDrug, onDuplicate, onRemove } = props;
  const { origin, begins } = entry;
  const { t } = useTranslation(['demand', 'wizard']);
  const { form } = useStep();
  const letter = drugLetter(index);
  const place = useMemo(() => ({ name, origin, begins }), [name, origin, begins]);
  const [drug, setDrug] = useState<FoundOption | null>(() => {
    const id = textAt(begins, 'drugId');
    return id === '' ? null : { value: id, label: knownEntry(drugNames, id) ?? id };
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
          <PresentationFields name={name} index={index} drugId={drug?.value ?? ''} />
          <DoseField name={name} />
          <LineDose name={name} index={index} />
          <RouteField name={`${name}.administration`} />
          <SessionToggles name={`${name}.sessions`} letter={letter} />
          <LineDeviation index={index} />
          <LineUnknown index={index} />
          {drug ? <LineDoseSteps name={name} index={index} drugName={drug.label} /> : null}
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
