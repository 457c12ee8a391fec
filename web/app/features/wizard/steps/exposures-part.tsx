import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { FormLabels } from '@aval/application/drafts/wizard/form-labels';
import { LIFETIME_UNITS } from '@aval/domain/clinical/lifetime/exposures';
import { formatDate, formatTyped } from '@aval/i18n/format';
import { useMemo, useState } from 'react';
import { Button, IconButton } from '../../../components/actions/button';
import { CARD } from '../../../components/basics/card';
import { CellNote } from '../../../components/basics/cell-note';
import { Count } from '../../../components/basics/count';
import { formGrid } from '../../../components/fields/field-look';
import { FormSection, FormSectionHead } from '../../../components/fields/form-section';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { StepFindings } from '../congruence/step-findings';
import { AddLine } from '../treatment/add-line';
import { listAt, textAt } from './form';
import { isLifetimeDrugOption } from './found-options';
import { knownEntry } from './known-entry';
import { ListEntryContext, useFieldLock, useStep } from './step-context';
import { ComboboxField, NumberField, SelectField } from './step-fields';
import { type Entry, useListEntries } from './use-list-entries';

const LIST = 'exposures';
const ENTRIES = { dataOf: () => null, presets: ['unit'] };
const UNIT_WORDS = { 'mg/m2': 'mgM2', mg: 'mg', IU: 'iu' } as const;

/** Doses of drugs with a lifetime limit that the patient received elsewhere. Source: docs/rules.md 11.12. */
export function ExposuresPart() {
  const { t } = useTranslation(['demand', 'wizard']);
  const { entries, add, takeAway, refOf } = useListEntries(LIST, ENTRIES);
  const { wizard } = useStep();
  const isFixed = useFieldLock(LIST) !== null;
  const units = LIFETIME_UNITS.map((value) => ({
    value,
    label: t(`wizard:previousTreatments.lifetimeUnit.${UNIT_WORDS[value]}`),
  }));
  if (isFixed && entries.length === 0) return null;
  return (
    <FormSection>
      <FormSectionHead>
        <h2>
          {t('field.exposures.title')}
          {entries.length > 0 ? <Count> {entries.length}</Count> : null}
        </h2>
      </FormSectionHead>
      {isFixed ? null : <p className="text-xs text-ink-3">{t('wizard:previousTreatments.exposuresHint')}</p>}
      {entries.map((entry, index) => {
        const title = t('wizard:previousTreatments.exposure', { number: index + 1 });
        return (
          <fieldset
            key={entry.key}
            ref={refOf(entry)}
            data-entry
            aria-label={title}
            className={`${CARD} mt-3 flex gap-3 p-3.5`}
          >
            <ExposureFields entry={entry} name={`${LIST}[${index}]`} units={units} labels={wizard?.labels} />
            {isFixed ? null : (
              <IconButton
                icon="trash"
                size="small"
                className="mt-5"
                label={t('wizard:previousTreatments.removeExposure', { number: index + 1 })}
                onClick={() => takeAway(entry, title)}
              />
            )}
          </fieldset>
        );
      })}
      <StepFindings of={/^exposures/} className="mt-3" />
      {isFixed ? null : <EarlierExposures onTakeOver={(begins) => add(null, { begins })} />}
      {isFixed ? null : <AddLine onClick={() => add(null)}>{t('wizard:previousTreatments.addExposure')}</AddLine>}
    </FormSection>
  );
}

interface EarlierExposuresProps {
  onTakeOver: (exposure: TypedForm) => void;
}

/** Doses that other demands of the patient declare and this one does not, each with a button that takes it over. */
function EarlierExposures({ onTakeOver }: EarlierExposuresProps) {
  const { t } = useTranslation(['wizard', 'common']);
  const { form, wizard } = useStep();
  const numbers = useNumbers();
  const declared = listAt(form.typed, LIST).map((entry) => textAt(entry, 'drugId'));
  const left = (wizard?.earlierExposures ?? []).filter(({ drugId }) => !declared.includes(String(drugId)));
  if (left.length === 0) return null;
  return (
    <div className="mt-4" data-part="earlier-exposures">
      <h3 id="earlier-exposures" className="text-ink-2 text-xs/sm">
        {t('previousTreatments.earlier')}
      </h3>
      <ul aria-labelledby="earlier-exposures" className="mt-1.5 rounded-lg border border-line-2">
        {left.map(({ drugId, drugName, totalDose, unit, reference, declaredOn }) => {
          const dose = numbers.measure(totalDose, t(`previousTreatments.lifetimeUnit.${UNIT_WORDS[unit]}`));
          return (
            <li
              key={drugId}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 not-first:border-line not-first:border-t"
            >
              <span className="wrap-anywhere min-w-48 flex-1">
                {drugName} <b className="font-medium tabular-nums">{dose}</b>
                <CellNote>{`${reference} · ${formatDate(declaredOn)}`}</CellNote>
              </span>
              <Button
                size="small"
                icon="plus"
                aria-label={t('previousTreatments.takeOverOf', { drug: drugName, dose })}
                onClick={() => onTakeOver({ drugId: String(drugId), totalDose: formatTyped(totalDose), unit })}
              >
                {t('previousTreatments.takeOver')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface ExposureFieldsProps {
  entry: Entry<null>;
  name: string;
  units: readonly { value: string; label: string }[];
  labels: FormLabels | undefined;
}

function ExposureFields({ entry: { origin, begins }, name, units, labels }: ExposureFieldsProps) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form, wizard } = useStep();
  const place = useMemo(() => ({ name, origin, begins }), [name, origin, begins]);
  const drugId = textAt(begins, 'drugId');
  const drugName =
    knownEntry(labels?.drugs, drugId) ??
    wizard?.earlierExposures.find((each) => String(each.drugId) === drugId)?.drugName;
  const [summable, setSummable] = useState(knownEntry(labels?.lifetimeUnits, drugId) ?? null);
  const unit = textAt(form.typed, `${name}.unit`);
  const isSummable = summable === null || unit === '' || summable.some((each) => each === unit);
  return (
    <ListEntryContext.Provider value={place}>
      <div className={`${formGrid} min-w-0 flex-1`}>
        <ComboboxField
          name={`${name}.drugId`}
          label={t('field.exposures.drugId')}
          className="md:col-span-6"
          source="/app/demands/wizard/drugs?lifetime"
          isWhole
          onChange={(drug) => setSummable(isLifetimeDrugOption(drug) ? drug.lifetimeUnits : null)}
          chosen={drugId === '' ? null : { value: drugId, label: drugName ?? drugId }}
        />
        <NumberField
          name={`${name}.totalDose`}
          label={t('field.exposures.totalDose')}
          className="col-span-6 md:col-span-3"
        />
        <SelectField
          name={`${name}.unit`}
          label={t('field.exposures.unit')}
          className="col-span-6 md:col-span-3"
          options={units}
          preset="mg/m2"
        />
        {isSummable ? null : (
          <p role="status" className="col-span-full text-sm text-warn">
            {t('wizard:previousTreatments.notSummable', {
              units: units
                .filter(({ value }) => summable.some((each) => each === value))
                .map(({ label }) => label)
                .join(', '),
            })}
          </p>
        )}
      </div>
    </ListEntryContext.Provider>
  );
}
