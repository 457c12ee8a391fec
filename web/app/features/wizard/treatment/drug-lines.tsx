import { useCallback } from 'react';
import { Count } from '../../../components/basics/count';
import type { FoundOption } from '../../../components/choices/use-async-options';
import { FieldMessage } from '../../../components/fields/field';
import { FormHeading } from '../../../components/fields/form-section';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { fieldId, listAt, readTyped, textAt } from '../steps/form';
import { useFieldLock, useStep } from '../steps/step-context';
import { useListEntries } from '../steps/use-list-entries';
import { AddLine } from './add-line';
import { DrugLineFields } from './drug-line-fields';
import { LineScope } from './line-scope';

const LIST = 'chemotherapy.drugs';
const ENTRIES = {
  dataOf: () => null,
  presets: ['amount', 'price', 'sessions'],
  // A copied line keeps its drug, and focusing that field would open its list over the lines above.
  goesOnAt: (begins: unknown) => (textAt(begins, 'drugId') === '' ? null : 'dose'),
};

interface DrugLinesProps {
  drugNames: Readonly<Record<string, string>>;
  onDrug: (drug: FoundOption) => void;
}

export function DrugLines({ drugNames, onDrug }: DrugLinesProps) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form, wizard } = useStep();
  const { entries, add, takeAway, refOf } = useListEntries(LIST, ENTRIES);
  const isFixed = useFieldLock(LIST) !== null;
  // A continuation needs at least one line, so the only one can be edited but not removed.
  const mayRemove = !isFixed && !(wizard?.mode === 'continue' && entries.length === 1);
  const { read } = form;
  const duplicate = useCallback(
    (index: number) => {
      const typed = read();
      if (typed) add(null, { begins: listAt(readTyped(typed), LIST)[index] });
    },
    [read, add],
  );
  const words = useMessage();
  const problem = form.shownErrors[LIST];
  return (
    <>
      <FormHeading id={fieldId(LIST)} tabIndex={-1}>
        {t('field.chemotherapy.drugs')} {entries.length > 0 ? <Count size="small">{entries.length}</Count> : null}
      </FormHeading>
      {entries.map((entry, index) => (
        <LineScope key={entry.key} list={LIST} index={index}>
          <DrugLineFields
            fieldset={refOf(entry)}
            entry={entry}
            name={`${LIST}[${index}]`}
            index={index}
            drugNames={drugNames}
            onDrug={onDrug}
            onDuplicate={isFixed ? null : duplicate}
            onRemove={mayRemove ? takeAway : null}
          />
        </LineScope>
      ))}
      <FieldMessage id={`${fieldId(LIST)}-message`} error={problem ? words(problem) : undefined} />
      {isFixed ? null : <AddLine onClick={() => add(null)}>{t('wizard:treatment.addDrug')}</AddLine>}
    </>
  );
}
