/** Addresses of our pages have at most six folders, two of them with names of 36 characters. */
const LONGEST_PATH = 500;
const MOST_FOLDERS = 12;
/** Enough for sixty zones and the other filters of a list, also when escaped as the return address after signing in. */
const LONGEST_SEARCH = 4_000;
const MOST_PARAMETERS = 100;

/**
 * Returns whether an address is within the length of our own. Route matching compares each folder with many routes,
 * some for each parent folder too, before authentication.
 */
export function isOfUsualLength(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  const search = target.slice(path.length + 1);
  return (
    path.length <= LONGEST_PATH &&
    // An escaped slash becomes one when the path is decoded again.
    countOf(path, /\/|%2f/gi) <= MOST_FOLDERS &&
    search.length <= LONGEST_SEARCH &&
    countOf(search, /&/g) < MOST_PARAMETERS
  );
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}
