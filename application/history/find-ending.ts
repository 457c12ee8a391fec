import type { Actor } from '@aval/domain/access/actor';
import { type RoleName, roleName } from '@aval/domain/access/roles';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { traitsOf } from '@aval/domain/demand/action-traits';
import { wizardMode } from '@aval/domain/demand/lifecycle/offers';
import type { DemandState } from '@aval/domain/demand/state';
import type { ShownAction, WizardMode } from '@aval/domain/demand/vocabulary';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { PLACE_SELECT, visibleHistory } from './visible-history';

/** Action that ended a user's writing in a demand, as that user may see it. */
export interface Ending {
  action: ShownAction;
  /** Action that an undo took back. */
  undone: ShownAction | null;
  /** Reason of an undo. */
  reason: string | null;
  /** Null when the clock acted. */
  byRole: RoleName | null;
  /** Null when the clock acted, and when the reader may not know the name. */
  byName: string | null;
  /** ISO instant. */
  at: string;
}

const SELECT = {
  ...PLACE_SELECT,
  comment: true,
  decisionReason: true,
  finalReason: true,
  confirmedWarnings: true,
  state: true,
  createdAt: true,
  actor: { select: { name: true } },
  toUser: { select: { name: true } },
  attachments: { select: { id: true } },
} satisfies Prisma.DemandHistorySelect;

/**
 * Finds the entry after which the reader's role could not write any more in the modes that `isOpen` accepts; null when
 * no entry ended it, as while a draft is on its way to the engine.
 */
export async function findEnding(
  transaction: Transaction,
  { demandId, reader, today }: { demandId: string; reader: Actor; today: CivilDate },
  isOpen: (mode: WizardMode) => boolean,
): Promise<Ending | null> {
  const rows = await transaction.demandHistory.findMany({
    where: { demandId },
    select: SELECT,
    orderBy: { sequence: 'asc' },
  });
  const wasOpen = rows.findLastIndex(({ state }) => {
    const mode = wizardMode(stateAfter(state), reader.role, today);
    return mode !== null && isOpen(mode);
  });
  const shown = visibleHistory(rows, reader);
  const entry = shown.find(({ sequence }) => sequence === rows[wasOpen + 1]?.sequence);
  if (!entry) return null;
  const isUndo = traitsOf(entry.action).weight === 'undoes';
  const undoneSequence = isUndo ? stateAfter(rows[wasOpen]?.state)?.undoable.at(-1) : undefined;
  return {
    action: entry.action,
    undone: shown.find(({ sequence }) => sequence === undoneSequence)?.action ?? null,
    reason: isUndo ? entry.comment : null,
    byRole: entry.fromRoleId === null ? null : roleName(entry.fromRoleId),
    byName: entry.actor?.name ?? null,
    at: entry.createdAt.toISOString(),
  };
}

/** The cast is safe: `transition()` wrote the state. */
function stateAfter(state: Prisma.JsonValue | undefined): DemandState | null {
  return (state ?? null) as DemandState | null;
}
