import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, Link, useNavigation } from '@remix-run/react';
import { Button } from '../../../components/actions/button';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Field } from '../../../components/fields/field';
import { TextInput } from '../../../components/fields/text-input';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';

interface ForgottenFormProps {
  reply: SubmissionResult | undefined;
  /** Minutes to wait after too many requests. */
  minutes: number | undefined;
}

/** Request for a new password. Validated on the server only, like the sign-in form. */
export function ForgottenForm({ reply, minutes }: ForgottenFormProps) {
  const { t } = useTranslation('auth');
  const isBusy = useNavigation().state !== 'idle';
  const [form, { email, dni }] = useForm<{ email: string; dni: string }>({ id: 'forgotten', lastResult: reply });
  const told = useFieldWords();
  return (
    <>
      <h1 className="text-2xl">{t('forgotten.title')}</h1>
      <p className="mt-1 text-(length:--fs-md) text-ink-2">{t('forgotten.hint')}</p>
      <Form method="post" id={form.id} className="mt-6 grid gap-4" noValidate>
        {minutes ? (
          <Banner tone="danger" role="alert">
            {t('throttled', { count: minutes })}
          </Banner>
        ) : null}
        <Field label={t('email')} {...told(email)}>
          <TextInput
            size="large"
            name={email.name}
            type="email"
            autoComplete="username"
            defaultValue={email.initialValue}
            required
          />
        </Field>
        <Field label={t('forgotten.dni')} {...told(dni)}>
          <TextInput size="large" name={dni.name} defaultValue={dni.initialValue} spellCheck={false} required />
        </Field>
        <FailedNotice />
        <Button type="submit" kind="primary" size="large" block busy={isBusy}>
          {t('forgotten.submit')}
        </Button>
      </Form>
      <p className="mt-5 text-(length:--fs-sm)">
        <Link className="finger-area" to="/login">
          {t('backToSignIn')}
        </Link>
      </p>
    </>
  );
}
