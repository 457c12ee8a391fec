import type { DrugEntry } from '@aval/application/catalogues/drugs/drug-catalogue';
import { isRouteOffered } from '@aval/domain/catalogue/options';
import { drugSchema } from '@aval/domain/validation/catalogues/drug-schema';
import { type EntryAnswer, EntryFields, EntryForm } from '../../../components/entries/entry-form';
import { Field } from '../../../components/fields/field';
import { Select } from '../../../components/fields/select';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { useOptions, wordsOf } from '../../../shell/words/use-options';
import { EntryFormPage } from '../../catalogues/components/entry-form-page';
import { DRUG } from '../drugs-address';

interface DrugFormProps {
  entry: DrugEntry | null;
  answer: EntryAnswer | undefined;
}

export function DrugForm({ entry, answer }: DrugFormProps) {
  const { t } = useTranslation(['drugs', 'common']);
  const units = useOptions('doseType');
  const routes = useOptions('administration').filter(({ value }) => isRouteOffered(value, entry?.administration ?? ''));
  return (
    <EntryFormPage
      address={DRUG}
      things={t('title')}
      entry={entry && { id: entry.id, name: entry.name }}
      title={t(entry ? 'editTitle' : 'createTitle')}
    >
      <EntryForm
        schema={drugSchema}
        words={{
          name: { label: t('common:label.name') },
          activePrinciple: { label: t('field.activePrinciple') },
          dosage: { label: t('field.dosage'), say: wordsOf(units) },
          administration: { label: t('field.administration'), say: wordsOf(routes) },
          atcCode: { label: t('field.atcCode') },
          otherNames: { label: t('common:label.otherNames') },
        }}
        values={{ ...entry }}
        revision={entry?.revision ?? null}
        answer={answer}
        isMadeAnew
        verb={t('save')}
        cancelTo={entry ? DRUG.detail(entry.id) : DRUG.list}
      >
        {(fields, tell) => (
          <EntryFields>
            <Field {...tell(fields.name)}>
              <TextInput name={fields.name.name} defaultValue={fields.name.defaultValue} />
            </Field>
            <Field {...tell(fields.activePrinciple)}>
              <TextInput name={fields.activePrinciple.name} defaultValue={fields.activePrinciple.defaultValue} />
            </Field>
            <Field {...tell(fields.dosage)}>
              <Select name={fields.dosage.name} defaultValue={fields.dosage.defaultValue} options={units} />
            </Field>
            <Field {...tell(fields.administration)}>
              <Select
                name={fields.administration.name}
                defaultValue={fields.administration.defaultValue}
                options={routes}
              />
            </Field>
            <Field optional {...tell(fields.atcCode)}>
              <TextInput name={fields.atcCode.name} defaultValue={fields.atcCode.defaultValue} />
            </Field>
            <Field optional className="md:col-span-2" hint={t('otherNamesHint')} {...tell(fields.otherNames)}>
              <TextInput name={fields.otherNames.name} defaultValue={fields.otherNames.defaultValue} />
            </Field>
          </EntryFields>
        )}
      </EntryForm>
    </EntryFormPage>
  );
}
