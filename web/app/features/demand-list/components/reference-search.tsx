import type { DemandListQuery } from '@aval/application/demands/list/list-query';
import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon';
import { changedAddress } from '../list-address';

const PAUSE_MS = 500;

/** Narrows the list once the reader has paused for half a second. */
export function ReferenceSearch({ query }: { query: DemandListQuery }) {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const current = query.reference ?? '';
  const [text, setText] = useState(current);
  const sent = useRef(current);

  // Cleared or changed from outside: by the back button, by "clear filters".
  useEffect(() => {
    if (current === sent.current) return;
    sent.current = current;
    setText(current);
  }, [current]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      navigate(changedAddress(query, { reference: wanted || undefined }), { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, query, navigate]);

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
