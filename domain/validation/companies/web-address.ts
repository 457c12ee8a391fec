import { type Field, fault, field } from '../fields/field';
import { isEmpty, readText } from '../fields/readers';
import { hostName } from './host-names';

export const LONGEST_ADDRESS = 2_000;
const PARTS = /^https:\/\/([^/?#:@\s]+)(?::\d{1,5})?((?:[/?#]\S*)?)$/i;

/** What follows the server in an address that cannot be changed on the way; null for what is none. */
function behindServer(address: string): string | null {
  const [, host = '', rest = ''] = PARTS.exec(address) ?? [];
  return address.length <= LONGEST_ADDRESS && hostName(host) !== null ? rest : null;
}

/** Whether an address leads to a server by a secured connection, and carries nobody's password. */
export function isSecureAddress(address: string): boolean {
  return behindServer(address) !== null;
}

/** The address of a page that cannot be changed on the way. */
export function secureAddress(): Field<string | null> {
  return field((input) => {
    if (isEmpty(input)) return null;
    const address = readText(input) ?? '';
    return isSecureAddress(address) ? address : fault('secureAddress');
  });
}

/** The same for one demand: behind the server {id} or {reference} stand for the demand's own, and nothing else does. */
export function demandAddress(): Field<string | null> {
  return field((input) => {
    if (isEmpty(input)) return null;
    const address = readText(input) ?? '';
    const rest = behindServer(address) ?? '';
    const plain = rest.replace(/\{(id|reference)\}/g, '');
    return plain !== rest && !/[{}]/.test(plain) ? address : fault('demandAddress');
  });
}
