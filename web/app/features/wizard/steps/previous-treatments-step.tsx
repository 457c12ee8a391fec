import { OPTIONS } from '@aval/domain/catalogue/options';
import { cx } from 'class-variance-authority';
import { type RefObject, useMemo, useState } from 'react';
import { Actions } from '../../../components/actions/actions';
import { Button, IconButton } from '../../../components/actions/button';
import { CARD, CARD_BODY, CARD_HEAD } from '../../../components/basics/card';
import { Count } from '../../../components/basics/count';
import { Checkbox } from '../../../components/fields/checkbox';
import { formGrid } from '../../../components/fields/field-look';
import { FormHeading, FormSection, FormSectionHead } from '../../../components/fields/form-section';
import { useTranslation } from '../../../shell/words/translation';
import { StepFindings } from '../congruence/step-findings';
import { ExposuresPart } from './exposures-part';
import { listAt, textAt } from './form';
import { usePreviousTreatmentTitle } from './previous-treatment-title';
import { ListEntryContext, useFieldLock, useStep } from './step-context';
import { DateField, TextAreaField } from './step-fields';
import { type Entry, useListEntries } from './use-list-entries';

const LIST = 'previousTreatments';
const ENTRIES = { dataOf: (stored: unknown) => textAt(stored, 'type'), presets: ['type'] };

const CHOICES = 'grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-x-6 gap-y-2.5';

/**
 * Step 3: checking a group adds an entry, and each group allows several; entries can be removed. A group checked again
 * gets its entries back.
 */
export function PreviousTreatmentsStep() {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form } = useStep();
  const { entries, add, takeAway, remove, refOf } = useListEntries(LIST, ENTRIES);
  const isNone = entries.length === 0 && listAt(form.typed, 'exposures').length === 0;
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
    <>
      <FormSection>
        <FormSectionHead>
          <h2>
            {t('section.previousTreatments')}
            {entries.length > 0 ? <Count> {entries.length}</Count> : null}
          </h2>
        </FormSectionHead>
        {isFixed ? null : (
          <>
            <fieldset className={CHOICES} aria-describedby="previous-hint">
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
            <p className="text-xs text-ink-3 mt-2" id="previous-hint">
              {t('wizard:previousTreatments.hint')}
            </p>
          </>
        )}
        {isNone ? <p className="mt-4 text-ink-2">{t('field.previousTreatments.none')}</p> : null}
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
        <StepFindings of={/^previousTreatments/} className="mt-3" />
      </FormSection>
      <ExposuresPart />
    </>
  );
}

interface PreviousTreatmentCardProps {
  fieldset: RefObject<HTMLFieldSetElement> | undefined;
  entry: Entry<string>;
  index: number;
  title: string;
  /** Null where none can be added. */
  onAnother: (() => void) | null;
  /** Null where the entry cannot be removed. */
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
      <fieldset ref={fieldset} data-entry className={`${CARD} mt-3`} aria-label={title}>
        <div className={CARD_HEAD}>
          <FormHeading place="card">{title}</FormHeading>
          <Actions>
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
          </Actions>
        </div>
        <div className={cx(CARD_BODY, formGrid)}>
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
