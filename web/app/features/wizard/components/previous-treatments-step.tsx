import { OPTIONS } from '@aval/domain/catalogue/options';
import { type RefObject, useMemo, useState } from 'react';
import { Button, IconButton } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { useTranslation } from '../../../shell/translation';
import { listAt, textAt } from '../form';
import { usePreviousTreatmentTitle } from '../previous-treatment-title';
import { ListEntryContext, useFieldLock, useStep } from '../step-context';
import { type Entry, useListEntries } from '../use-list-entries';
import { DateField, TextAreaField } from './step-fields';

const LIST = 'previousTreatments';
const ENTRIES = { dataOf: (stored: unknown) => textAt(stored, 'type'), presets: ['type'] };

/** Step 3: checking a group adds an entry, and there may be more of the same; each can be taken away. A group that comes back has what it had. */
export function PreviousTreatmentsStep() {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form } = useStep();
  const { entries, add, takeAway, remove, refOf } = useListEntries(LIST, ENTRIES);
  const isFixed = useFieldLock(LIST) !== null;
  const titleOf = usePreviousTreatmentTitle();
  const types = entries.map(({ data }) => data);
  const [gone, setGone] = useState<Readonly<Record<string, unknown[]>>>({});

  function toggle(type: string, isOn: boolean) {
    if (isOn) {
      for (const begins of gone[type] ?? [null]) add(type, { begins });
      return;
    }
    const texts = listAt(form.typed, LIST).filter((_, index) => entries[index]?.data === type);
    setGone((before) => ({ ...before, [type]: texts }));
    remove((entry) => entry.data === type);
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
          fieldset={refOf(entry)}
          entry={entry}
          index={index}
          title={titleOf(types, index)}
          onAnother={isFixed ? null : () => add(entry.data)}
          onRemove={isFixed ? null : takeAway}
        />
      ))}
    </section>
  );
}

interface PreviousTreatmentCardProps {
  fieldset: RefObject<HTMLFieldSetElement> | undefined;
  entry: Entry<string>;
  index: number;
  title: string;
  /** Null where none can be added. */
  onAnother: (() => void) | null;
  /** Null where it stays. */
  onRemove: ((entry: Entry<string>, name: string) => void) | null;
}

function PreviousTreatmentCard(props: PreviousTreatmentCardProps) {
  const { fieldset, entry, index, title, onAnother, onRemove } = props;
  const { origin, begins } = entry;
  const { t } = useTranslation(['demand', 'wizard']);
  const type = OPTIONS.previousTreatment.find((option) => option === entry.data);
  const group = type ? t(`option.previousTreatment.${type}`) : entry.data;
  const name = `${LIST}[${index}]`;
  const place = useMemo(() => ({ name, origin, begins }), [name, origin, begins]);
  return (
    <ListEntryContext.Provider value={place}>
      <fieldset ref={fieldset} data-entry className="card mt-3" aria-label={title}>
        <div className="card__head">
          <h3 className="m-0">{title}</h3>
          <div className="actions">
            {onAnother ? (
              <Button
                kind="ghost"
                size="small"
                icon="plus"
                aria-label={t('wizard:previousTreatments.anotherOf', { type: group })}
                onClick={onAnother}
              >
                {t('wizard:previousTreatments.another')}
              </Button>
            ) : null}
            {onRemove ? (
              <IconButton
                icon="trash"
                size="small"
                label={t('wizard:previousTreatments.remove', { type: title })}
                onClick={() => onRemove(entry, title)}
              />
            ) : null}
          </div>
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
      </fieldset>
    </ListEntryContext.Provider>
  );
}
