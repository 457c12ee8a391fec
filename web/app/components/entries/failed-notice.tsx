import { formatStamp } from '@aval/i18n/format';
import { Link, useActionData } from '@remix-run/react';
import { useOwnList } from '../../shell/navigation/use-own-list';
import { useTranslation } from '../../shell/words/translation';
import { AccountLink, SignInLink } from '../actions/sign-in-link';
import { Banner } from '../notices/banner';
import { isFailedTry } from './failed-try';

interface FailedNoticeProps {
  /** Which forms of its page it is about; all, unless said. */
  intents?: readonly string[];
  /** What the last try came to; what the page's own did, unless said. */
  tried?: unknown;
  /** Of an entry that is gone another one can be made. */
  isMadeAnew?: boolean;
  className?: string;
}

/** Says beside the button that was pressed what failed, that nothing typed is lost, and what to do: as a rule the same button tries again. */
export function FailedNotice({ intents, tried, isMadeAnew = false, className }: FailedNoticeProps) {
  const { t } = useTranslation('common');
  const ofPage = useActionData<unknown>();
  const list = useOwnList();
  const given = tried ?? ofPage;
  if (!isFailedTry(given) || (intents && !intents.includes(given.intent ?? ''))) return null;
  const { failure, id, deletion } = given;
  return (
    // Another try that fails is said again.
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
