import { useEffect, useId } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Button } from '../actions/button';
import { focusControl } from '../fields/focus-field';
import { Banner } from '../notices/banner';

/** A field that both changed. */
interface Contested {
  name: string;
  label: string;
  /** What is stored now, in words; null for what nobody reads: a picture. */
  value: string | null;
}

interface StaleNoticeProps {
  /** The server's answer that it stands for; each is led to anew. */
  answer: unknown;
  /** The fields that took what somebody else has saved, with that where it is short. */
  taken: readonly string[];
  /** Of lists, what somebody else has added and removed. */
  lists: readonly { label: string; added: readonly string[]; removed: readonly string[] }[];
  contested: readonly Contested[];
  onTake: (name: string) => void;
}

/** Says that somebody else has saved the entry, what was taken over from that, and lets its reader choose where both changed the same. */
export function StaleNotice({ answer, taken, lists, contested, onTake }: StaleNoticeProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const inWords = ({ label, added, removed }: StaleNoticeProps['lists'][number]) => {
    const adds = added.length > 0 ? t('entry.listAdds', { names: added.join(', ') }) : null;
    const removes = removed.length > 0 ? t('entry.listRemoves', { names: removed.join(', ') }) : null;
    return `${label} (${[adds, removes].filter(Boolean).join('; ')})`;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed may stand far below the notice.
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
          <ul className="mt-1 grid gap-1">
            {contested.map(({ name, label, value }) => (
              <li key={name} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="min-w-0 wrap-anywhere">
                  <b>{label}</b>
                  {value === null ? null : `. ${t('entry.stored', { value })}`}
                </span>
                <Button size="small" onClick={() => onTake(name)}>
                  {t('entry.take')}
                  <span className="sr-only">: {label}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Banner>
  );
}
