/** Lower-cases a text and removes accents, for searching names and comparing catalogue entries. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
