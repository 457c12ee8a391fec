import type { Transaction } from '@aval/prisma/scope';
import { containing } from '../lists/containing';

/** What was typed, as the names that it is looked for in are kept: the database says what an accent is, once for both. */
export async function searchedName(
  reader: Pick<Transaction, '$queryRaw'>,
  typed: string,
): Promise<{ contains: string }> {
  const [found] = await reader.$queryRaw<{ text: string }[]>`SELECT search_text(${typed.slice(0, 100)}) AS text`;
  return containing(found?.text ?? '');
}
