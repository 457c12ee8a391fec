import { useEffect, useRef } from 'react';
import { WayOn } from '../../../components/actions/sign-in-link';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import type { CommandReply } from '../command-reply';
import type { CommandForm } from '../use-command-form';

/** Action on the demand while a form was open, in words. */
export interface Occurrence {
  sequence: number;
  text: string;
}

interface OutcomeBannerProps {
  command: Pick<CommandForm, 'reply' | 'changedSince'>;
  isGone: boolean;
  occurrences: readonly Occurrence[];
}

/** Replies that came too late; nothing failed. */
const OVERTAKEN: ReadonlySet<CommandReply['status']> = new Set([
  'stale',
  'conflict',
  'edited',
  'closed',
  'not_found',
  'not_duplicated',
] as const);

/** Reason why the command was not done, what was kept, and how to go on. */
export function OutcomeBanner({ command: { reply, changedSince }, isGone, occurrences }: OutcomeBannerProps) {
  const { t } = useTranslation(['decision', 'errors']);
  const place = useRef<HTMLDivElement>(null);
  const isShown = reply !== undefined && reply.status !== 'invalid';
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  if (!isShown) return null;

  const since = changedSince === null ? [] : occurrences.filter(({ sequence }) => sequence > changedSince);
  const happened =
    since.length > 0 ? (
      <ul className="my-1.5 list-disc pl-4">
        {since.map(({ sequence, text }) => (
          <li key={sequence}>{text}</li>
        ))}
      </ul>
    ) : null;
  return (
    <div ref={place}>
      <Banner tone={OVERTAKEN.has(reply.status) ? 'warn' : 'danger'} role="alert">
        {reply.status === 'refused' ? (
          <p>
            <b>{t('outcome.refused')}</b> {t(`errors:refusal.${reply.refusal}`)}
          </p>
        ) : reply.status === 'not_duplicated' ? (
          <p>{t(`notDuplicated.${reply.refusal}`)}</p>
        ) : reply.status === 'edited' ? (
          <p>{t(`outcome.earlier.${reply.earlier}`)}</p>
        ) : (
          <p>
            <b>{t(`outcome.${reply.status}.title`)}</b> {t(`outcome.${reply.status}.text`)}{' '}
            <WayOn problem={reply.status} />
          </p>
        )}
        {happened}
        {reply.status === 'stale' && !isGone ? <p>{t('outcome.stale.open')}</p> : null}
        {isGone ? <p>{t('outcome.stale.gone')}</p> : null}
      </Banner>
    </div>
  );
}
