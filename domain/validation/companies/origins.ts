import { Fault, fault } from '../fields/fault';
import { type Field, field } from '../fields/field';
import { message } from '../fields/message';
import { hostName } from './host-names';

const MOST_ORIGINS = 20;
const ORIGIN = /^https:\/\/([^/?#:@\s]+)(?::(\d{1,5}))?\/?$/i;
const HIGHEST_PORT = 65_535;

/**
 * Normalises an origin as browsers write it: lower case, without the default port and a trailing slash. Null when it is
 * invalid or not HTTPS.
 */
export function normaliseOrigin(typed: string): string | null {
  const [, host = '', port] = ORIGIN.exec(typed.trim()) ?? [];
  const name = hostName(host);
  const number = port === undefined ? 443 : Number(port);
  if (name === null || number < 1 || number > HIGHEST_PORT) return null;
  return `https://${name}${number === 443 ? '' : `:${number}`}`;
}

/** Origins of pages, one a line; usually none. Source: docs/rules.md 10.18. */
export function origins(): Field<string[]> {
  return field((input) => {
    const typed = typeof input === 'string' ? input.split(/[\s,]+/).filter((part) => part !== '') : [];
    if (typed.length > MOST_ORIGINS) return fault('originsTooMany', { max: MOST_ORIGINS });
    const wrong = typed.find((each) => normaliseOrigin(each) === null);
    if (wrong !== undefined) return new Fault(message('originInvalid', { origin: wrong.slice(0, 60) }));
    return [...new Set(typed.flatMap((each) => normaliseOrigin(each) ?? []))].sort();
  });
}
