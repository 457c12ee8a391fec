import { SECURITY_LIST } from '@aval/application/security-record/security-list';
import { listAddress } from '../../components/plain-list/list-address';

export const SECURITY_RECORD = listAddress('/app/security-record', SECURITY_LIST);

/** Address of the failures from one network or on one account. */
export function failuresAddress({ network, userId }: { network: string | null; userId: number | null }): string {
  const filters = { kind: 'failures', address: network ?? undefined, userId: userId ?? undefined } as const;
  return SECURITY_RECORD.of({ ...SECURITY_LIST.parse(new URLSearchParams()), filters });
}
