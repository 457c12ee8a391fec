import type { Transaction } from '@aval/prisma/scope';
import type { Fold } from './catalogue-import';

const AT_ONCE = 5_000;

/**
 * Normalises texts in the database, so that they compare exactly as stored names do; few statements serve all texts.
 */
export async function foldTexts(tx: Transaction, texts: Iterable<string>): Promise<Fold> {
  const wanted = [...new Set(texts)];
  const folded = new Map<string, string>();
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const part = wanted.slice(at, at + AT_ONCE);
    const rows = await tx.$queryRaw<{ place: bigint; text: string }[]>`
      SELECT place, search_text(given) AS text FROM unnest(${part}::text[]) WITH ORDINALITY AS sent (given, place)`;
    for (const { place, text } of rows) folded.set(part[Number(place) - 1] ?? '', text);
  }
  return (text) => folded.get(text) ?? text;
}
