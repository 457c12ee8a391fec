import { useEffect, useId } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Button } from '../actions/button';
import { focusControl } from '../fields/focus-field';
import { Banner } from '../notices/banner';

/** Field that both users changed. */
interface Contested {
  name: string;
  label: string;
  /** Stored value and the one typed here, in words; null for unreadable ones: a picture. */
  theirs: string | null;
  mine: string | null;
  /** Which of both the field shows; null once it was typed in again. */
  chosen: Whose | null;
}

type Whose = 'theirs' | 'mine';

interface StaleNoticeProps {
  /** Server response that the notice belongs to; each new one moves the focus to the notice. */
  answer: unknown;
  /** Fields that took the other user's value, with the value where it is short. */
  taken: readonly string[];
  /** Items that the other user added to and removed from list fields. */
  lists: readonly { label: string; added: readonly string[]; removed: readonly string[] }[];
  contested: readonly Contested[];
  onTake: (name: string, whose: Whose) => void;
}

/**
 * Notice that another user has saved the entry: lists the values taken over and lets the user choose for fields that
 * both changed.
 */
export function StaleNotice({ answer, taken, lists, contested, onTake }: StaleNoticeProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const inWords = ({ label, added, removed }: StaleNoticeProps['lists'][number]) => {
    const adds = added.length > 0 ? t('entry.listAdds', { names: added.join(', ') }) : null;
    const removes = removed.length > 0 ? t('entry.listRemoves', { names: removed.join(', ') }) : null;
    return `${label} (${[adds, removes].filter(Boolean).join('; ')})`;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response moves the focus, because the pressed button may be far below the notice.
  useEffect(() => void focusControl(id), [answer, id]);
  return (
    <Banner tone="warn" role="alert" id={id}>
      <p>{t('entry.stale')}</p>
      {taken.length + lists.length > 0 ? (
        <p className="wrap-anywhere">{t('entry.taken', { fields: [...taken, ...lists.map(inWords)].join(', ') })}</p>
      ) : null}
      {contested.length > 0 ? (
        <>
          <p>{t('entry.both')}</p>
          <ul className="mt-1 grid gap-2">
            {contested.map(({ name, label, chosen, ...values }) => (
              <li key={name}>
                <b>{label}</b>
                {(['theirs', 'mine'] as const).map((whose) => (
                  <p key={whose} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <span className="min-w-0 wrap-anywhere">
                      {values[whose] === null ? null : t(`entry.${whose}`, { value: values[whose] })}
                    </span>
                    <Button
                      size="small"
                      aria-pressed={chosen === whose}
                      {...(chosen === whose ? { icon: 'check' } : {})}
                      onClick={() => onTake(name, whose)}
                    >
                      {t(whose === 'theirs' ? 'entry.take' : 'entry.takeMine')}
                      <span className="sr-only">: {label}</span>
                    </Button>
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Banner>
  );
}
