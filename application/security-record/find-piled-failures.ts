import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
import { FAILURES } from './security-events';

/**
 * From how many failures within the last hour an address or an account is marked: from one address more than a practice
 * mistypes, on one account more than its owner does before asking for another password. Source: docs/rules.md 5.42.
 */
export const PILE_OF_FAILURES = { withinMinutes: 60, fromOneNetwork: 20, onOneAccount: 10 };

/** Piles named at most, those with most failures first. */
const MOST_PILES = 10;

export interface PiledFailures {
  /** Set for failures from one address. */
  network: string | null;
  /** Set for failures on one account. */
  userId: number | null;
  userName: string | null;
  count: number;
  /** ISO 8601 instant of the last one. */
  lastAt: string;
}

type FoundPile = Omit<PiledFailures, 'lastAt'> & { lastAt: Date };

/** Finds the addresses and accounts on which failures pile up. */
export async function findPiledFailures(tx: Transaction, now: Date): Promise<PiledFailures[]> {
  const { withinMinutes, fromOneNetwork, onOneAccount } = PILE_OF_FAILURES;
  const since = new Date(now.getTime() - withinMinutes * 60_000);
  const found = await tx.$queryRaw<FoundPile[]>`
    WITH failure AS (
      SELECT network, user_id, at FROM security_event WHERE kind = ANY (${[...FAILURES]}::text[]) AND at > ${since}
    ), pile AS (
      SELECT network, NULL::int AS user_id, count(*)::int AS count, max(at) AS last_at FROM failure
      WHERE network IS NOT NULL GROUP BY network HAVING count(*) >= ${fromOneNetwork}
      UNION ALL
      SELECT NULL, user_id, count(*)::int, max(at) FROM failure
      WHERE user_id IS NOT NULL GROUP BY user_id HAVING count(*) >= ${onOneAccount}
    )
    SELECT ${selected<FoundPile>({
      network: Prisma.sql`pile.network`,
      userId: Prisma.sql`pile.user_id`,
      userName: Prisma.sql`person.name`,
      count: Prisma.sql`pile.count`,
      lastAt: Prisma.sql`pile.last_at`,
    })}
    FROM pile LEFT JOIN user_account AS person ON person.id = pile.user_id
    ORDER BY pile.count DESC, pile.last_at DESC LIMIT ${MOST_PILES}`;
  return found.map(({ lastAt, ...pile }) => ({ ...pile, lastAt: lastAt.toISOString() }));
}
