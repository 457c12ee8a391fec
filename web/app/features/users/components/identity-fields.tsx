import type { FieldMetadata } from '@conform-to/react';
import type { TellField } from '../../../components/entries/entry-form';
import { Field } from '../../../components/fields/field';
import { TextInput } from '../../../components/fields/text-input';

const NAMES = ['name', 'dni', 'email'] as const;

interface IdentityFieldsProps {
  fields: Readonly<Record<(typeof NAMES)[number], FieldMetadata<unknown>>>;
  tell: TellField;
}

/** Name, DNI and e-mail, common to all roles. */
export function IdentityFields({ fields, tell }: IdentityFieldsProps) {
  return NAMES.map((name) => (
    <Field key={name} {...tell(fields[name])}>
      <TextInput
        name={fields[name].name}
        defaultValue={String(fields[name].defaultValue ?? '')}
        {...(name === 'email' ? { type: 'email' } : {})}
      />
    </Field>
  ));
}
