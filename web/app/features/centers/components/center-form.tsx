import type { CenterEntry } from '@aval/application/catalogues/centers/center-catalogue';
import { centerSchema } from '@aval/domain/validation/catalogues/center-schema';
import { TokenCombobox } from '../../../components/choices/token-combobox';
import { type EntryAnswer, EntryFields, EntryForm } from '../../../components/entries/entry-form';
import { Field } from '../../../components/fields/field';
import { Select } from '../../../components/fields/select';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { useOptions, wordsOf } from '../../../shell/words/use-options';
import { EntryFormPage } from '../../catalogues/components/entry-form-page';
import { CENTER } from '../centers-address';

interface CenterFormProps {
  entry: CenterEntry | null;
  answer: EntryAnswer | undefined;
  provinces: readonly { id: number; name: string }[];
}

export function CenterForm({ entry, answer, provinces }: CenterFormProps) {
  const { t } = useTranslation('centers');
  const types = useOptions('centerType');
  const provinceOptions = provinces.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <EntryFormPage
      address={CENTER}
      things={t('title')}
      entry={entry && { id: entry.id, name: entry.name }}
      title={t(entry ? 'editTitle' : 'createTitle')}
    >
      <EntryForm
        schema={centerSchema}
        values={{ ...entry, doctorIds: entry?.doctors.map(({ id }) => String(id)) }}
        revision={entry?.revision ?? null}
        answer={answer}
        verb={t('save')}
        cancelTo={entry ? CENTER.detail(entry.id) : CENTER.list}
      >
        {(fields, tell) => (
          <EntryFields>
            <Field label={t('field.name')} {...tell(fields.name)}>
              <TextInput name={fields.name.name} defaultValue={fields.name.defaultValue} />
            </Field>
            <Field label={t('field.type')} {...tell(fields.type, wordsOf(types))}>
              <Select name={fields.type.name} defaultValue={fields.type.defaultValue} options={types} />
            </Field>
            <Field label={t('field.address')} {...tell(fields.address)}>
              <TextInput name={fields.address.name} defaultValue={fields.address.defaultValue} />
            </Field>
            <Field label={t('field.locality')} optional {...tell(fields.locality)}>
              <TextInput name={fields.locality.name} defaultValue={fields.locality.defaultValue} />
            </Field>
            <Field label={t('field.provinceId')} optional {...tell(fields.provinceId, wordsOf(provinceOptions))}>
              <Select
                name={fields.provinceId.name}
                defaultValue={fields.provinceId.defaultValue}
                options={provinceOptions}
                placeholder={t('noProvince')}
              />
            </Field>
            {entry ? (
              <Field
                label={t('field.doctorIds')}
                {...tell(fields.doctorIds)}
                hint={t(fields.type.value === 'Realizador' ? 'performingOnly' : 'doctorsHint')}
                className="md:col-span-2"
              >
                <TokenCombobox
                  name={fields.doctorIds.name}
                  source="/app/options/doctors"
                  label={t('field.doctorIds')}
                  defaultValue={entry.doctors.map(({ id, name }) => ({ value: String(id), label: name }))}
                />
              </Field>
            ) : null}
          </EntryFields>
        )}
      </EntryForm>
    </EntryFormPage>
  );
}
