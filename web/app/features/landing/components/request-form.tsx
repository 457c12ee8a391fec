import {
  accountRequestSchema,
  type InvitedRole,
  LONGEST_REASON,
} from '@aval/domain/validation/dialogs/invitation-schemas';
import { readText } from '@aval/domain/validation/fields/readers';
import { readersLength } from '@aval/domain/validation/fields/readers-length';
import { type SubmissionResult, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form, useNavigation } from '@remix-run/react';
import { useRef } from 'react';
import type { z } from 'zod';
import { Button } from '../../../components/actions/button';
import { LeaveDialog } from '../../../components/dialogs/leave-dialog';
import { MissingFiles } from '../../../components/drop-zone/missing-files';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Field, FieldGroup } from '../../../components/fields/field';
import { focusHiddenField } from '../../../components/fields/focus-hidden-field';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { TextArea } from '../../../components/fields/text-area';
import { TextInput } from '../../../components/fields/text-input';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
import { InvitedCenters, InvitedDoctors, useInvitedRoles } from '../../invitations/components/invited-fields';
import { REQUEST_ACTION, REQUEST_CENTERS } from '../landing-address';
import { useRequestFiles } from '../use-request-files';
import { RequestFiles } from './request-files';

interface RequestFormProps {
  /** Errors and submitted values. */
  reply: SubmissionResult | undefined;
  waitMinutes: number | null;
}

export type RequestFields = z.input<typeof accountRequestSchema>;

/** Form to request an account. Files upload as soon as they are chosen, and submission waits for them. */
export function RequestForm({ reply, waitMinutes }: RequestFormProps) {
  const { t } = useTranslation('landing');
  const told = useFieldWords();
  const roles = useInvitedRoles();
  const isSending = useNavigation().formMethod === 'POST';
  const element = useRef<HTMLFormElement>(null);
  const files = useRequestFiles(() => element.current?.requestSubmit());
  const [form, fields] = useForm<RequestFields, unknown>({
    id: 'account-request',
    defaultValue: { role: 'DOCTOR' },
    lastResult: reply,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: accountRequestSchema, disableAutoCoercion: true }),
    onSubmit(event) {
      if (!files.mayGo()) event.preventDefault();
    },
  });
  const role = (fields.role.value ?? 'DOCTOR') as InvitedRole;
  const reasonLength = readersLength(readText(fields.reason.value) ?? '', LONGEST_REASON);
  return (
    <Form
      ref={element}
      method="post"
      action={REQUEST_ACTION}
      id={form.id}
      noValidate
      className="grid grid-cols-12 gap-x-3 gap-y-3.5 *:col-span-12"
      onSubmit={(event) => {
        form.onSubmit(event);
        focusHiddenField(element.current, form.id);
      }}
    >
      {/* `page`, because the form is submitted to this page with another query. */}
      <LeaveDialog isDirty={(form.dirty || files.hasFiles) && !isSending} within="page" />
      {waitMinutes === null ? null : (
        <Banner tone="danger" role="alert">
          {t('request.throttled', { count: waitMinutes })}
        </Banner>
      )}
      <FieldGroup label={t('request.role')} {...told(fields.role)}>
        <SegmentedControl name={fields.role.name} options={roles} defaultValue={role} />
      </FieldGroup>
      <Field label={t('request.name')} {...told(fields.name)}>
        <TextInput name={fields.name.name} defaultValue={fields.name.initialValue} autoComplete="name" required />
      </Field>
      <Field label={t('request.email')} className="md:col-span-7" {...told(fields.email)}>
        <TextInput
          type="email"
          name={fields.email.name}
          defaultValue={fields.email.initialValue}
          autoComplete="email"
          required
        />
      </Field>
      <Field label={t('request.phone')} className="md:col-span-5" {...told(fields.phone)}>
        <TextInput
          type="tel"
          name={fields.phone.name}
          defaultValue={fields.phone.initialValue}
          autoComplete="tel"
          required
        />
      </Field>
      <InvitedCenters
        label={t('request.centers')}
        placeholder={t('request.searchCenter')}
        source={REQUEST_CENTERS}
        field={fields.centers}
      />
      {role === 'ASSISTANT' ? (
        <InvitedDoctors label={t('request.doctorsDni')} placeholder={t('request.addDni')} field={fields.doctorsDni} />
      ) : null}
      <Field
        label={t('request.reason')}
        hint={t('request.reasonHint')}
        aside={t('request.counter', { count: reasonLength, max: LONGEST_REASON })}
        {...told(fields.reason)}
      >
        <TextArea name={fields.reason.name} defaultValue={fields.reason.initialValue} rows={2} maxRows={6} required />
      </Field>
      <RequestFiles files={files} errors={form.allErrors} />
      <FailedNotice />
      <MissingFiles zone={files.zone} missing={files.missing} isWaiting={files.isWaiting} />
      <Button type="submit" kind="primary" size="large" block busy={isSending || files.isWaiting}>
        {t('request.submit')}
      </Button>
    </Form>
  );
}
