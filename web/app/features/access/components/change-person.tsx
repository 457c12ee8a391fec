import { Form, useNavigation } from '@remix-run/react';
import { Button } from '../../../components/actions/button';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { useTranslation } from '../../../shell/words/translation';

interface Person {
  name: string;
  email: string;
}

interface ChangePersonProps {
  /** User of this browser's current session. */
  present: Person;
  /** User that the link would sign in. */
  next: Person;
}

/** Asks before a link, which may come from any site, replaces the current session. */
export function ChangePerson({ present, next }: ChangePersonProps) {
  const { t } = useTranslation('auth');
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <h1 className="text-2xl">{t('changePerson.title')}</h1>
      <p className="mt-1 text-(length:--fs-md) text-ink-2">{t('changePerson.hint')}</p>
      <dl className="mt-6 grid gap-4">
        <Named label={t('changePerson.present')} person={present} />
        <Named label={t('changePerson.next')} person={next} />
      </dl>
      <p className="mt-4 text-(length:--fs-sm) text-ink-2">{t('changePerson.warning')}</p>
      <Form method="post" className="mt-6 grid gap-3">
        <FailedNotice />
        <input type="hidden" name="named" value={next.email} />
        <Button type="submit" name="answer" value="stay" kind="primary" size="large" block busy={isBusy}>
          {t('changePerson.stay')}
        </Button>
        <Button type="submit" name="answer" value="change" size="large" block busy={isBusy}>
          {t('changePerson.change')}
        </Button>
      </Form>
    </>
  );
}

function Named({ label, person: { name, email } }: { label: string; person: Person }) {
  return (
    <div className="rounded-md border border-line px-4 py-3">
      <dt className="text-(length:--fs-xs) text-ink-3">{label}</dt>
      <dd className="font-medium wrap-anywhere">{name}</dd>
      <dd className="text-(length:--fs-sm) text-ink-2 wrap-anywhere">{email}</dd>
    </div>
  );
}
