/** A page's own address has six folders at most, two of them with a name of 36 characters. */
const LONGEST_PATH = 500;
const MOST_FOLDERS = 12;
/** Sixty zones of a list's filter and the rest of it, and that as the place to come back to after signing in. */
const LONGEST_SEARCH = 4_000;
const MOST_PARAMETERS = 100;

/**
 * Whether an address is no longer than pages make them. Whatever looks for its route compares each folder with each of them, some for every folder
 * above too, before anybody has signed in.
 */
export function isOfUsualLength(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  const search = target.slice(path.length + 1);
  return (
    path.length <= LONGEST_PATH &&
    // A slash that is escaped becomes one where the path is read once more.
    countOf(path, /\/|%2f/gi) <= MOST_FOLDERS &&
    search.length <= LONGEST_SEARCH &&
    countOf(search, /&/g) < MOST_PARAMETERS
  );
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}
