import { useTranslation } from 'react-i18next';
import { FieldMessage } from '../../../components/field';
import { Icon } from '../../../components/icon';
import type { FoundOption } from '../../../components/use-async-options';
import { useMessage } from '../../../shell/use-message';
import { fieldId } from '../form';
import { useStep } from '../step-context';
import { useListEntries } from '../use-list-entries';
import { DrugLineFields } from './drug-line-fields';

const LIST = 'chemotherapy.drugs';

export function DrugLines({ onDrug }: { onDrug: (drug: FoundOption) => void }) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form } = useStep();
  const words = useMessage();
  const { entries, add, remove } = useListEntries(LIST, () => null);
  const problem = form.shownErrors[LIST];
  return (
    <>
      <h3 id={fieldId(LIST)} tabIndex={-1}>
        {t('field.chemotherapy.drugs')} {entries.length > 0 ? <span className="count">{entries.length}</span> : null}
      </h3>
      {entries.map((entry, index) => (
        <DrugLineFields
          key={entry.key}
          name={`${LIST}[${index}]`}
          origin={entry.origin}
          index={index}
          onDrug={onDrug}
          onRemove={() => remove(({ key }) => key === entry.key)}
        />
      ))}
      <FieldMessage id={`${fieldId(LIST)}-message`} error={problem ? words(problem) : undefined} />
      <button type="button" className="add-line" onClick={() => add(null)}>
        <Icon name="plus" />
        {t('wizard:treatment.addDrug')}
      </button>
    </>
  );
}
