import { fault } from '../fields/fault';
import { type Field, field } from '../fields/field';
import { isEmpty, readText } from '../fields/readers';

const LONGEST_PATTERN = 200;
/** Maximum of a quantifier: a card number has 64 characters at most. */
const LARGEST_COUNT = 64;
/** Maximum ambiguous parts, each of which multiplies the ways to match a number. */
const MOST_FORKS = 5;

const TOKEN =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?:|\(\?.|\(|\)|\{(\d+)(?:(,)(\d*))?\}\??|[*+?]\??|\||./gsu;

type Part = { text: string; least: string | undefined; range: string | undefined; most: string | undefined };

/**
 * Whether a pattern matches quickly whatever the input: no backreferences or lookarounds, no quantifier on a group that
 * contains quantifiers or alternatives, and few ambiguous parts. Patterns run in browsers and on the server alike.
 */
export function isQuickPattern(pattern: string): boolean {
  if (pattern.length > LONGEST_PATTERN || !compiles(pattern)) return false;
  let forks = 0;
  /** Whether each open group contains a quantifier or an alternative. */
  const open: boolean[] = [false];
  let wasBusyGroup = false;
  for (const { text, least, range, most } of partsOf(pattern)) {
    const isCount = least !== undefined || /^[*+?]\??$/.test(text);
    if (isCount) {
      if (wasBusyGroup) return false;
      if (least !== undefined && Math.max(Number(least), Number(most || 0)) > LARGEST_COUNT) return false;
      if (least === undefined || range !== undefined) forks += 1;
      open[open.length - 1] = true;
      wasBusyGroup = false;
    } else if (text === '(' || text === '(?:') {
      open.push(false);
    } else if (text.startsWith('(') || /^\\[1-9k]/.test(text)) {
      return false;
    } else if (text === ')') {
      wasBusyGroup = open.pop() ?? false;
      if (wasBusyGroup) open[open.length - 1] = true;
    } else {
      wasBusyGroup = false;
      if (text === '|') {
        forks += 1;
        open[open.length - 1] = true;
      }
    }
  }
  return forks <= MOST_FORKS;
}

function partsOf(pattern: string): Part[] {
  return [...pattern.matchAll(TOKEN)].map(([text, least, range, most]) => ({ text, least, range, most }));
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test('') || true;
  } catch {
    return false;
  }
}

/** Regular expression that must match a whole card number. */
export function numberPattern(): Field<string | null> {
  return field((input) => {
    if (isEmpty(input)) return null;
    const pattern = readText(input);
    return pattern !== undefined && isQuickPattern(pattern) ? pattern : fault('numberPattern');
  });
}
