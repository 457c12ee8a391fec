import type { Transaction } from '@aval/prisma/scope';
import { containing } from '../lists/containing';

/**
 * Turns typed text into a condition on names. The database normalises it with the function that it uses for the names.
 */
export async function searchedName(
  reader: Pick<Transaction, '$queryRaw'>,
  typed: string,
): Promise<{ contains: string }> {
  const [found] = await reader.$queryRaw<{ text: string }[]>`SELECT search_text(${typed.slice(0, 100)}) AS text`;
  return containing(found?.text ?? '');
}
