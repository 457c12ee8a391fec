import { SSO_ALGORITHMS, SSO_CHANGES } from '@aval/domain/validation/companies/company-schema';
import type { FieldMetadata } from '@conform-to/react';
import { EntryFields, type TellField } from '../../../components/entries/entry-form';
import { Field, FieldGroup } from '../../../components/fields/field';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { Select } from '../../../components/fields/select';
import { TextArea } from '../../../components/fields/text-area';
import { useTranslation } from '../../../shell/words/translation';

interface SsoFieldsProps {
  fields: Readonly<Record<'ssoChange' | 'ssoAlgorithm' | 'ssoKey', FieldMetadata<unknown>>>;
  tell: TellField;
  /** Of the key that is there; null where there is none. */
  present: string | null;
}

/** The key is written and never shown. */
export function SsoFields({ fields, tell, present }: SsoFieldsProps) {
  const { t } = useTranslation('companies');
  const { ssoChange, ssoAlgorithm, ssoKey } = fields;
  const { id, error } = tell(ssoChange);
  const offered = SSO_CHANGES.filter((change) => change !== 'remove' || present !== null);
  return (
    <div className="grid gap-4">
      <FieldGroup
        label={t('field.sso')}
        {...{ id, error }}
        hint={present === null ? t('ssoNotSet') : t('ssoSet', { algorithm: present })}
      >
        <SegmentedControl
          compact
          name={ssoChange.name}
          defaultValue="keep"
          options={offered.map((value) => ({
            value,
            label: t(present === null ? `ssoNew.${value}` : `ssoOld.${value}`),
          }))}
        />
      </FieldGroup>
      {ssoChange.value === 'replace' ? (
        <EntryFields>
          <Field label={t('field.ssoAlgorithm')} {...tell(ssoAlgorithm)}>
            <Select
              name={ssoAlgorithm.name}
              defaultValue={ssoAlgorithm.defaultValue as string}
              options={SSO_ALGORITHMS.map((value) => ({ value, label: t(`algorithm.${value}`) }))}
            />
          </Field>
          <Field label={t('field.ssoKey')} hint={t('ssoKeyHint')} {...tell(ssoKey)} className="md:col-span-2">
            <TextArea name={ssoKey.name} autoComplete="off" spellCheck={false} className="font-mono" rows={4} />
          </Field>
        </EntryFields>
      ) : null}
    </div>
  );
}
