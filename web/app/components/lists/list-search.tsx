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
  /** Accessible name: the searched fields. */
  label: string;
  /** Placeholder; defaults to the label. */
  placeholder?: string;
  maxLength?: number;
  /** Wider field, for more than one word. */
  isWide?: boolean;
  /** Search text of the current list. */
  current: string;
  /** Returns the list's address for a search text, or for none; may need a request. */
  addressOf: (text: string | undefined) => string | Promise<string | NoAnswer>;
}

/** Searches a list half a second after the user stops typing. */
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
  // A navigation elsewhere must not be overridden by the search.
  const isLeaving = useNavigation().state !== 'idle';

  // Follows changes from outside: the back button or "clear filters".
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
      // The text has changed since.
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
    <label className={cx('relative block', isWide ? 'w-64' : 'w-44 max-md:w-42')}>
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
