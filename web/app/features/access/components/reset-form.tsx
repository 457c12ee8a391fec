import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { Button } from '../../../components/actions/button';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { ChosenPassword } from '../../../components/fields/chosen-password';
import { Field } from '../../../components/fields/field';
import { PasswordInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';

/** Form for a new password. Validated on the server only; passwords are never sent back. */
export function ResetForm({ reply }: { reply: SubmissionResult | undefined }) {
  const { t } = useTranslation('auth');
  const isBusy = useNavigation().state !== 'idle';
  const [form, { password, passwordConfirmation }] = useForm<{ password: string; passwordConfirmation: string }>({
    id: 'reset',
    lastResult: reply,
  });
  const told = useFieldWords();
  return (
    <>
      <h1 className="text-2xl">{t('reset.title')}</h1>
      <Form method="post" id={form.id} className="mt-6 grid gap-4" noValidate>
        <ChosenPassword label={t('reset.password')} size="large" field={password} {...told(password)} />
        <Field label={t('reset.confirmation')} {...told(passwordConfirmation)}>
          <PasswordInput size="large" name={passwordConfirmation.name} autoComplete="new-password" required />
        </Field>
        <FailedNotice />
        <Button type="submit" kind="primary" size="large" block busy={isBusy}>
          {t('reset.submit')}
        </Button>
      </Form>
    </>
  );
}
