import type { Employer } from '@aval/application/users/list-employers';
import type { UserEntry } from '@aval/application/users/user-entry';
import { belongsToOneCompany, mayChangeCompany, type Relation } from '@aval/domain/access/user-relations';
import { editUserSchema } from '@aval/domain/validation/users/user-schema';
import { useMemo } from 'react';
import { type EntryAnswer, EntryFields, EntryForm } from '../../../components/entries/entry-form';
import { ComputedField, Field } from '../../../components/fields/field';
import { FormSection } from '../../../components/fields/form-section';
import { Select } from '../../../components/fields/select';
import { Switch } from '../../../components/fields/switch';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { wordsOf } from '../../../shell/words/use-options';
import { useUserWords } from '../use-user-words';
import { USER } from '../users-address';
import { IdentityFields } from './identity-fields';
import { NewPasswordFields } from './new-password-fields';
import { UserRelations } from './user-relations';

interface EditUserFormProps {
  user: UserEntry;
  companies: readonly Employer[];
  answer: EntryAnswer | undefined;
}

/**
 * Form of an existing user. Chosen relations survive a concurrent save, because they are kept as a difference to the
 * stored ones.
 */
export function EditUserForm({ user, companies, answer }: EditUserFormProps) {
  const { t } = useTranslation(['users', 'shell', 'common']);
  const { role, company } = user;
  const schema = useMemo(() => editUserSchema(role), [role]);
  // Includes the current company even if it is inactive.
  const others = companies.filter(({ id }) => id !== company?.id);
  const employers = [...(company ? [company] : []), ...others];
  const options = employers.map(({ id, name }) => ({ value: String(id), label: name }));
  const called = (relation: Relation, id: string) =>
    user.relations[relation]?.find((each) => String(each.id) === id)?.name ?? id;
  const words = useUserWords(called, wordsOf(options));
  return (
    <EntryForm
      schema={schema}
      words={{
        ...words,
        changePassword: null,
        // The repeated password is not a change of its own.
        passwordConfirmation: null,
      }}
      values={{ ...user, companyId: company ? String(company.id) : '', ...idsOf(user.relations) }}
      revision={user.revision}
      answer={answer}
      verb={t('saveChanges')}
      cancelTo={USER.profile(user.id)}
    >
      {(fields, tell) => {
        const chosen = mayChangeCompany(role)
          ? (employers.find(({ id }) => String(id) === fields.companyId.value) ?? null)
          : company;
        return (
          <>
            <FormSection>
              <EntryFields>
                <IdentityFields fields={fields} tell={tell} />
                {role === 'DOCTOR' ? (
                  <Field optional {...tell(fields.membershipNumber)}>
                    <TextInput
                      name={fields.membershipNumber.name}
                      defaultValue={fields.membershipNumber.defaultValue}
                    />
                  </Field>
                ) : null}
                <ComputedField label={t('common:label.role')} value={t(`shell:role.${role}`)} />
                {mayChangeCompany(role) ? (
                  <Field {...tell(fields.companyId)}>
                    <Select
                      name={fields.companyId.name}
                      options={options}
                      defaultValue={fields.companyId.defaultValue}
                    />
                  </Field>
                ) : belongsToOneCompany(role) ? (
                  <>
                    <input type="hidden" name={fields.companyId.name} value={company?.id} />
                    <ComputedField label={t('common:label.company')} value={company?.name ?? ''} />
                  </>
                ) : null}
              </EntryFields>
            </FormSection>
            <UserRelations
              fields={fields}
              tell={tell}
              role={role}
              company={chosen}
              kept={user.relations}
              edited={{ id: user.id, companyId: company?.id ?? null }}
            />
            <FormSection>
              <EntryFields>
                <Switch name={fields.changePassword.name} className="md:col-span-2">
                  {t('changePassword')}
                </Switch>
                {fields.changePassword.value === 'on' ? <NewPasswordFields fields={fields} tell={tell} /> : null}
              </EntryFields>
            </FormSection>
          </>
        );
      }}
    </EntryForm>
  );
}

function idsOf(relations: UserEntry['relations']): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(relations).map(([relation, ties]) => [relation, ties.map(({ id }) => String(id))]),
  );
}
