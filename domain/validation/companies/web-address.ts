import { type Fault, type Field, fault, field } from '../fields/field';
import { isEmpty, readText } from '../fields/readers';
import { hostName } from './host-names';

const LONGEST_ADDRESS = 2_000;
const PARTS = /^https:\/\/([^/?#:@\s]+)(?::\d{1,5})?((?:[/?#]\S*)?)$/i;

/** What follows the server in an address that cannot be changed on the way; null for what is none. */
function behindServer(address: string): string | null {
  const [, host = '', rest = ''] = PARTS.exec(address) ?? [];
  return address.length <= LONGEST_ADDRESS && hostName(host) !== null ? rest : null;
}

/** Why an address does not lead to a server by a secured connection, or carries somebody's password; null for one that is as it should be. */
export function addressFault(address: string, isAlsoTaken = (_address: string) => false): Fault | null {
  if (address.length > LONGEST_ADDRESS) {
    return fault('textLong', { max: LONGEST_ADDRESS, over: address.length - LONGEST_ADDRESS });
  }
  if (behindServer(address) !== null || isAlsoTaken(address)) return null;
  if (/^https:\/\/[^/?#]*@/i.test(address)) return fault('addressPassword');
  return fault(/^https:\/\/\[/i.test(address) ? 'addressNumber' : 'secureAddress');
}

/** The address of a page that cannot be changed on the way. */
export function secureAddress(): Field<string | null> {
  return field((input) => {
    if (isEmpty(input)) return null;
    const address = readText(input) ?? '';
    return addressFault(address) ?? address;
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
