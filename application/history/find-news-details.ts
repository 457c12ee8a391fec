import type { RoleName } from '@aval/domain/access/roles';
import type { AdministrativePart } from '@aval/domain/demand/content/changes/administrative-parts';
import { isReversal, type NotificationKey } from '@aval/domain/demand/lifecycle/commands';
import { type DeniedCycle, deniedCycle } from '@aval/domain/demand/outlook/denied-cycle';
import type { DecisionReason } from '@aval/domain/demand/vocabulary';
import type { Transaction } from '@aval/prisma/scope';
import { stateOf } from '../demand-rows/demand-subject';

/** Details of an action that its notification tells. */
export interface NewsDetails {
  /** Author and reason of a reversed manager's decision; null for all other news. */
  reversal: Reversal | null;
  /** Parts changed by an administrative edit; empty for all other news. */
  editedParts: readonly AdministrativePart[];
  /** Cycle that a denied continuation concerns, and the cycles that stay authorized; null for all other news. */
  deniedCycle: DeniedCycle | null;
  /** Role that asks for information; null for all other news. */
  askedBy: RoleName | null;
}

/** Person who reversed a manager's decision, and the reason. */
export interface Reversal {
  byName: string;
  reason: DecisionReason;
}

/** Notification with the history entry that it comes from. */
export interface ToldEntry {
  demandId: string;
  sequence: number;
  key: NotificationKey;
}

export type DetailsOf = (news: ToldEntry) => NewsDetails;

export const NO_DETAILS: NewsDetails = { reversal: null, editedParts: [], deniedCycle: null, askedBy: null };

/**
 * Reads details of news: reversals for managers, who see final decisions in full, the edited parts of an edit without
 * values, the cycle of a denial, and the role that asks a question.
 */
export async function findNewsDetails(transaction: Transaction, news: readonly ToldEntry[]): Promise<DetailsOf> {
  const places = news.filter(hasDetails);
  if (places.length === 0) return () => NO_DETAILS;
  const entries = await transaction.demandHistory.findMany({
    where: { OR: places.map(({ demandId, sequence }) => ({ demandId, sequence })) },
    select: {
      demandId: true,
      sequence: true,
      finalReason: true,
      editedParts: true,
      state: true,
      actor: { select: { name: true } },
    },
  });
  return (told) => {
    const entry = entries.find(({ demandId, sequence }) => demandId === told.demandId && sequence === told.sequence);
    if (!entry || !hasDetails(told)) return NO_DETAILS;
    if (told.key === 'save') return { ...NO_DETAILS, editedParts: entry.editedParts as AdministrativePart[] };
    if (told.key === 'sended_denied') return { ...NO_DETAILS, deniedCycle: deniedCycle(stateOf(entry)) };
    if (told.key === 'pending_missing_info') return { ...NO_DETAILS, askedBy: stateOf(entry)?.returnToRole ?? null };
    if (!entry.actor || !entry.finalReason) return NO_DETAILS;
    return { ...NO_DETAILS, reversal: { byName: entry.actor.name, reason: entry.finalReason as DecisionReason } };
  };
}

function hasDetails({ key }: ToldEntry): boolean {
  return key === 'save' || key === 'sended_denied' || key === 'pending_missing_info' || isReversal(key);
}
