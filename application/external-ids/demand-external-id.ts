import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { message } from '@aval/domain/validation/fields/message';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import { isViolationOf } from '@aval/prisma/unique-violation';
import type { FormIssue } from '../engine/outcomes';
import type { Services } from '../services';

/** Whether a write was refused because another demand of the same center has the identifier. */
export function isExternalIdTaken(error: unknown): boolean {
  return isViolationOf(error, 'demand_external_id_of_center');
}

interface Wanted {
  demandId: string;
  /** The identifier that was sent; without it, the one that the demand has. */
  externalId?: string | null | undefined;
  /** The center that was sent; without it, the one that the demand has. */
  centerId?: unknown;
}

/** Says that an identifier is taken, and names the other demand to those who may see it. Source: docs/rules.md 10.27. */
export function describeTakenExternalId(
  { database, clock }: Services,
  actor: Actor,
  { demandId, externalId: sent, centerId }: Wanted,
  path = 'externalId',
): Promise<{ status: 'invalid'; issues: FormIssue[] }> {
  const inSight = demandScope(actor, civilDateOf(clock.now()));
  return forActor(database, actor).read(async (tx) => {
    const own = await tx.demand.findFirst({
      where: { AND: [{ id: demandId }, inSight] },
      select: { externalId: true, prescriberCenterId: true },
    });
    const externalId = sent ?? own?.externalId;
    const prescriberCenterId = typeof centerId === 'number' ? centerId : own?.prescriberCenterId;
    const holder =
      externalId == null || prescriberCenterId === undefined
        ? null
        : await tx.demand.findFirst({
            where: { AND: [{ externalId, prescriberCenterId, NOT: { id: demandId } }, inSight] },
            select: { reference: true },
          });
    const said = holder ? message('externalIdOfDemand', { reference: holder.reference }) : message('externalIdTaken');
    return { status: 'invalid', issues: [{ path, message: said }] };
  });
}
