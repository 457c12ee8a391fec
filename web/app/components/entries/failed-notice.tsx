import { formatStamp } from '@aval/i18n/format';
import { Link, useActionData } from '@remix-run/react';
import { useOwnList } from '../../shell/navigation/use-own-list';
import { useTranslation } from '../../shell/words/translation';
import { AccountLink, SignInLink } from '../actions/sign-in-link';
import { Banner } from '../notices/banner';
import { isFailedTry } from './failed-try';

interface FailedNoticeProps {
  /** Intents of the forms that the notice covers; defaults to all. */
  intents?: readonly string[];
  /** Result of the last submission; defaults to the page's action data. */
  tried?: unknown;
  /** Another entry can be created from a deleted one. */
  isMadeAnew?: boolean;
  className?: string;
}

/**
 * Notice beside the submit button: what failed, that the input is kept, and what to do, usually pressing the same
 * button again.
 */
export function FailedNotice({ intents, tried, isMadeAnew = false, className }: FailedNoticeProps) {
  const { t } = useTranslation('common');
  const ofPage = useActionData<unknown>();
  const list = useOwnList();
  const given = tried ?? ofPage;
  if (!isFailedTry(given) || (intents && !intents.includes(given.intent ?? ''))) return null;
  const { failure, id, deletion } = given;
  return (
    // A new key announces each failed submission anew.
    <Banner key={id} tone={failure === 'busy' ? 'warn' : 'danger'} role="alert" className={className}>
      <p>
        <b>{t(`failedTry.${deletion ? 'deleted' : failure}.title`)}</b>{' '}
        {deletion ? t('failedTry.deleted.by', { name: deletion.byName, date: formatStamp(deletion.at) }) : null}
      </p>
      <p>{t(deletion && isMadeAnew ? 'failedTry.deleted.anew' : `failedTry.${failure}.text`)}</p>
      {failure === 'signedOut' ? (
        <p>
          <SignInLink />
        </p>
      ) : failure === 'obliged' ? (
        <p>
          <AccountLink />
        </p>
      ) : failure === 'gone' && list ? (
        <p>
          <Link to={list.path}>{list.verb}</Link>
        </p>
      ) : null}
    </Banner>
  );
}
