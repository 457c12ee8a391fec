import type { Terms } from '@aval/application/account/get-account';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { formatDate } from '@aval/i18n/format';
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
  /** A newer version was published while the user was reading. */
  isStale: boolean;
}

/** Current terms, the version agreed to before, and the form that accepts this version. */
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
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by arrow keys requires the focus.
        tabIndex={0}
        aria-label={t('terms.text')}
        className="max-h-[45dvh] overflow-auto rounded-lg border border-line-2 px-4 py-3"
        data-autofocus
      >
        <RichText html={terms.html} />
      </section>
      <EarlierTerms agreed={terms.agreed} />
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

/** Terms that the user has agreed to so far. */
function EarlierTerms({ agreed }: Pick<Terms, 'agreed'>) {
  const { t } = useTranslation('account');
  if (agreed === null) return <p className="text-ink-2">{t('terms.agreedNone')}</p>;
  const { version, at, html } = agreed;
  return (
    <div className="text-ink-2">
      <p>
        {at === null
          ? t('terms.agreedOnly', { version })
          : t('terms.agreed', { version, date: formatDate(civilDateOf(new Date(at))) })}
      </p>
      {html === null ? null : (
        <details className="mt-1">
          <summary className="finger-area w-fit cursor-pointer rounded-sm hover:text-ink">
            {t('terms.agreedText', { version })}
          </summary>
          <div className="mt-2 rounded-lg border border-line px-4 py-3">
            <RichText html={html} />
          </div>
        </details>
      )}
    </div>
  );
}
