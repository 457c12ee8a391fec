import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { isAccompaniment } from '@aval/domain/demand/outlook/standing-entries';
import type { DisplayStatus, HistoryAction, ShownAction } from '@aval/domain/demand/vocabulary';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';
import { readNumbering } from './read-numbering';
import { PLACE_SELECT, visibleHistory } from './visible-history';

export interface ActionSince {
  sequence: number;
  /** ISO instant. */
  at: string;
  action: ShownAction;
  status: DisplayStatus;
}

/** Contents of entries are not read: only the action and its moment are. */
const UNREAD = {
  comment: null,
  decisionReason: null,
  finalReason: null,
  confirmedWarnings: [],
  actor: null,
  toUser: null,
  attachments: [],
};

/**
 * Returns the actions on a demand since a given one, oldest first, for a user who acted on an outdated page. Action and
 * moment are known to everybody who sees the demand. Comments and uploads are left out: they do not outdate a page.
 * Empty for a demand out of sight. Source: docs/rules.md 2.16, 3.25.
 */
export function findActionsSince(
  services: Services,
  actor: Actor,
  demandId: string,
  sequence: number,
): Promise<ActionSince[]> {
  const today = civilDateOf(services.clock.now());
  return forActor(services.database, actor).read(async (tx) => {
    const rows = await tx.demandHistory.findMany({
      where: { demandId, demand: demandScope(actor, today) },
      select: { ...PLACE_SELECT, createdAt: true },
      orderBy: { sequence: 'asc' },
    });
    const counted = rows.filter(({ action }) => !isAccompaniment(action as HistoryAction));
    const since = visibleHistory(
      counted.map((row) => ({ ...row, ...UNREAD })),
      actor,
    );
    const numberOf = await readNumbering(tx, demandId, actor);
    return since
      .map((row) => ({
        sequence: numberOf(row.sequence),
        at: row.createdAt.toISOString(),
        action: row.action,
        status: row.displayStatus as DisplayStatus,
      }))
      .filter((row) => row.sequence > sequence);
  });
}
