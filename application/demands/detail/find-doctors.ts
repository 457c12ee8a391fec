import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import { searchedName } from '../../catalogues/searched-name';
import { BY_NAME } from '../../lists/by-name';
import type { Services } from '../../services';
import { findCentersOf, OPEN_DEMANDS, OWN_DRAFTS, successorsTo } from '../../users/leaving/work-of-user';
import type { FoundPerson } from './find-consultants';

const AT_MOST = 20;

export interface FoundSuccessor extends FoundPerson {
  /** Prescriber centers of the demands to take over in which this doctor does not work. */
  withoutCenters: string[];
}

interface Asked {
  companyId: number;
  /** Doctor whose open demands and drafts are to be taken over. */
  fromId: number | undefined;
  /** Limits the take-over to one demand. */
  demandId?: string | undefined;
  text: string;
}

/**
 * Finds the active doctors of a company who could take over from another doctor, by name. Doctors without the center of
 * a draft are left out, since nothing could be chosen in it; doctors without the center of a demand are marked. Source:
 * docs/rules.md 3.18.
 */
export async function findDoctors(
  { database }: Services,
  actor: Actor,
  { companyId, fromId, demandId, text }: Asked,
): Promise<FoundSuccessor[]> {
  if (!roleMay(actor.role, 'demands.take_over') || !actor.companyIds.includes(companyId)) return [];
  return forActor(database, actor).read(async (tx) => {
    const which = { companyId, doctorId: fromId ?? 0, ...(demandId === undefined ? {} : { id: demandId }) };
    const ofDrafts = await findCentersOf(tx, { ...OWN_DRAFTS, ...which });
    const ofDemands = await findCentersOf(tx, { ...OPEN_DEMANDS, ...which });
    const found = await tx.userAccount.findMany({
      where: { ...successorsTo(fromId ?? 0, companyId, ofDrafts), searchName: await searchedName(tx, text) },
      select: { id: true, name: true, email: true, centers: { select: { centerId: true } } },
      orderBy: BY_NAME,
      take: AT_MOST,
    });
    return found.map(({ centers, ...doctor }) => {
      const own = new Set(centers.map(({ centerId }) => centerId));
      return { ...doctor, withoutCenters: ofDemands.filter(({ id }) => !own.has(id)).map(({ name }) => name) };
    });
  });
}
