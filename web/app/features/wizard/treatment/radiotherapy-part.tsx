import { radiotherapyEnd } from '@aval/domain/clinical/treatment-dates';
import { readCivilDate } from '@aval/domain/validation/fields/readers';
import { formatDate } from '@aval/i18n/format';
import { cx } from 'class-variance-authority';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { IconButton } from '../../../components/actions/button';
import { CARD, CARD_BODY, CARD_HEAD } from '../../../components/basics/card';
import { TokenCombobox } from '../../../components/choices/token-combobox';
import { Field } from '../../../components/fields/field';
import { formGrid } from '../../../components/fields/field-look';
import { FormHeading } from '../../../components/fields/form-section';
import { useTranslation } from '../../../shell/words/translation';
import { useOptions } from '../../../shell/words/use-options';
import { StepFindings } from '../congruence/step-findings';
import { textAt } from '../steps/form';
import { knownEntry } from '../steps/known-entry';
import { LockedField } from '../steps/locked-field';
import { ListEntryContext, useFieldLock, useStep, useStepField, useStoredList } from '../steps/step-context';
import { DateField, NumberField, SegmentsField, SelectField, TextAreaField } from '../steps/step-fields';
import { type Entry, useListEntries } from '../steps/use-list-entries';
import { AddLine } from './add-line';
import { RadiotherapyFigures } from './radiotherapy-figures';
import { typedCourseNumber } from './typed-figures';

const LIST = 'radiotherapy';
const ENTRIES = { dataOf: () => null, presets: [] };

/** One or more radiotherapies; switching the part on adds the first. */
export function RadiotherapyPart() {
  const { t } = useTranslation('wizard');
  const { entries, add, takeAway, refOf } = useListEntries(LIST, ENTRIES);
  const isFixed = useFieldLock(LIST) !== null;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || isFixed) return;
    hasBegun.current = true;
    if (entries.length === 0) add(null, { takesFocus: false });
  }, [entries.length, add, isFixed]);
  return (
    <>
      {entries.map((entry, index) => (
        <RadiotherapyEntry
          key={entry.key}
          fieldset={refOf(entry)}
          entry={entry}
          index={index}
          onRemove={isFixed ? null : takeAway}
        />
      ))}
      {isFixed ? null : <AddLine onClick={() => add(null)}>{t('treatment.addRadiotherapy')}</AddLine>}
    </>
  );
}

interface RadiotherapyEntryProps {
  fieldset: RefObject<HTMLFieldSetElement> | undefined;
  entry: Entry<null>;
  index: number;
  /** Null where the entry cannot be removed. */
  onRemove: ((entry: Entry<null>, name: string) => void) | null;
}

function RadiotherapyEntry({ fieldset, entry, index, onRemove }: RadiotherapyEntryProps) {
  const { origin, begins } = entry;
  const { t } = useTranslation(['demand', 'wizard', 'common']);
  const { wizard } = useStep();
  const name = `${LIST}[${index}]`;
  const place = useMemo(() => ({ name, origin, begins }), [name, origin, begins]);
  const number = index + 1;
  const title = t('field.radiotherapy.entry', { number });
  const narrow = 'col-span-6 md:col-span-3';
  return (
    <ListEntryContext.Provider value={place}>
      <fieldset ref={fieldset} data-entry className={`${CARD} mt-3`} aria-label={title}>
        <div className={CARD_HEAD}>
          <FormHeading place="card">{title}</FormHeading>
          {onRemove ? (
            <IconButton
              icon="trash"
              size="small"
              label={t('wizard:treatment.removeRadiotherapy', { number })}
              onClick={() => onRemove(entry, `${t('field.radiotherapy.title')}: ${title}`)}
            />
          ) : null}
        </div>
        <div className={cx(CARD_BODY, formGrid)}>
          <SelectField
            name={`${name}.intention`}
            label={t('field.radiotherapy.intention')}
            className="md:col-span-4"
            options={useOptions('intention')}
          />
          <Codes name={`${name}.codeIds`} />
          <TextAreaField name={`${name}.detailedDescription`} label={t('field.radiotherapy.detailedDescription')} />
          <NumberField
            name={`${name}.totalDoseGy`}
            label={t('field.radiotherapy.totalDoseGy')}
            className={narrow}
            unit={t('common:unit.gy')}
          />
          <NumberField
            name={`${name}.fractionationPerDayGy`}
            label={t('field.radiotherapy.fractionationPerDayGy')}
            className={narrow}
            unit={t('common:unit.gy')}
          />
          <NumberField
            name={`${name}.sessions`}
            label={t('field.radiotherapy.sessions')}
            className={narrow}
            decimals={false}
          />
          <NumberField
            name={`${name}.tissueVolumeCm3`}
            label={t('field.radiotherapy.tissueVolumeCm3')}
            className={narrow}
            unit={t('common:unit.cm3')}
          />
          <DateField
            name={`${name}.startDate`}
            label={t('field.radiotherapy.startDate')}
            className="md:col-span-4"
            hint={useEndHint(name)}
            min={wizard?.today}
          />
          <SegmentsField
            name={`${name}.complexity`}
            label={t('field.radiotherapy.complexity')}
            className="md:col-span-5"
            options={useOptions('complexity')}
          />
          <RadiotherapyFigures name={name} />
          <StepFindings of={new RegExp(`^treatment\\.radiotherapy\\.${index}(\\.|$)`)} />
        </div>
      </fieldset>
    </ListEntryContext.Provider>
  );
}

function Codes({ name }: { name: string }) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { wizard } = useStep();
  const { id, error, lock } = useStepField(name);
  const chosen = useStoredList(name)
    .map(String)
    .map((value) => ({ value, label: knownEntry(wizard?.labels.codes, value) ?? value }));
  if (lock) {
    return (
      <LockedField
        id={id}
        name={name}
        lock={lock}
        error={error}
        label={t('field.radiotherapy.codeIds')}
        className="md:col-span-8"
        text={chosen.map(({ label }) => label).join('; ')}
        value={chosen.map(({ value }) => value)}
      />
    );
  }
  return (
    <Field id={id} label={t('field.radiotherapy.codeIds')} error={error} className="md:col-span-8">
      <TokenCombobox
        name={name}
        source="/app/demands/wizard/options/codes"
        label={t('field.radiotherapy.codeIds')}
        placeholder={t('wizard:treatment.addCode')}
        defaultValue={chosen}
      />
    </Field>
  );
}

/** Returns the hint "ends about …" once start and sessions are valid. */
function useEndHint(name: string): string | undefined {
  const { t } = useTranslation('wizard');
  const { form } = useStep();
  const startDate = readCivilDate(textAt(form.typed, `${name}.startDate`));
  const sessions = typedCourseNumber(form.typed, name, 'sessions');
  if (!startDate || !sessions) return undefined;
  const year = Number(startDate.slice(0, 4));
  // Range of the holiday calendar.
  if (year < 2020 || year > 2035) return undefined;
  return t('treatment.endsAbout', { date: formatDate(radiotherapyEnd({ startDate, sessions })) });
}
