import type { PresentationEntry } from '@aval/application/catalogues/presentations/presentation-catalogue';
import { presentationSchema } from '@aval/domain/validation/catalogues/presentation-schema';
import { Combobox } from '../../../components/choices/combobox';
import { type EntryAnswer, EntryFields, EntryForm } from '../../../components/entries/entry-form';
import { SwitchField, useSwitchWords } from '../../../components/entries/switch-field';
import { ComputedField, Field } from '../../../components/fields/field';
import { NumberInput, TextInput } from '../../../components/fields/text-input';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { EntryFormPage } from '../../catalogues/components/entry-form-page';
import { PRESENTATION } from '../presentations-address';

interface PresentationFormProps {
  entry: PresentationEntry | null;
  answer: EntryAnswer | undefined;
}

export function PresentationForm({ entry, answer }: PresentationFormProps) {
  const { t } = useTranslation(['presentations', 'demand']);
  const numbers = useNumbers();
  const switched = useSwitchWords();
  return (
    <EntryFormPage
      address={PRESENTATION}
      things={t('title')}
      entry={entry && { id: entry.id, name: entry.presentation }}
      title={t(entry ? 'editTitle' : 'createTitle')}
    >
      <EntryForm
        schema={presentationSchema}
        words={{
          // The drug of an existing presentation cannot change.
          drugId: entry ? null : { label: t('demand:field.drug.drugId') },
          presentation: { label: t('demand:field.drug.presentationId') },
          registerNumber: { label: t('field.registerNumber') },
          nationalCode: { label: t('field.nationalCode') },
          strengthMg: { label: t('field.strengthMg') },
          unitsPerPack: { label: t('field.unitsPerPack') },
          priceCents: { label: t('field.priceCents'), none: t('noPrice') },
          active: switched(t('field.active')),
        }}
        values={{
          ...entry,
          active: entry?.active === false ? undefined : 'on',
          strengthMg: entry?.strengthMg == null ? '' : numbers.decimal(entry.strengthMg),
          // A price of 0 means unknown.
          priceCents: entry && entry.priceCents > 0 ? numbers.decimal(entry.priceCents / 100) : '',
        }}
        revision={entry?.revision ?? null}
        answer={answer}
        isMadeAnew
        verb={t('save')}
        cancelTo={entry ? PRESENTATION.detail(entry.id) : PRESENTATION.list}
      >
        {(fields, tell) => (
          <EntryFields>
            {entry && !tell(fields.drugId).error ? (
              <div>
                <ComputedField label={t('demand:field.drug.drugId')} value={entry.drugName} />
                <p className="text-xs text-ink-3">{t('drugFixed')}</p>
                <input type="hidden" name={fields.drugId.name} value={entry.drugId} />
              </div>
            ) : (
              <Field {...tell(fields.drugId)}>
                <Combobox name={fields.drugId.name} source="/app/options/drugs" label={t('demand:field.drug.drugId')} />
              </Field>
            )}
            <Field {...tell(fields.presentation)}>
              <TextInput name={fields.presentation.name} defaultValue={fields.presentation.defaultValue} />
            </Field>
            <Field {...tell(fields.registerNumber)}>
              <TextInput name={fields.registerNumber.name} defaultValue={fields.registerNumber.defaultValue} />
            </Field>
            <Field {...tell(fields.nationalCode)}>
              <TextInput name={fields.nationalCode.name} defaultValue={fields.nationalCode.defaultValue} />
            </Field>
            <Field optional {...tell(fields.strengthMg)}>
              <NumberInput name={fields.strengthMg.name} defaultValue={fields.strengthMg.defaultValue} unit="mg" />
            </Field>
            <Field optional {...tell(fields.unitsPerPack)}>
              <NumberInput
                name={fields.unitsPerPack.name}
                defaultValue={fields.unitsPerPack.defaultValue}
                decimals={false}
              />
            </Field>
            <Field optional {...tell(fields.priceCents)}>
              <NumberInput name={fields.priceCents.name} defaultValue={fields.priceCents.defaultValue} unit="€" />
            </Field>
            <SwitchField field={fields.active} tell={tell} />
          </EntryFields>
        )}
      </EntryForm>
    </EntryFormPage>
  );
}
