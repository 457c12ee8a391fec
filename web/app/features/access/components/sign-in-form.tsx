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
  /** Address that the form begins with. */
  email: string | null;
  reply: SubmissionResult | undefined;
  /** Refused, or the minutes to wait. */
  refusal: 'refused' | number | null | undefined;
}

/** Reserves space for an error, so that nothing moves when one appears. */
const FIELD = 'min-h-23.5';

/**
 * Sign-in form. Validated on the server, so that the page loads no zod; an unknown e-mail and a wrong password get the
 * same answer.
 */
export function SignInForm({ returnTo, email: known, reply, refusal }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const isBusy = useNavigation().state !== 'idle';
  const [form, { email, password }] = useForm<{ email: string; password: string }>({
    id: 'sign-in',
    lastResult: reply,
    defaultValue: { email: known ?? '' },
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
        {/* The link follows the field in tab order but is displayed beside its label. */}
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
