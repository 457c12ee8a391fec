import { useActionData } from '@remix-run/react';
import { useTranslation } from '../../shell/words/translation';
import { AccountLink, SignInLink } from '../actions/sign-in-link';
import { Banner } from '../notices/banner';
import { isFailedTry } from './failed-try';

interface FailedNoticeProps {
  /** Which forms of its page it is about; all, unless said. */
  intents?: readonly string[];
  /** What the last try came to; what the page's own did, unless said. */
  tried?: unknown;
  className?: string;
}

/** Says beside the button that was pressed what failed, that nothing typed is lost, and that the same button tries again. */
export function FailedNotice({ intents, tried, className }: FailedNoticeProps) {
  const { t } = useTranslation('common');
  const ofPage = useActionData<unknown>();
  const given = tried ?? ofPage;
  if (!isFailedTry(given) || (intents && !intents.includes(given.intent ?? ''))) return null;
  const { failure, id } = given;
  return (
    // Another try that fails is said again.
    <Banner key={id} tone={failure === 'busy' ? 'warn' : 'danger'} role="alert" className={className}>
      <p>
        <b>{t(`failedTry.${failure}.title`)}</b>
      </p>
      <p>{t(`failedTry.${failure}.text`)}</p>
      {failure === 'signedOut' ? (
        <p>
          <SignInLink />
        </p>
      ) : failure === 'obliged' ? (
        <p>
          <AccountLink />
        </p>
      ) : null}
    </Banner>
  );
}
