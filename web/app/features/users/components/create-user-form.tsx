import type { Employer } from '@aval/application/users/list-employers';
import type { RoleName } from '@aval/domain/access/roles';
import { belongsToOneCompany } from '@aval/domain/access/user-relations';
import { CREATED_ROLES, type CreatedRole, createUserSchema } from '@aval/domain/validation/users/user-schema';
import { type EntryAnswer, EntryFields, EntryForm } from '../../../components/entries/entry-form';
import { Field } from '../../../components/fields/field';
import { FormSection } from '../../../components/fields/form-section';
import { Select } from '../../../components/fields/select';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { wordsOf } from '../../../shell/words/use-options';
import { useUserWords } from '../use-user-words';
import { USERS } from '../users-address';
import { IdentityFields } from './identity-fields';
import { NewPasswordFields } from './new-password-fields';
import { UserRelations } from './user-relations';

interface CreateUserFormProps {
  companies: readonly Employer[];
  mayCreateAdmins: boolean;
  /** Values preset by the link to this page. */
  preset: { company: Employer | null; role: CreatedRole | null };
  answer: EntryAnswer | undefined;
}

/** Form for a new user; its fields depend on the role. */
export function CreateUserForm({ companies, mayCreateAdmins, preset, answer }: CreateUserFormProps) {
  const { t } = useTranslation(['users', 'shell', 'common']);
  const roles = CREATED_ROLES.filter((role) => role !== 'ADMIN' || mayCreateAdmins).map((role) => ({
    value: role,
    label: t(`shell:role.${role}`),
  }));
  const employers = companies.map(({ id, name }) => ({ value: String(id), label: name }));
  const words = useUserWords((_relation, id) => id, wordsOf(employers));
  return (
    <EntryForm
      schema={createUserSchema}
      words={{ ...words, role: { label: t('common:label.role') } }}
      values={{ role: preset.role, companyId: preset.company && String(preset.company.id) }}
      revision={null}
      answer={answer}
      verb={t('create')}
      cancelTo={USERS.path}
    >
      {(fields, tell) => {
        const role = CREATED_ROLES.find((each: CreatedRole): each is CreatedRole => each === fields.role.value) as
          | RoleName
          | undefined;
        const company = companies.find(({ id }) => String(id) === fields.companyId.value) ?? null;
        return (
          <>
            <FormSection>
              <EntryFields>
                <Field {...tell(fields.role)}>
                  <Select name={fields.role.name} options={roles} defaultValue={fields.role.defaultValue} />
                </Field>
                {role && belongsToOneCompany(role) ? (
                  <Field {...tell(fields.companyId)}>
                    <Select
                      name={fields.companyId.name}
                      options={employers}
                      defaultValue={fields.companyId.defaultValue}
                    />
                  </Field>
                ) : null}
                <IdentityFields fields={fields} tell={tell} />
                {role === 'DOCTOR' ? (
                  <Field optional {...tell(fields.membershipNumber)}>
                    <TextInput
                      name={fields.membershipNumber.name}
                      defaultValue={fields.membershipNumber.defaultValue}
                    />
                  </Field>
                ) : null}
                <NewPasswordFields fields={fields} tell={tell} />
              </EntryFields>
            </FormSection>
            {role ? (
              <UserRelations
                key={role}
                fields={fields}
                tell={tell}
                role={role}
                company={company}
                kept={{}}
                preset={preset.company ? { companies: [{ ...preset.company, detail: null, withdrawn: false }] } : {}}
              />
            ) : null}
          </>
        );
      }}
    </EntryForm>
  );
}
