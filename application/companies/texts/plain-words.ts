const BLOCK = /<\/?(?:p|h2|li|ol|ul|blockquote|pre|br)\b[^<>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Returns the words of a sanitised text without markup, in one line. */
export function plainWords(html: string): string {
  return html
    .replace(BLOCK, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Longest part for the change log, in characters. */
const LONGEST_PART = 400;
/** Characters of context on either side, to find the place. */
const AROUND = 40;

/** Returns the differing parts of two texts with some context; the change log keeps only these. */
export function differingParts(before: string, after: string): { before: string; after: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return { before: part(before, start, before.length - same), after: part(after, start, after.length - same) };
}

function part(text: string, start: number, end: number): string {
  const first = atWord(text, Math.max(0, start - AROUND));
  const last = Math.min(text.length, Math.max(end + AROUND, first), first + LONGEST_PART);
  return `${first > 0 ? '…' : ''}${text.slice(first, last).trim()}${last < text.length ? '…' : ''}`;
}

/** Moves a position to the start of a word, so that neither a word nor a surrogate pair is cut. */
function atWord(text: string, position: number): number {
  if (position === 0) return 0;
  const blank = text.indexOf(' ', position);
  return blank === -1 || blank > position + AROUND ? position : blank + 1;
}
