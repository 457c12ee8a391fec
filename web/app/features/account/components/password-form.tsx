import { changePasswordSchema } from '@aval/domain/validation/dialogs/account-schemas';
import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { LeaveDialog } from '../../../components/dialogs/leave-dialog';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { ChosenPassword } from '../../../components/fields/chosen-password';
import { Field } from '../../../components/fields/field';
import { PasswordInput } from '../../../components/fields/text-input';
import { Banner } from '../../../components/notices/banner';
import { useOwnAddress } from '../../../shell/use-own-address';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
import type { AccountAnswer } from '../account-action.server';

interface PasswordFormProps {
  id: string;
  answer: AccountAnswer | undefined;
  /** Destination when no obligation remains. */
  returnTo?: string;
  /** Submit button, unless it is placed elsewhere. */
  children?: ReactNode;
}

/** Current password, new password with its rule, and its repetition. */
export function PasswordForm({ id, answer, returnTo, children }: PasswordFormProps) {
  const { t } = useTranslation('account');
  const own = useOwnAddress();
  const told = useFieldWords();
  const navigation = useNavigation();
  const [form, fields] = useForm<z.input<typeof changePasswordSchema>, unknown>({
    id,
    lastResult: answer?.reply,
    shouldRevalidate: 'onInput',
    shouldDirtyConsider: (name) => name.toLowerCase().includes('password'),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: changePasswordSchema, disableAutoCoercion: true }),
  });
  return (
    <Form
      method="post"
      action={own('/app/account')}
      id={form.id}
      noValidate
      onSubmit={form.onSubmit}
      className="grid gap-4"
    >
      <LeaveDialog within="page" isDirty={form.dirty && returnTo === undefined && navigation.formMethod !== 'POST'} />
      {answer?.waitMinutes ? (
        <Banner tone="danger" role="alert">
          {t('password.throttled', { count: answer.waitMinutes })}
        </Banner>
      ) : null}
      <input type="hidden" name="intent" value="change_password" />
      {returnTo === undefined ? null : <input type="hidden" name="returnTo" value={returnTo} />}
      <Field label={t('password.current')} {...told(fields.currentPassword)}>
        <PasswordInput name={fields.currentPassword.name} autoComplete="current-password" required />
      </Field>
      <ChosenPassword label={t('password.new')} field={fields.password} {...told(fields.password)} />
      <Field label={t('password.again')} {...told(fields.passwordConfirmation)}>
        <PasswordInput name={fields.passwordConfirmation.name} autoComplete="new-password" required />
      </Field>
      <p className="text-xs text-ink-3">{t('password.consequence')}</p>
      <FailedNotice intents={['change_password']} />
      {children}
    </Form>
  );
}
