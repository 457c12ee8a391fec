import type { Account } from '@aval/application/account/get-account';
import { profileSchema, profileWithNationalIdSchema } from '@aval/domain/validation/dialogs/account-schemas';
import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form, useNavigation } from '@remix-run/react';
import type { z } from 'zod';
import { Button } from '../../../components/actions/button';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { LeaveDialog } from '../../../components/dialogs/leave-dialog';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Field } from '../../../components/fields/field';
import { TextInput } from '../../../components/fields/text-input';
import { Banner } from '../../../components/notices/banner';
import { useOwnAddress } from '../../../shell/use-own-address';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
import type { AccountAnswer } from '../account-action.server';
import { AvatarField } from './avatar-field';

interface ProfileFormProps {
  account: Account;
  answer: AccountAnswer | undefined;
}

type ProfileFields = z.input<typeof profileWithNationalIdSchema>;

/** Who somebody is, as of one revision of the account. */
export function ProfileForm({ account, answer }: ProfileFormProps) {
  const { t } = useTranslation('account');
  const own = useOwnAddress();
  const told = useFieldWords();
  const { profile, mayEditNationalId } = account;
  const navigation = useNavigation();
  const isSaving = navigation.formData?.get('intent') === 'save_profile';
  const schema = mayEditNationalId ? profileWithNationalIdSchema : profileSchema;
  const [form, fields] = useForm<ProfileFields, unknown>({
    id: 'profile-form',
    // Of the fields that there are: another would count as one that was emptied.
    defaultValue: {
      name: profile.name,
      avatarImageId: profile.avatarImageId ?? '',
      ...(mayEditNationalId ? { dni: profile.dni } : {}),
    },
    lastResult: answer?.reply,
    shouldRevalidate: 'onInput',
    shouldDirtyConsider: (name) => name !== 'revision' && name !== 'intent',
    onValidate: ({ formData }) => parseWithZod(formData, { schema, disableAutoCoercion: true }),
  });
  const isStale = answer?.isStale ?? false;
  /** What is stored now, where it is not what was typed. */
  const stored = (typed: string | undefined, now: string) =>
    isStale && typed !== now ? t('profile.storedValue', { value: now }) : undefined;
  return (
    <Form
      method="post"
      action={own('/app/account')}
      id={form.id}
      noValidate
      onSubmit={form.onSubmit}
      className="grid gap-4"
    >
      <LeaveDialog within="page" isDirty={form.dirty && navigation.formMethod !== 'POST'} />
      {isStale ? (
        <Banner tone="warn" role="alert">
          {t('profile.stale')}
        </Banner>
      ) : null}
      <input type="hidden" name="intent" value="save_profile" />
      <input type="hidden" name="revision" value={profile.revision} />
      <div className="flex items-start gap-5 max-md:flex-col">
        <AvatarField
          name={profile.name}
          field={{ name: fields.avatarImageId.name, ...told(fields.avatarImageId) }}
          defaultValue={fields.avatarImageId.initialValue ?? ''}
          storedMeanwhile={
            isStale && (fields.avatarImageId.value ?? '') !== (profile.avatarImageId ?? '')
              ? profile.avatarImageId
              : undefined
          }
        />
        <div className="grid min-w-0 flex-1 gap-4">
          <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
            <Field label={t('profile.name')} {...told(fields.name)} hint={stored(fields.name.value, profile.name)}>
              <TextInput name={fields.name.name} defaultValue={fields.name.initialValue} autoComplete="name" required />
            </Field>
            {mayEditNationalId ? (
              <Field label={t('profile.nationalId')} {...told(fields.dni)} hint={stored(fields.dni.value, profile.dni)}>
                <TextInput name={fields.dni.name} defaultValue={fields.dni.initialValue} required />
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
      <FailedNotice intents={['save_profile']} />
      <div>
        <Button type="submit" kind="primary" busy={isSaving} className="max-md:w-full">
          {t('profile.save')}
        </Button>
      </div>
    </Form>
  );
}
