import { useOwnAddress } from '../../shell/use-own-address';
import { ListSearch } from '../lists/list-search';
import { answerOf } from '../notices/answer-of';

interface KeptSearchProps {
  label: string;
  /** Resource route that stores the search text. */
  keptBy: string;
  current: string;
  /** Returns the list's address for the number of a stored text, or for none. */
  addressOf: (kept: number | undefined) => string;
}

/**
 * Search by patient names and numbers: the text is sent once by POST, and addresses contain only a number that has no
 * meaning elsewhere.
 */
export function KeptSearch({ label, keptBy, current, addressOf }: KeptSearchProps) {
  const ownAddress = useOwnAddress();
  async function keep(text: string | undefined) {
    if (text === undefined) return addressOf(undefined);
    const body = new URLSearchParams({ q: text });
    const answer = await answerOf<{ kept: number }>(ownAddress(keptBy), { method: 'POST', body });
    return 'kept' in answer ? addressOf(answer.kept) : answer;
  }
  return <ListSearch isWide label={label} current={current} addressOf={keep} />;
}
