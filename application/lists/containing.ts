/** What contains a text, whose signs stand for themselves: `%` and `_` would match anything. */
export function containing(text: string): { contains: string } {
  return { contains: text.replace(/[\\%_]/g, String.raw`\$&`) };
}
