import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { ShownAction } from '@aval/domain/reading/visible-entry';
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

/** Nothing that is said is read: only what was done, and when. */
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
 * What has happened to a demand since an action, oldest first, by action and moment, which everybody knows who sees the demand: whoever acted on an
 * older page is told. Comments and uploads are none of it: they make no page old. None for what is out of sight. Source: docs/rules.md 2.16, 3.25.
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
    const counted = rows.filter(({ action }) => action !== 'COMMENT' && action !== 'UPLOAD');
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
