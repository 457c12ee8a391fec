/** 32 hexadecimal digits drawn at random have some 14 different ones, 32 drawn bytes some 30. */
const LEAST_DIFFERENT = 8;

/**
 * Whether a key or secret was not drawn at random: it has few different bytes or letters, or it is one part that follows
 * itself. Source: docs/rules.md 5.33.
 */
export function isGuessableKey(key: ArrayLike<number | string>): boolean {
  return new Set(Array.from(key)).size < LEAST_DIFFERENT || isRepeated(key);
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
