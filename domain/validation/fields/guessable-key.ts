/** 32 hexadecimal digits drawn at random have some 14 different ones. */
const LEAST_DIFFERENT_LETTERS = 8;
/** 32 bytes drawn at random have some 30 different ones. */
const LEAST_DIFFERENT_BYTES = 12;

/**
 * Whether a key or secret was not drawn at random: it has few different letters or bytes, or it is one part that follows
 * itself. Source: docs/rules.md 5.33.
 */
export function isGuessableKey(key: ArrayLike<number | string>): boolean {
  const least = typeof key === 'string' ? LEAST_DIFFERENT_LETTERS : LEAST_DIFFERENT_BYTES;
  return new Set(Array.from(key)).size < least || isRepeated(key);
}

/** Whether the whole key is a shorter one, again and again; the last time it may be cut off. */
function isRepeated(key: ArrayLike<number | string>): boolean {
  const longest = Math.floor(key.length / 2);
  for (let length = 1; length <= longest; length++) {
    let at = length;
    while (at < key.length && key[at] === key[at - length]) at++;
    if (at === key.length) return true;
  }
  return false;
}
