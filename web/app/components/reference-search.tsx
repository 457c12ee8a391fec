import { useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../shell/translation';
import { Icon } from './icon';

const PAUSE_MS = 500;

interface ReferenceSearchProps {
  /** What the list is narrowed to now. */
  current: string;
  /** The list narrowed to another reference, or to none. */
  addressOf: (reference: string | undefined) => string;
}

/** Narrows a list to the demands of a reference once the reader has paused for half a second. */
export function ReferenceSearch({ current, addressOf }: ReferenceSearchProps) {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const latestAddressOf = useRef(addressOf);
  latestAddressOf.current = addressOf;
  const [text, setText] = useState(current);
  const sent = useRef(current);
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
    const timer = setTimeout(() => {
      sent.current = wanted;
      navigate(latestAddressOf.current(wanted || undefined), { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isLeaving, navigate]);

  return (
    <label className="affix affix--lead toolbar__search">
      <Icon name="search" small />
      <span className="sr-only">{t('searchReference')}</span>
      <input
        className="input input--small"
        type="search"
        maxLength={30}
        autoComplete="off"
        placeholder={t('column.reference')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
}
