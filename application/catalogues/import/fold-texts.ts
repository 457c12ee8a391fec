import type { Transaction } from '@aval/prisma/scope';
import type { Fold } from './catalogue-import';

const AT_ONCE = 5_000;

/** What the database makes of texts that it compares without accents and capitals: it says so itself, once for all who ask. */
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
