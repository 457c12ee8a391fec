import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, Link, useNavigation } from '@remix-run/react';
import { Button } from '../../../components/actions/button';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Field } from '../../../components/fields/field';
import { PasswordInput, TextInput } from '../../../components/fields/text-input';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';

interface SignInFormProps {
  returnTo: string;
  reply: SubmissionResult | undefined;
  /** Refused, or the minutes to wait. */
  refusal: 'refused' | number | null | undefined;
}

/** With room for what may be wrong: nothing moves when that is said. */
const FIELD = 'min-h-23.5';

/** The server validates, so that the page does without zod; a wrong e-mail and a wrong password are one answer. */
export function SignInForm({ returnTo, reply, refusal }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const isBusy = useNavigation().state !== 'idle';
  const [form, { email, password }] = useForm<{ email: string; password: string }>({
    id: 'sign-in',
    lastResult: reply,
  });
  const told = useFieldWords();
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 text-(length:--fs-md) text-ink-2">{t('hint')}</p>
      <Form method="post" id={form.id} className="mt-6 grid" noValidate>
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label={t('email')} {...told(email)} className={FIELD}>
          <TextInput
            size="large"
            name={email.name}
            type="email"
            autoComplete="username"
            defaultValue={email.initialValue}
            required
          />
        </Field>
        {/* After its field for the keyboard, and beside its label for the eye. */}
        <div className="relative">
          <Field label={t('password')} {...told(password)} className={FIELD}>
            <PasswordInput size="large" name={password.name} required />
          </Field>
          <Link className="finger-area absolute top-0 right-0 text-xs" to="/forgot-password">
            {t('toForgotten')}
          </Link>
        </div>
        <Button type="submit" kind="primary" size="large" block busy={isBusy}>
          {t('submit')}
        </Button>
        <div className="mt-4 grid min-h-28 content-start gap-2.5">
          <FailedNotice />
          {refusal ? (
            <Banner tone="danger" role="alert">
              {refusal === 'refused' ? t('refused') : t('throttled', { count: refusal })}
            </Banner>
          ) : null}
        </div>
      </Form>
    </>
  );
}
