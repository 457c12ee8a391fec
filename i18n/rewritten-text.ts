/** A rewritten text: common start, removed part (without trailing blanks), added part, and common end. */
export interface RewrittenText {
  start: string;
  gone: string;
  come: string;
  end: string;
}

/** Splits a text into whole words and the blanks between them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+|\s+/g) ?? [];
}

/** Compares two texts, from the first word that differs to the last. */
export function rewrittenText(before: string, after: string): RewrittenText {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const part = (words: readonly string[], from: number, to: number) => words.slice(from, to).join('');
  return {
    start: part(is, 0, start),
    gone: part(was, start, was.length - end).trimEnd(),
    come: part(is, start, is.length - end),
    end: part(is, is.length - end, is.length),
  };
}
