import type { Terms } from '@aval/application/account/get-account';
import { Form } from '@remix-run/react';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Banner } from '../../../components/notices/banner';
import { RichText } from '../../../components/rich-text/rich-text';
import { useOwnAddress } from '../../../shell/use-own-address';
import { useTranslation } from '../../../shell/words/translation';

interface TermsTextProps {
  id: string;
  terms: Terms;
  returnTo: string;
  /** Newer ones were published while the former were read. */
  isStale: boolean;
}

/** What scrolls takes the focus, so that arrows move it. */
const SCROLLED = { tabIndex: 0, role: 'region' };

/** The terms as they hold, and the form that agrees to this version of them. */
export function TermsText({ id, terms, returnTo, isStale }: TermsTextProps) {
  const { t } = useTranslation('account');
  const own = useOwnAddress();
  return (
    <>
      {isStale ? (
        <Banner tone="warn" role="alert">
          {t('terms.stale')}
        </Banner>
      ) : null}
      <div
        {...{ ...SCROLLED, 'aria-label': t('terms.text') }}
        className="max-h-[45dvh] overflow-auto rounded-lg border border-line-2 px-4 py-3"
        data-autofocus
      >
        <RichText html={terms.html} />
      </div>
      <FailedNotice intents={['accept_terms']} />
      <Form method="post" action={own('/app/account')} id={id}>
        <input type="hidden" name="intent" value="accept_terms" />
        <input type="hidden" name="version" value={terms.version} />
        <input type="hidden" name="correction" value={terms.correction} />
        <input type="hidden" name="returnTo" value={returnTo} />
      </Form>
    </>
  );
}
