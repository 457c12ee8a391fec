import type { UserEntry } from '@aval/application/users/user-entry';
import { useNavigation, useSubmit } from '@remix-run/react';
import { Button, ButtonLink } from '../../../components/actions/button';
import { useTranslation } from '../../../shell/words/translation';
import { USER } from '../users-address';

/** Actions on another user's account. */
export function UserActions({ user }: { user: UserEntry }) {
  const { t } = useTranslation('users');
  const submit = useSubmit();
  const isBusy = useNavigation().formMethod === 'POST';
  const send = (intent: 'activate' | 'send_link') => submit({ intent }, { method: 'post' });
  return (
    <div className="flex flex-wrap justify-end gap-2 max-md:w-full max-md:*:flex-auto">
      {user.role === 'DOCTOR' ? (
        <ButtonLink icon="document" to={USER.demands(user.id)}>
          {t('demandsOf')}
        </ButtonLink>
      ) : null}
      {user.active ? (
        <>
          <Button icon="envelope" busy={isBusy} onClick={() => send('send_link')}>
            {t('sendLink')}
          </Button>
          <ButtonLink icon="forbid" to={USER.deactivate(user.id)} preventScrollReset>
            {t('deactivate')}
          </ButtonLink>
        </>
      ) : (
        <Button icon="check" busy={isBusy} onClick={() => send('activate')}>
          {t('activate')}
        </Button>
      )}
      <ButtonLink kind="primary" icon="pencil" to={USER.edit(user.id)}>
        {t('edit')}
      </ButtonLink>
    </div>
  );
}
