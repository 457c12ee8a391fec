import { useNavigate, useNavigation } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { SearchProblem } from '../choices/search-problem';
import type { SearchProblemKind } from '../choices/use-async-options';
import { AffixIcon } from '../fields/affix';
import { inputLook } from '../fields/input-look';
import type { NoAnswer } from '../notices/answer-of';

const PAUSE_MS = 500;

interface ListSearchProps {
  /** What is searched by, as it is read aloud. */
  label: string;
  /** Shown while nothing is typed; the label when not said. */
  placeholder?: string;
  maxLength?: number;
  /** For more than one word. */
  isWide?: boolean;
  /** What the list is narrowed to now. */
  current: string;
  /** The list narrowed to another text, or to none; it may have to be asked for. */
  addressOf: (text: string | undefined) => string | Promise<string | NoAnswer>;
}

/** Narrows a list to what has a text, once whoever types has paused for half a second. */
export function ListSearch({
  label,
  placeholder = label,
  maxLength = 100,
  isWide = false,
  current,
  addressOf,
}: ListSearchProps) {
  const navigate = useNavigate();
  const latestAddressOf = useRef(addressOf);
  latestAddressOf.current = addressOf;
  const [text, setText] = useState(current);
  const sent = useRef(current);
  const [problem, setProblem] = useState<SearchProblemKind>(null);
  // Whoever goes elsewhere meanwhile is not held back.
  const isLeaving = useNavigation().state !== 'idle';

  // Cleared or changed from outside: by the back button, by "clear filters".
  useEffect(() => {
    if (current === sent.current) return;
    sent.current = current;
    setText(current);
  }, [current]);

  useEffect(() => {
    const wanted = text.trim();
    if (isLeaving || wanted === sent.current) return;
    const narrow = async () => {
      const before = sent.current;
      sent.current = wanted;
      const address = await latestAddressOf.current(wanted || undefined);
      // Something else is wanted since.
      if (sent.current !== wanted) return;
      const isFound = typeof address === 'string';
      setProblem(isFound ? null : address.status);
      if (isFound) navigate(address, { replace: true, preventScrollReset: true });
      else sent.current = before;
    };
    const timer = setTimeout(() => void narrow(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isLeaving, navigate]);

  return (
    <label className={cx('relative block max-md:w-42', isWide ? 'w-64' : 'w-44')}>
      <AffixIcon name="search" />
      <span className="sr-only">{label}</span>
      <input
        className={inputLook({ size: 'small', start: 'icon' })}
        type="search"
        maxLength={maxLength}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem ? <SearchProblem problem={problem} /> : null}
    </label>
  );
}
