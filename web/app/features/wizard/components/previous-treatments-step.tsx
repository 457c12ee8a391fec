import { OPTIONS } from '@aval/domain/catalogue/options';
import { useMemo } from 'react';
import { IconButton } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { useTranslation } from '../../../shell/translation';
import { textAt } from '../form';
import { ListEntryContext, useFieldLock } from '../step-context';
import { type Entry, useListEntries } from '../use-list-entries';
import { DateField, TextAreaField } from './step-fields';

const LIST = 'previousTreatments';

/** Step 3: checking a group adds an entry; each can be taken away. */
export function PreviousTreatmentsStep() {
  const { t } = useTranslation(['demand', 'wizard']);
  const { entries, add, remove } = useListEntries(LIST, (stored) => textAt(stored, 'type'));
  const isFixed = useFieldLock(LIST) !== null;

  function toggle(type: string, isOn: boolean) {
    if (isOn) add(type);
    else remove((entry) => entry.data === type);
  }

  return (
    <section className="form-section">
      <div className="form-section__head">
        <h2>
          {t('field.previousTreatments.title')}
          {entries.length > 0 ? <span className="count"> {entries.length}</span> : null}
        </h2>
      </div>
      {isFixed ? null : (
        <>
          <fieldset className="choice-grid" aria-describedby="previous-hint">
            <legend className="sr-only">{t('field.previousTreatments.type')}</legend>
            {OPTIONS.previousTreatment.map((type) => (
              <Checkbox
                key={type}
                checked={entries.some((entry) => entry.data === type)}
                onChange={(event) => toggle(type, event.target.checked)}
              >
                {t(`option.previousTreatment.${type}`)}
              </Checkbox>
            ))}
          </fieldset>
          <p className="hint mt-2" id="previous-hint">
            {t('wizard:previousTreatments.hint')}
          </p>
        </>
      )}
      {entries.length === 0 ? <p className="mt-4 text-ink-2">{t('field.previousTreatments.none')}</p> : null}
      {entries.map((entry, index) => (
        <PreviousTreatmentCard
          key={entry.key}
          entry={entry}
          index={index}
          onRemove={isFixed ? null : () => remove(({ key }) => key === entry.key)}
        />
      ))}
    </section>
  );
}

interface PreviousTreatmentCardProps {
  entry: Entry<string>;
  index: number;
  /** Null where it stays. */
  onRemove: (() => void) | null;
}

function PreviousTreatmentCard({ entry, index, onRemove }: PreviousTreatmentCardProps) {
  const { t } = useTranslation(['demand', 'wizard']);
  const type = OPTIONS.previousTreatment.find((option) => option === entry.data);
  const title = type ? t(`option.previousTreatment.${type}`) : entry.data;
  const name = `${LIST}[${index}]`;
  const place = useMemo(() => ({ name, origin: entry.origin }), [name, entry.origin]);
  return (
    <ListEntryContext.Provider value={place}>
      <div className="card mt-3">
        <div className="card__head">
          <h3 className="m-0">{title}</h3>
          {onRemove ? (
            <IconButton
              icon="trash"
              size="small"
              label={t('wizard:previousTreatments.remove', { type: title })}
              onClick={onRemove}
            />
          ) : null}
        </div>
        <div className="card__body form-grid">
          <input type="hidden" name={`${name}.type`} value={entry.data} />
          <DateField name={`${name}.date`} label={t('field.previousTreatments.date')} className="md:col-span-3" />
          <TextAreaField
            name={`${name}.description`}
            label={t('field.previousTreatments.description')}
            className="md:col-span-9"
          />
        </div>
      </div>
    </ListEntryContext.Provider>
  );
}
