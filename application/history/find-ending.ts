import type { Actor } from '@aval/domain/access/actor';
import { type RoleName, roleName } from '@aval/domain/access/roles';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { wizardMode } from '@aval/domain/demand/lifecycle/offers';
import type { DemandState } from '@aval/domain/demand/state';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import type { ShownAction } from '@aval/domain/reading/visible-entry';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { PLACE_SELECT, visibleHistory } from './visible-history';

/** By what a demand was taken from whoever was writing in it, and by whom, as that person may see it. */
export interface Ending {
  action: ShownAction;
  /** Of an undo: what was undone. */
  undone: ShownAction | null;
  /** Of an undo: why. */
  reason: string | null;
  /** Null where the clock acted. */
  byRole: RoleName | null;
  /** Null where the clock acted, and where the name is not for the reader. */
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
 * The entry after which nobody of the reader's role could write any more in the way that is asked about; null where no entry closed it, as while a
 * draft is on its way to the engine.
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
  const isUndo = entry.action === 'ROLLBACK';
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

/** It was written by `transition()`, whose type it has. */
function stateAfter(state: Prisma.JsonValue | undefined): DemandState | null {
  return (state ?? null) as DemandState | null;
}
