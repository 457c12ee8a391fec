import { useOwnAddress } from '../../shell/use-own-address';
import { ListSearch } from '../lists/list-search';
import { answerOf } from '../notices/answer-of';

interface KeptSearchProps {
  label: string;
  /** The resource route that keeps what is sent to it. */
  keptBy: string;
  current: string;
  /** The list narrowed to the text with this number, or to none. */
  addressOf: (kept: number | undefined) => string;
}

/** A search by names and numbers of patients: the text is sent once, and addresses name it by a number that means nothing elsewhere. */
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
