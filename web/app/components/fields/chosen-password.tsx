import type { FieldMetadata } from '@conform-to/react';
import type { ComponentProps } from 'react';
import { Field } from './field';
import { PasswordRule } from './password-rule';
import { PasswordInput } from './text-input';

interface ChosenPasswordProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  field: Pick<FieldMetadata<unknown>, 'name' | 'value'>;
  size?: 'large';
}

/** Field for a new password. Its errors never replace the password rule below it. */
export function ChosenPassword({ field: { name, value }, size, ...told }: ChosenPasswordProps) {
  return (
    <div className="grid content-start gap-2">
      <Field {...told}>
        <PasswordInput {...(size ? { size } : {})} name={name} autoComplete="new-password" required />
      </Field>
      <PasswordRule typed={typeof value === 'string' ? value : ''} />
    </div>
  );
}
