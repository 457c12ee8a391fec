/**
 * Returns the letter of a drug line by its position from 0: A to Z, then AA, AB, … Throws a RangeError for other
 * positions. Source: docs/rules.md 8.11.
 */
export function drugLetter(index: number): string {
  if (!Number.isInteger(index) || index < 0) throw new RangeError(`no drug line has the position ${index}`);
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : drugLetter(Math.floor(index / 26) - 1) + letter;
}

/** Returns the colour of a drug line: A to E have fixed ones, all others share the neutral x. */
export function drugColour(index: number): 'a' | 'b' | 'c' | 'd' | 'e' | 'x' {
  return (['a', 'b', 'c', 'd', 'e'] as const)[index] ?? 'x';
}
