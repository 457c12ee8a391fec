import type { UsableInvitation } from '@aval/application/invitations/find-usable-invitation';
import { invitationUseSchema } from '@aval/domain/validation/dialogs/invitation-schemas';
import { type SubmissionResult, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form, Link, useNavigation } from '@remix-run/react';
import type { z } from 'zod';
import { Button } from '../../../components/actions/button';
import { LeaveDialog } from '../../../components/dialogs/leave-dialog';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { ChosenPassword } from '../../../components/fields/chosen-password';
import { Field } from '../../../components/fields/field';
import { PasswordInput, TextInput } from '../../../components/fields/text-input';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';

interface InvitationUseFormProps {
  invitation: UsableInvitation;
  /** Errors and submitted values, without passwords. */
  reply: SubmissionResult | undefined;
  /** Whether there is an account with this e-mail. */
  isRegistered: boolean;
}

type UseFields = z.input<typeof invitationUseSchema>;

/** Account form of an invited user; e-mail, role and company come from the invitation. */
export function InvitationUseForm({ invitation, reply, isRegistered }: InvitationUseFormProps) {
  const { t } = useTranslation(['invitationUse', 'shell']);
  const told = useFieldWords();
  const isSending = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<UseFields, unknown>({
    id: 'invitation-use',
    defaultValue: { name: invitation.name },
    lastResult: reply,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: invitationUseSchema, disableAutoCoercion: true }),
  });
  const { email, role } = invitation;
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 text-(length:--fs-md) text-ink-2 wrap-anywhere">
        {t('lead', { email, role: t(`shell:role.${role}`) })}
      </p>
      <Form method="post" id={form.id} className="mt-6 grid gap-4" noValidate onSubmit={form.onSubmit}>
        <LeaveDialog isDirty={form.dirty && !isSending} />
        {isRegistered ? (
          <Banner tone="danger" role="alert">
            <p>
              {t('registered')} <Link to="/login">{t('toSignIn')}</Link>
            </p>
          </Banner>
        ) : null}
        {/* Lets password managers store the password with the e-mail. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Field label={t('name')} {...told(fields.name)}>
          <TextInput
            size="large"
            name={fields.name.name}
            defaultValue={fields.name.initialValue}
            autoComplete="name"
            required
          />
        </Field>
        <Field label={t('dni')} {...told(fields.dni)}>
          <TextInput size="large" name={fields.dni.name} defaultValue={fields.dni.initialValue} required />
        </Field>
        <ChosenPassword label={t('password')} size="large" field={fields.password} {...told(fields.password)} />
        <Field label={t('passwordConfirmation')} {...told(fields.passwordConfirmation)}>
          <PasswordInput size="large" name={fields.passwordConfirmation.name} autoComplete="new-password" required />
        </Field>
        <FailedNotice />
        <Button type="submit" kind="primary" size="large" block busy={isSending}>
          {t('submit')}
        </Button>
      </Form>
    </>
  );
}
