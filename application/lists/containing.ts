/** Condition for texts that contain another one, with `%` and `_` escaped, which would match anything. */
export function containing(text: string): { contains: string } {
  return { contains: text.replace(/[\\%_]/g, String.raw`\$&`) };
}
