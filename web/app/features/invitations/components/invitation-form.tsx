import type { NamedCompany } from '@aval/application/invitations/invitation-companies';
import { INVITATION_DAYS } from '@aval/domain/access/invitation-status';
import { invitationFields } from '@aval/domain/validation/dialogs/invitation-schemas';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { type EntryAnswer, EntryFields, EntryForm } from '../../../components/entries/entry-form';
import { Field, FieldGroup } from '../../../components/fields/field';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { Select } from '../../../components/fields/select';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { INVITATIONS_BACK } from '../invitations-address';
import { InvitedCenters, InvitedDoctors, useInvitedRoles } from './invited-fields';

interface InvitationFormProps {
  companies: readonly NamedCompany[];
  /** Company preset by the link to this page. */
  companyId: number | null;
  answer: EntryAnswer | undefined;
}

/** Form to invite a user; the link is mailed on submission. */
export function InvitationForm({ companies, companyId, answer }: InvitationFormProps) {
  const { t } = useTranslation('invitations');
  const roles = useInvitedRoles();
  const [only, ...others] = companies;
  const preset = only && others.length === 0 ? only.id : companyId;
  return (
    <Page width="form">
      <Breadcrumbs crumbs={[{ label: t('title'), to: INVITATIONS_BACK }, { label: t('form.title') }]} />
      <PageHead title={t('form.title')} lead={t('form.lead', { days: INVITATION_DAYS })} />
      <EntryForm
        schema={invitationFields}
        words={{
          companyId: { label: t('form.company') },
          role: { label: t('form.role') },
          name: { label: t('form.name') },
          email: { label: t('form.email') },
          centers: { label: t('form.centers'), kind: 'several' },
          doctorsDni: { label: t('form.doctorsDni'), kind: 'several' },
        }}
        values={{ role: 'DOCTOR', companyId: preset === null ? '' : String(preset) }}
        revision={null}
        answer={answer}
        verb={t('form.submit')}
        cancelTo={INVITATIONS_BACK}
      >
        {(fields, tell) => (
          <>
            <EntryFields>
              <Field {...tell(fields.companyId)}>
                <Select
                  name={fields.companyId.name}
                  defaultValue={String(fields.companyId.initialValue ?? '')}
                  options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
                />
              </Field>
              <FieldGroup {...tell(fields.role)}>
                <SegmentedControl
                  name={fields.role.name}
                  options={roles}
                  defaultValue={String(fields.role.value ?? 'DOCTOR')}
                />
              </FieldGroup>
              <Field {...tell(fields.name)}>
                <TextInput name={fields.name.name} defaultValue={fields.name.initialValue as string} required />
              </Field>
              <Field {...tell(fields.email)}>
                <TextInput
                  type="email"
                  name={fields.email.name}
                  defaultValue={fields.email.initialValue as string}
                  required
                />
              </Field>
            </EntryFields>
            <InvitedCenters
              label={t('form.centers')}
              placeholder={t('form.searchCenter')}
              source="/app/options/prescriberCenters"
              optional
              hint={fields.role.value === 'ASSISTANT' ? undefined : t('form.withoutCenter')}
              field={fields.centers}
            />
            {fields.role.value === 'ASSISTANT' ? (
              <InvitedDoctors
                label={t('form.doctorsDni')}
                placeholder={t('form.addDni')}
                optional
                field={fields.doctorsDni}
              />
            ) : null}
          </>
        )}
      </EntryForm>
    </Page>
  );
}
