import type { CenterEntry } from '@aval/application/catalogues/centers/center-catalogue';
import { prescribes } from '@aval/domain/catalogue/center-types';
import { centerSchema } from '@aval/domain/validation/catalogues/center-schema';
import { RelationPicker } from '../../../components/choices/relation-picker';
import { type EntryAnswer, EntryFields, EntryForm } from '../../../components/entries/entry-form';
import { Field } from '../../../components/fields/field';
import { Select } from '../../../components/fields/select';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { useOptions, wordsOf } from '../../../shell/words/use-options';
import { EntryFormPage } from '../../catalogues/components/entry-form-page';
import { RelationConsequences } from '../../relations/components/relation-consequences';
import { writeDifference } from '../../relations/relation-difference';
import { CENTER } from '../centers-address';

interface CenterFormProps {
  entry: CenterEntry | null;
  answer: EntryAnswer | undefined;
  provinces: readonly { id: number; name: string }[];
}

export function CenterForm({ entry, answer, provinces }: CenterFormProps) {
  const { t } = useTranslation(['centers', 'common']);
  const types = useOptions('centerType');
  const doctors = (entry?.doctors ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
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
        words={{
          name: { label: t('common:label.name') },
          type: { label: t('common:label.type'), say: wordsOf(types) },
          address: { label: t('field.address') },
          locality: { label: t('field.locality') },
          provinceId: { label: t('common:label.province'), say: wordsOf(provinceOptions), none: t('noProvince') },
          doctorIds: { label: t('field.doctorIds'), kind: 'several', say: wordsOf(doctors) },
        }}
        values={{ ...entry, doctorIds: doctors.map(({ value }) => value) }}
        revision={entry?.revision ?? null}
        answer={answer}
        isMadeAnew
        verb={t('save')}
        cancelTo={entry ? CENTER.detail(entry.id) : CENTER.list}
      >
        {(fields, tell) => (
          <EntryFields>
            <Field {...tell(fields.name)}>
              <TextInput name={fields.name.name} defaultValue={fields.name.defaultValue} />
            </Field>
            <Field {...tell(fields.type)}>
              <Select name={fields.type.name} defaultValue={fields.type.defaultValue} options={types} />
            </Field>
            <Field {...tell(fields.address)}>
              <TextInput name={fields.address.name} defaultValue={fields.address.defaultValue} />
            </Field>
            <Field optional {...tell(fields.locality)}>
              <TextInput name={fields.locality.name} defaultValue={fields.locality.defaultValue} />
            </Field>
            <Field optional {...tell(fields.provinceId)}>
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
                  {...tell(fields.doctorIds)}
                  name={fields.doctorIds.name}
                  addLabel={t('addDoctor')}
                  source="/app/options/doctors"
                  kept={doctors}
                  hint={t(isLeft(fields.type.value) ? 'performingOnly' : 'doctorsHint')}
                />
                <RelationConsequences address={askedOf(entry.id, leaving(doctors, fields))} />
              </div>
            ) : null}
          </EntryFields>
        )}
      </EntryForm>
    </EntryFormPage>
  );
}

/**
 * Returns whether a center of this type cannot have doctors, who work only at prescribing centers; false while no type
 * is chosen.
 */
function isLeft(type: unknown): boolean {
  return typeof type === 'string' && type !== '' && !prescribes(type);
}

function leaving(
  doctors: readonly { value: string }[],
  { type, doctorIds }: Readonly<Record<'type' | 'doctorIds', { value?: unknown }>>,
): number[] {
  const stay = isLeft(type.value) ? [] : [doctorIds.value ?? []].flat().map(String);
  return doctors.flatMap(({ value }) => (stay.includes(value) ? [] : [Number(value)]));
}

function askedOf(centerId: number, doctorIds: readonly number[]): string | null {
  if (doctorIds.length === 0) return null;
  const difference = writeDifference({ companyId: null, added: {}, removed: { doctors: doctorIds } });
  return `${CENTER.detail(centerId)}/consequences?${difference}`;
}
