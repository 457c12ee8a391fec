import { SSO_ALGORITHMS, SSO_CHANGES } from '@aval/domain/validation/companies/company-schema';
import type { FieldMetadata } from '@conform-to/react';
import { EntryFields, type TellField } from '../../../components/entries/entry-form';
import { Field, FieldGroup } from '../../../components/fields/field';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { Select } from '../../../components/fields/select';
import { TextArea } from '../../../components/fields/text-area';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';

interface SsoFieldsProps {
  fields: Readonly<Record<'ssoChange' | 'ssoAlgorithm' | 'ssoKey', FieldMetadata<unknown>>>;
  tell: TellField;
  /** Description of the stored key; null when there is none. */
  present: string | null;
}

/** Single sign-on settings. The key can be written but is never displayed. */
export function SsoFields({ fields, tell, present }: SsoFieldsProps) {
  const { t } = useTranslation('companies');
  const wrong = useFieldWords();
  const { ssoChange, ssoAlgorithm, ssoKey } = fields;
  const offered = SSO_CHANGES.filter((change) => change !== 'remove' || present !== null);
  return (
    <div className="grid gap-4">
      <FieldGroup {...tell(ssoChange)} hint={present === null ? t('ssoNotSet') : t('ssoSet', { algorithm: present })}>
        <SegmentedControl
          compact
          name={ssoChange.name}
          defaultValue={String(ssoChange.initialValue ?? 'keep')}
          options={offered.map((value) => ({
            value,
            label: t(present === null ? `ssoNew.${value}` : `ssoOld.${value}`),
          }))}
        />
      </FieldGroup>
      {ssoChange.value === 'replace' ? (
        <EntryFields>
          <Field label={t('field.ssoAlgorithm')} {...wrong(ssoAlgorithm)}>
            <Select
              name={ssoAlgorithm.name}
              defaultValue={ssoAlgorithm.defaultValue as string}
              options={SSO_ALGORITHMS.map((value) => ({ value, label: t(`algorithm.${value}`) }))}
            />
          </Field>
          <Field
            label={t('field.ssoKey')}
            // After a submission without scripts the choice is kept but the key has to be entered again.
            hint={t(ssoChange.initialValue === 'replace' ? 'ssoKeyAgain' : 'ssoKeyHint')}
            {...wrong(ssoKey)}
            className="md:col-span-2"
          >
            <TextArea name={ssoKey.name} autoComplete="off" spellCheck={false} className="font-mono" rows={4} />
          </Field>
        </EntryFields>
      ) : null}
    </div>
  );
}
