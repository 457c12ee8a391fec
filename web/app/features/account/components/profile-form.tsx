import type { Account } from '@aval/application/account/get-account';
import { profileSchema, profileWithNationalIdSchema } from '@aval/domain/validation/dialogs/account-schemas';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { EntryForm } from '../../../components/entries/entry-form';
import { useSavedHere } from '../../../components/entries/use-saved-here';
import { Field } from '../../../components/fields/field';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import type { AccountAnswer } from '../account-action.server';
import { AvatarField } from './avatar-field';

interface ProfileFormProps {
  account: Account;
  answer: AccountAnswer | undefined;
}

export function ProfileForm({ account, answer }: ProfileFormProps) {
  const { t } = useTranslation('account');
  const { profile, mayEditNationalId } = account;
  const isStale = answer?.isStale ?? false;
  const key = useSavedHere(profile.revision, isStale);
  return (
    <EntryForm
      key={key}
      id="profile-form"
      action="/app/account"
      intent="save_profile"
      // Schema of the displayed fields only: a missing field would count as emptied.
      schema={mayEditNationalId ? profileWithNationalIdSchema : (profileSchema as typeof profileWithNationalIdSchema)}
      words={{
        name: { label: t('profile.name') },
        dni: { label: t('profile.nationalId') },
        avatarImageId: { label: t('profile.avatar'), kind: 'unseen' },
        revision: null,
      }}
      values={{ ...profile, avatarImageId: profile.avatarImageId ?? '' }}
      revision={profile.revision}
      answer={answer?.reply && { reply: answer.reply, isStale }}
      verb={t('profile.save')}
    >
      {(fields, tell) => (
        <div className="flex items-start gap-5 max-md:flex-col">
          <AvatarField
            name={profile.name}
            field={fields.avatarImageId}
            told={tell(fields.avatarImageId)}
            stored={profile.avatarImageId}
          />
          <div className="grid min-w-0 flex-1 gap-4 max-md:w-full">
            <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
              <Field {...tell(fields.name)}>
                <TextInput
                  name={fields.name.name}
                  defaultValue={fields.name.initialValue as string}
                  autoComplete="name"
                  required
                />
              </Field>
              {mayEditNationalId ? (
                <Field {...tell(fields.dni)}>
                  <TextInput name={fields.dni.name} defaultValue={fields.dni.initialValue as string} required />
                </Field>
              ) : null}
            </div>
            <Definitions>
              <Definition label={t('profile.email')}>{account.email}</Definition>
              {mayEditNationalId ? null : <Definition label={t('profile.nationalId')}>{profile.dni}</Definition>}
              {account.membershipNumber ? (
                <Definition label={t('profile.membershipNumber')}>{account.membershipNumber}</Definition>
              ) : null}
            </Definitions>
          </div>
        </div>
      )}
    </EntryForm>
  );
}
