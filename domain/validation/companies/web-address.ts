import { type Fault, fault } from '../fields/fault';
import { type Field, field } from '../fields/field';
import { isEmpty, readText } from '../fields/readers';
import { hostName } from './host-names';

const LONGEST_ADDRESS = 2_000;
const PARTS = /^https:\/\/([^/?#:@\s]+)(?::\d{1,5})?((?:[/?#]\S*)?)$/i;

/** Returns the part after the host of an HTTPS address; null when the address is invalid. */
function behindServer(address: string): string | null {
  const [, host = '', rest = ''] = PARTS.exec(address) ?? [];
  return address.length <= LONGEST_ADDRESS && hostName(host) !== null ? rest : null;
}

/**
 * Returns what is wrong with an address: too long, not HTTPS to a host name, or with a password in it; null when it is
 * valid.
 */
export function addressFault(address: string, isAlsoTaken = (_address: string) => false): Fault | null {
  if (address.length > LONGEST_ADDRESS) {
    return fault('textLong', { max: LONGEST_ADDRESS, over: address.length - LONGEST_ADDRESS });
  }
  if (behindServer(address) !== null || isAlsoTaken(address)) return null;
  if (/^https:\/\/[^/?#]*@/i.test(address)) return fault('addressPassword');
  return fault(/^https:\/\/\[/i.test(address) ? 'addressNumber' : 'secureAddress');
}

/** HTTPS address of a page. */
export function secureAddress(): Field<string | null> {
  return field((input) => {
    if (isEmpty(input)) return null;
    const address = readText(input) ?? '';
    return addressFault(address) ?? address;
  });
}

/** HTTPS address of one demand: after the host it has {id} or {reference} as placeholder, and no others. */
export function demandAddress(): Field<string | null> {
  return field((input) => {
    if (isEmpty(input)) return null;
    const address = readText(input) ?? '';
    const rest = behindServer(address) ?? '';
    const plain = rest.replace(/\{(id|reference)\}/g, '');
    return plain !== rest && !/[{}]/.test(plain) ? address : fault('demandAddress');
  });
}
