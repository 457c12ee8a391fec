import { INVITED_ROLES } from '@aval/domain/validation/dialogs/invitation-schemas';
import type { FieldMetadata } from '@conform-to/react';
import { TokenCombobox } from '../../../components/choices/token-combobox';
import { TokenInput } from '../../../components/choices/token-input';
import { Field } from '../../../components/fields/field';
import type { Option } from '../../../components/fields/select';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';

/** Options of roles that an account can be requested for or a user invited to. */
export function useInvitedRoles(): Option[] {
  const { t } = useTranslation('shell');
  return INVITED_ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }));
}

interface InvitedFieldProps {
  label: string;
  placeholder: string;
  optional?: boolean;
  hint?: string | undefined;
  field: Pick<FieldMetadata<unknown>, 'id' | 'name' | 'errors'>;
}

/** Field for several centers, found by name. */
export function InvitedCenters(props: InvitedFieldProps & { source: string }) {
  const { label, placeholder, optional = false, hint, field, source } = props;
  return (
    <Field label={label} optional={optional} hint={hint} {...useFieldWords()(field)}>
      <TokenCombobox name={field.name} source={source} label={label} placeholder={placeholder} />
    </Field>
  );
}

/** Field for several doctors, by DNI or NIE. */
export function InvitedDoctors({ label, placeholder, optional = false, field }: InvitedFieldProps) {
  return (
    <Field label={label} optional={optional} {...useFieldWords()(field)}>
      <TokenInput name={field.name} placeholder={placeholder} />
    </Field>
  );
}
