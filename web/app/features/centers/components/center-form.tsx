import type { CenterEntry } from '@aval/application/catalogues/centers/center-catalogue';
import { centerSchema } from '@aval/domain/validation/catalogues/center-schema';
import { RelationPicker } from '../../../components/choices/relation-picker';
import { type EntryAnswer, EntryFields, EntryForm } from '../../../components/entries/entry-form';
import { Field } from '../../../components/fields/field';
import { Select } from '../../../components/fields/select';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
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
  const wrong = useFieldWords();
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
              <div className="md:col-span-2">
                <RelationPicker
                  {...wrong(fields.doctorIds)}
                  name={fields.doctorIds.name}
                  label={t('field.doctorIds')}
                  addLabel={t('addDoctor')}
                  source="/app/options/doctors"
                  kept={entry.doctors.map(({ id, name }) => ({ value: String(id), label: name }))}
                  hint={t(fields.type.value === 'Realizador' ? 'performingOnly' : 'doctorsHint')}
                />
              </div>
            ) : null}
          </EntryFields>
        )}
      </EntryForm>
    </EntryFormPage>
  );
}
