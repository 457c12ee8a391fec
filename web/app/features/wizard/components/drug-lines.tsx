import { useCallback } from 'react';
import { FieldMessage } from '../../../components/field';
import { Icon } from '../../../components/icon';
import type { FoundOption } from '../../../components/use-async-options';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';
import { fieldId, listAt, readTyped } from '../form';
import { useFieldLock, useStep } from '../step-context';
import { useListEntries } from '../use-list-entries';
import { DrugLineFields } from './drug-line-fields';
import { LineScope } from './line-scope';

const LIST = 'chemotherapy.drugs';
const ENTRIES = { dataOf: () => null, presets: ['amount', 'price', 'sessions'] };

interface DrugLinesProps {
  drugNames: Readonly<Record<string, string>>;
  onDrug: (drug: FoundOption) => void;
}

export function DrugLines({ drugNames, onDrug }: DrugLinesProps) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form, wizard } = useStep();
  const { entries, add, takeAway, refOf } = useListEntries(LIST, ENTRIES);
  const isFixed = useFieldLock(LIST) !== null;
  // A continuation goes on with something: its only line is replaced, not taken away.
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
      <h3 id={fieldId(LIST)} tabIndex={-1}>
        {t('field.chemotherapy.drugs')} {entries.length > 0 ? <span className="count">{entries.length}</span> : null}
      </h3>
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
      {isFixed ? null : (
        <button type="button" className="add-line" onClick={() => add(null)}>
          <Icon name="plus" />
          {t('wizard:treatment.addDrug')}
        </button>
      )}
    </>
  );
}
