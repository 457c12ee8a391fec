import { type ImportSummary, isUnderWay } from '@aval/application/catalogues/import/import-state';
import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { usePoll } from '../../components/notices/use-poll';
import type { ImportAddress } from './import-address';

const ASK_AGAIN_MS = 1_000;

interface Standing {
  summary: ImportSummary | null;
}

const works = ({ summary }: Standing) => summary !== null && isUnderWay(summary.state);

/** Polls the import while it is running, then reloads the page with the result. */
export function useImport({ state }: ImportAddress, loaded: Standing): ImportSummary | null {
  const { newest } = usePoll<Standing>({ address: state, loaded, intervalMs: ASK_AGAIN_MS, isWanted: works });
  const [atWork, setAtWork] = useState(loaded);
  if (works(newest) && newest !== atWork) setAtWork(newest);
  const { revalidate } = useRevalidator();
  const hasEnded = works(loaded) && !works(newest);
  useEffect(() => {
    if (hasEnded) revalidate();
  }, [hasEnded, revalidate]);
  // The rows come with the reloaded page; until then the last running state is shown.
  return hasEnded ? atWork.summary : newest.summary;
}
