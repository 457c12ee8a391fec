import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Count } from '../../../components/basics/count';
import { Icon } from '../../../components/basics/icon';
import { Tag } from '../../../components/basics/tag';
import { useTranslation } from '../../../shell/words/translation';

const HEAD = [
  'flex w-full cursor-pointer items-center gap-2 rounded-sm py-2.5 text-left text-ink hover:bg-hover',
  'finger:min-h-touch focus-visible:[outline:var(--focus)]',
];

interface GroupFoldProps {
  title: string;
  level?: 2 | 3;
  /** Number of rules, and of rules that differ from their defaults. */
  count: number;
  set: number;
  /** A rule of the group has an error. */
  isWrong?: boolean;
  /** A search is active; matching rules of all groups are visible. */
  isNarrowed: boolean;
  /** No rule of the group matches. */
  isEmpty: boolean;
  children: ReactNode;
}

/**
 * Group of rules, collapsed unless the company has customised one. Collapsed fields stay in the form with their input.
 * The group opens when a rule becomes customised or invalid or one of its fields is to be focused, and stays open until
 * the user closes it.
 */
export function GroupFold(props: GroupFoldProps) {
  const { title, level = 3, count, set, isWrong = false, isNarrowed, isEmpty, children } = props;
  const { t } = useTranslation('rules');
  const Heading = `h${level}` as const;
  const { place, button } = useOpening({ set, isWrong, isNarrowed });
  return (
    <Disclosure as="div" defaultOpen={set > 0} ref={place} hidden={isEmpty} className="border-line border-t">
      {({ open }) => {
        const isShown = open || isNarrowed;
        return (
          <>
            <Heading className="font-semibold text-base">
              <DisclosureButton ref={button} className={cx(HEAD)} aria-expanded={isShown} disabled={isNarrowed}>
                <Icon name="right" small className={cx('transition-transform', isShown && 'rotate-90')} />
                {title} <Count size="small">{count}</Count>
                {set > 0 ? <Tag tone="info">{t('setCount', { count: set })}</Tag> : null}
              </DisclosureButton>
            </Heading>
            <DisclosurePanel static className={cx('pb-2', !isShown && 'hidden print:block')}>
              {children}
            </DisclosurePanel>
          </>
        );
      }}
    </Disclosure>
  );
}

/** Opens a collapsed group by clicking its button. */
function useOpening({ set, isWrong, isNarrowed }: { set: number; isWrong: boolean; isNarrowed: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const known = useRef({ set, isWrong });
  useEffect(() => {
    if (isNarrowed) return;
    // The change may also come from another window, or from before a filter was removed.
    if (set > known.current.set || (isWrong && !known.current.isWrong)) press(button.current);
    known.current = { set, isWrong };
  }, [set, isWrong, isNarrowed]);
  useEffect(() => {
    const open = () => flushSync(() => press(button.current));
    const folded = place.current;
    folded?.addEventListener('beforematch', open);
    return () => folded?.removeEventListener('beforematch', open);
  }, []);
  return { place, button };
}

function press(button: HTMLButtonElement | null): void {
  if (button?.dataset.open === undefined) button?.click();
}
