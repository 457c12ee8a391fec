import type { FieldMetadata } from '@conform-to/react';
import type { TellField } from '../../../components/entries/entry-form';
import { ChosenPassword } from '../../../components/fields/chosen-password';
import { Field } from '../../../components/fields/field';
import { PasswordInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';

interface NewPasswordFieldsProps {
  fields: Readonly<Record<'password' | 'passwordConfirmation', FieldMetadata<unknown>>>;
  tell: TellField;
}

/** Initial password chosen by an administrator, typed twice; the user has to replace it. */
export function NewPasswordFields({ fields: { password, passwordConfirmation }, tell }: NewPasswordFieldsProps) {
  const { t } = useTranslation('users');
  return (
    <>
      <ChosenPassword field={password} {...tell(password)} hint={t('passwordHint')} />
      {/* Label given here, because the field is not among the form's words. */}
      <Field {...tell(passwordConfirmation)} label={t('field.passwordConfirmation')} hint={undefined}>
        <PasswordInput name={passwordConfirmation.name} autoComplete="new-password" />
      </Field>
    </>
  );
}
