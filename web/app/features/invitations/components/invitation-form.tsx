import type { NamedCompany } from '@aval/application/invitations/invitation-companies';
import { INVITATION_DAYS } from '@aval/domain/access/invitation-status';
import { type InvitedRole, invitationSchema } from '@aval/domain/validation/dialogs/invitation-schemas';
import { type SubmissionResult, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useNavigation } from '@remix-run/react';
import type { z } from 'zod';
import { Button, ButtonLink } from '../../../components/actions/button';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { LeaveDialog } from '../../../components/dialogs/leave-dialog';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Field, FieldGroup } from '../../../components/fields/field';
import { formGrid } from '../../../components/fields/field-look';
import { focusHiddenField } from '../../../components/fields/focus-hidden-field';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { Select } from '../../../components/fields/select';
import { TextInput } from '../../../components/fields/text-input';
import { OwnForm } from '../../../shell/own-form';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
import { INVITATIONS_BACK } from '../invitations-address';
import { InvitedCenters, InvitedDoctors, useInvitedRoles } from './invited-fields';

interface InvitationFormProps {
  companies: readonly NamedCompany[];
  /** Which of them the link that led here is for. */
  companyId: number | null;
  /** What was wrong with what was sent, and what was typed. */
  reply: SubmissionResult | undefined;
}

type InvitationFields = z.input<typeof invitationSchema>;

/** Invites somebody: the link goes out as soon as it is sent. */
export function InvitationForm({ companies, companyId, reply }: InvitationFormProps) {
  const { t } = useTranslation(['invitations', 'common']);
  const told = useFieldWords();
  const roles = useInvitedRoles();
  const isSending = useNavigation().formMethod === 'POST';
  const [only, ...others] = companies;
  const [form, fields] = useForm<InvitationFields, unknown>({
    id: 'invitation',
    defaultValue: { role: 'DOCTOR', companyId: only && others.length === 0 ? only.id : companyId },
    lastResult: reply,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: invitationSchema, disableAutoCoercion: true }),
  });
  const role = (fields.role.value ?? 'DOCTOR') as InvitedRole;
  return (
    <Page width="form">
      <Breadcrumbs crumbs={[{ label: t('title'), to: INVITATIONS_BACK }, { label: t('form.title') }]} />
      <PageHead title={t('form.title')} lead={t('form.lead', { days: INVITATION_DAYS })} />
      <OwnForm
        id={form.id}
        noValidate
        className={formGrid}
        onSubmit={(event) => {
          form.onSubmit(event);
          focusHiddenField(event.currentTarget, form.id);
        }}
      >
        <LeaveDialog isDirty={form.dirty && !isSending} />
        <Field label={t('form.company')} className="md:col-span-6" {...told(fields.companyId)}>
          <Select
            name={fields.companyId.name}
            defaultValue={String(fields.companyId.initialValue ?? '')}
            options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
        <FieldGroup label={t('form.role')} className="md:col-span-6" {...told(fields.role)}>
          <SegmentedControl name={fields.role.name} options={roles} defaultValue={role} />
        </FieldGroup>
        <Field label={t('form.name')} className="md:col-span-6" {...told(fields.name)}>
          <TextInput name={fields.name.name} defaultValue={fields.name.initialValue} required />
        </Field>
        <Field label={t('form.email')} className="md:col-span-6" {...told(fields.email)}>
          <TextInput type="email" name={fields.email.name} defaultValue={fields.email.initialValue} required />
        </Field>
        <InvitedCenters
          label={t('form.centers')}
          placeholder={t('form.searchCenter')}
          source="/app/options/prescriberCenters"
          optional
          field={fields.centers}
        />
        {role === 'ASSISTANT' ? (
          <InvitedDoctors
            label={t('form.doctorsDni')}
            placeholder={t('form.addDni')}
            optional
            field={fields.doctorsDni}
          />
        ) : null}
        <FailedNotice />
        <div className="flex flex-wrap gap-2 max-md:[&>*]:w-full">
          <Button type="submit" kind="primary" busy={isSending}>
            {t('form.submit')}
          </Button>
          <ButtonLink to={INVITATIONS_BACK}>{t('common:action.cancel')}</ButtonLink>
        </div>
      </OwnForm>
    </Page>
  );
}
