import { type Field, fault, field } from '../fields/field';
import { isEmpty, readText } from '../fields/readers';

const LONGEST_PATTERN = 200;
/** A card number has 64 characters at most: no count above says more. */
const LARGEST_COUNT = 64;
/** What may be read in more than one way: each multiplies the ways in which a number may be tried. */
const MOST_FORKS = 5;

const TOKEN =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?:|\(\?.|\(|\)|\{(\d+)(?:(,)(\d*))?\}\??|[*+?]\??|\||./gsu;

type Part = { text: string; least: string | undefined; range: string | undefined; most: string | undefined };

/**
 * Whether a pattern is tried in next to no time, whatever somebody types: without references back and looks around, with no count on a group that
 * counts or chooses within, and with few places that may be read in more than one way. It is tried in browsers and on the server alike.
 */
export function isQuickPattern(pattern: string): boolean {
  if (pattern.length > LONGEST_PATTERN || !compiles(pattern)) return false;
  let forks = 0;
  /** For each open group, whether something counts or chooses in it. */
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

/** A regular expression that whole card numbers are held against. */
export function numberPattern(): Field<string | null> {
  return field((input) => {
    if (isEmpty(input)) return null;
    const pattern = readText(input);
    return pattern !== undefined && isQuickPattern(pattern) ? pattern : fault('numberPattern');
  });
}
