/**
 * Returns the nesting depth of a JSON text and an upper bound of its number of values, ignoring the content of strings.
 */
export function measureJson(text: string): { depth: number; values: number } {
  let [depth, deepest, values, isInString] = [0, 0, 1, false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === ',') values += 1;
    else if (character === '{' || character === '[') {
      depth += 1;
      values += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return { depth: deepest, values };
}
