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

/** A password that somebody else chooses, typed twice; its owner replaces it. */
export function NewPasswordFields({ fields: { password, passwordConfirmation }, tell }: NewPasswordFieldsProps) {
  const { t } = useTranslation('users');
  return (
    <>
      <ChosenPassword field={password} {...tell(password)} hint={t('passwordHint')} />
      {/* Among the changes it is not named, and so tells no name of its own. */}
      <Field {...tell(passwordConfirmation)} label={t('field.passwordConfirmation')} hint={undefined}>
        <PasswordInput name={passwordConfirmation.name} autoComplete="new-password" />
      </Field>
    </>
  );
}
