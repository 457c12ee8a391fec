/** In small letters and without accents, as people look for names and as catalogues write them alike. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
