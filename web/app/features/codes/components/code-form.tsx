import type { CodeEntry } from '@aval/application/catalogues/codes/code-catalogue';
import { codeSchema } from '@aval/domain/validation/catalogues/code-schema';
import { Combobox } from '../../../components/choices/combobox';
import { type EntryAnswer, EntryFields, EntryForm } from '../../../components/entries/entry-form';
import { ComputedField, Field } from '../../../components/fields/field';
import { TextArea } from '../../../components/fields/text-area';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { EntryFormPage } from '../../catalogues/components/entry-form-page';
import { CODE } from '../codes-address';

interface CodeFormProps {
  entry: CodeEntry | null;
  answer: EntryAnswer | undefined;
}

export function CodeForm({ entry, answer }: CodeFormProps) {
  const { t } = useTranslation(['codes', 'common']);
  return (
    <EntryFormPage
      address={CODE}
      things={t('title')}
      entry={entry && { id: entry.id, name: `${entry.code} · ${entry.type}` }}
      title={t(entry ? 'editTitle' : 'createTitle')}
    >
      <EntryForm
        schema={codeSchema}
        words={{
          // The company of an existing code cannot change.
          companyId: entry ? null : { label: t('common:label.company') },
          type: { label: t('common:label.type') },
          radioType: { label: t('field.radioType') },
          code: { label: t('field.code') },
        }}
        values={{ ...entry }}
        revision={entry?.revision ?? null}
        answer={answer}
        isMadeAnew
        verb={t('save')}
        cancelTo={entry ? CODE.detail(entry.id) : CODE.list}
      >
        {(fields, tell) => (
          <EntryFields>
            {entry ? (
              <div>
                <ComputedField label={t('common:label.company')} value={entry.companyName} />
                <p className="text-xs text-ink-3">{t('companyFixed')}</p>
                <input type="hidden" name={fields.companyId.name} value={entry.companyId} />
              </div>
            ) : (
              <Field {...tell(fields.companyId)}>
                <Combobox
                  name={fields.companyId.name}
                  source="/app/options/insurers"
                  label={t('common:label.company')}
                />
              </Field>
            )}
            <Field {...tell(fields.type)}>
              <TextInput name={fields.type.name} defaultValue={fields.type.defaultValue} />
            </Field>
            <Field {...tell(fields.radioType)}>
              <TextInput name={fields.radioType.name} defaultValue={fields.radioType.defaultValue} />
            </Field>
            <Field className="md:col-span-2" {...tell(fields.code)}>
              <TextArea name={fields.code.name} defaultValue={fields.code.defaultValue} rows={2} maxRows={6} />
            </Field>
          </EntryFields>
        )}
      </EntryForm>
    </EntryFormPage>
  );
}
