import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { Banner } from '../../../components/banner';
import { Button } from '../../../components/button';
import { Field } from '../../../components/field';
import { PasswordInput, TextInput } from '../../../components/text-input';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';

interface SignInFormProps {
  returnTo: string;
  reply: SubmissionResult | undefined;
  /** Refused, or the minutes to wait. */
  refusal: 'refused' | number | null | undefined;
}

/** The server validates, so that the page does without zod; a wrong e-mail and a wrong password are one answer. */
export function SignInForm({ returnTo, reply, refusal }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const isBusy = useNavigation().state !== 'idle';
  const [form, { email, password }] = useForm<{ email: string; password: string }>({
    id: 'sign-in',
    lastResult: reply,
  });
  const toWords = useMessage();
  const words = ([problem]: string[] = []) => problem && toWords(problem);
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="sign-in__hint">{t('hint')}</p>
      <Form method="post" id={form.id} noValidate>
        {refusal ? (
          <Banner tone="danger" role="alert">
            {refusal === 'refused' ? t('refused') : t('throttled', { count: refusal })}
          </Banner>
        ) : null}
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label={t('email')} id={email.id} error={words(email.errors)}>
          <TextInput
            large
            name={email.name}
            type="email"
            autoComplete="username"
            defaultValue={email.initialValue}
            required
          />
        </Field>
        <Field label={t('password')} id={password.id} error={words(password.errors)}>
          <PasswordInput large name={password.name} required />
        </Field>
        <Button type="submit" kind="primary" size="large" block busy={isBusy}>
          {t('submit')}
        </Button>
      </Form>
    </>
  );
}
