import type { RegimenEntry } from '@aval/application/regimens/regimen-columns';
import { OPTIONS } from '@aval/domain/catalogue/options';
import { MOST_LINES, newRegimenSchema, regimenSchema } from '@aval/domain/validation/catalogues/regimen-schema';
import type { FieldMetadata } from '@conform-to/react';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { Combobox } from '../../../components/choices/combobox';
import { type EntryAnswer, EntryFields, EntryForm, type TellField } from '../../../components/entries/entry-form';
import { Checkbox } from '../../../components/fields/checkbox';
import { ComputedField, Field, FieldGroup } from '../../../components/fields/field';
import { Select } from '../../../components/fields/select';
import { NumberInput, TextInput } from '../../../components/fields/text-input';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useOptions, wordsOf } from '../../../shell/words/use-options';
import { NEW_LINE, regimenFormValues } from '../regimen-form-values';
import { REGIMEN } from '../regimens-address';
import { type LineIntents, LinesField } from './lines-field';

export function NewRegimenForm({ mayBePlatform, answer }: { mayBePlatform: boolean; answer: EntryAnswer | undefined }) {
  const { t } = useTranslation(['regimens', 'common']);
  const words = useRegimenFieldWords();
  return (
    <Page width="form">
      <Breadcrumbs crumbs={[{ label: t('title'), to: REGIMEN.list }, { label: t('createTitle') }]} />
      <PageHead title={t('createTitle')} />
      <EntryForm
        schema={newRegimenSchema}
        words={{ companyId: { label: t('common:label.company') }, ...words }}
        values={{ lines: [NEW_LINE] }}
        revision={null}
        answer={answer}
        verb={t('createSave')}
        cancelTo={REGIMEN.list}
      >
        {(fields, tell, form) => (
          <>
            <Field {...tell(fields.companyId)} {...(mayBePlatform ? { optional: true, hint: t('companyHint') } : {})}>
              <Combobox
                name={fields.companyId.name}
                source="/app/options/companies"
                label={t('common:label.company')}
              />
            </Field>
            <OwnFields fields={fields} tell={tell} form={form as LineIntents} />
          </>
        )}
      </EntryForm>
    </Page>
  );
}

export function RegimenForm({ entry, answer }: { entry: RegimenEntry; answer: EntryAnswer | undefined }) {
  const { t } = useTranslation('regimens');
  const words = useRegimenFieldWords();
  const numbers = useNumbers();
  const { id, content, revision, version, companyName } = entry;
  return (
    <Page width="form">
      <Breadcrumbs
        crumbs={[
          { label: t('title'), to: REGIMEN.list },
          { label: content.name, to: REGIMEN.detail(id) },
          { label: t('editTitle') },
        ]}
      />
      <PageHead title={t('editTitle')} />
      <EntryForm
        schema={regimenSchema}
        words={words}
        values={regimenFormValues(content, (figure) => numbers.retyped(String(figure)))}
        revision={revision}
        answer={answer}
        verb={t('save', { version: version + 1 })}
        cancelTo={REGIMEN.detail(id)}
      >
        {(fields, tell, form) => (
          <>
            <ComputedField label={t('filter.origin')} value={companyName ?? t('origin.platform')} />
            <OwnFields fields={fields} tell={tell} form={form as LineIntents} />
          </>
        )}
      </EntryForm>
    </Page>
  );
}

/** Labels of the fields. */
function useRegimenFieldWords() {
  const { t } = useTranslation(['regimens', 'common', 'demand']);
  const tumours = useOptions('tumourType');
  const intentions = useOptions('intention');
  return {
    name: { label: t('common:label.name') },
    tumourType: { label: t('common:label.tumour'), say: wordsOf(tumours) },
    intentions: { label: t('demand:field.chemotherapy.intention'), kind: 'several', say: wordsOf(intentions) },
    cycleLengthDays: { label: t('field.cycleLengthDays') },
    plannedCycles: { label: t('field.plannedCycles') },
    lines: { label: t('field.lines'), kind: 'unseen' },
    citation: { label: t('field.citation') },
    doi: { label: t('field.doi') },
  } as const;
}

type OwnName = keyof ReturnType<typeof useRegimenFieldWords>;

interface OwnFieldsProps {
  fields: Readonly<Record<OwnName, FieldMetadata<unknown>>>;
  tell: TellField;
  form: LineIntents;
}

function OwnFields({ fields, tell, form }: OwnFieldsProps) {
  const { t } = useTranslation('regimens');
  const of = (name: OwnName) => ({ name: fields[name].name, defaultValue: fields[name].initialValue as string });
  const intentions = useOptions('intention');
  const chosen = fields.intentions.defaultOptions ?? [];
  return (
    <>
      <EntryFields>
        <Field className="md:col-span-2" {...tell(fields.name)}>
          <TextInput {...of('name')} />
        </Field>
        <Field {...tell(fields.tumourType)}>
          <Select {...of('tumourType')} options={useOptions('tumourType')} />
        </Field>
        <Field hint={t('cycleHint')} {...tell(fields.cycleLengthDays)}>
          <NumberInput decimals={false} unit={t('dayUnit')} {...of('cycleLengthDays')} />
        </Field>
        <Field optional hint={t('plannedHint')} {...tell(fields.plannedCycles)}>
          <NumberInput decimals={false} {...of('plannedCycles')} />
        </Field>
        <FieldGroup {...tell(fields.intentions)}>
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            {OPTIONS.intention.map((value) => (
              <Checkbox key={value} name={fields.intentions.name} value={value} defaultChecked={chosen.includes(value)}>
                {wordsOf(intentions)(value)}
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
      </EntryFields>
      <LinesField field={fields.lines} told={tell(fields.lines)} form={form} most={MOST_LINES} />
      <EntryFields>
        <Field className="md:col-span-2" hint={t('citationHint')} {...tell(fields.citation)}>
          <TextInput {...of('citation')} />
        </Field>
        <Field optional {...tell(fields.doi)}>
          <TextInput {...of('doi')} spellCheck={false} autoCapitalize="none" />
        </Field>
      </EntryFields>
    </>
  );
}
