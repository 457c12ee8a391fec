import { Fault, fault } from '../fields/fault';
import { type Field, field } from '../fields/field';
import { message } from '../fields/message';

/** Maximum host names of a company, more than any needs. */
const MOST_HOSTS = 20;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * Normalises a host name for storage and comparison: lower case, without the root's trailing dot. Null when invalid.
 * Source: docs/rules.md 5.1.
 */
export function hostName(typed: string): string | null {
  const host = typed.trim().toLowerCase().replace(/\.$/, '');
  return host.length <= 253 && host.split('.').every((label) => LABEL.test(label)) ? host : null;
}

/** Host names, one a line; at least one. */
export function hostNames(): Field<string[]> {
  return field((input) => {
    const typed = typeof input === 'string' ? input.split(/[\s,]+/).filter((part) => part !== '') : [];
    if (typed.length === 0) return fault('required');
    if (typed.length > MOST_HOSTS) return fault('hostsTooMany', { max: MOST_HOSTS });
    const wrong = typed.find((each) => hostName(each) === null);
    if (wrong !== undefined) return new Fault(message('hostInvalid', { host: wrong.slice(0, 60) }));
    return [...new Set(typed.flatMap((each) => hostName(each) ?? []))].sort();
  });
}
