import type { DecisionReason } from '@aval/domain/demand/vocabulary';
import type { Transaction } from '@aval/prisma/scope';

/** Who made a manager's decision its opposite, and for which reason. */
export interface Reversal {
  byName: string;
  reason: DecisionReason;
}

export interface HistoryPlace {
  demandId: string;
  sequence: number;
}

export type Reversals = (place: HistoryPlace) => Reversal | null;

/** What news of a reversal says besides; the managers, who are told, see final decisions whole. */
export async function findReversals(transaction: Transaction, places: readonly HistoryPlace[]): Promise<Reversals> {
  if (places.length === 0) return () => null;
  const entries = await transaction.demandHistory.findMany({
    where: { OR: places.map(({ demandId, sequence }) => ({ demandId, sequence })) },
    select: { demandId: true, sequence: true, finalReason: true, actor: { select: { name: true } } },
  });
  return ({ demandId, sequence }) => {
    const entry = entries.find((each) => each.demandId === demandId && each.sequence === sequence);
    if (!entry?.actor || !entry.finalReason) return null;
    return { byName: entry.actor.name, reason: entry.finalReason as DecisionReason };
  };
}
