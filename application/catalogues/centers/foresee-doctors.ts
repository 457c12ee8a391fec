import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';
import { countByDoctor } from '../../users/relations/compare-sight';
import type { RelationConsequence } from '../../users/relations/foresee-relations';
import { CENTERS } from './center-catalogue';

/**
 * Returns the consequences of removing doctors from a center; null when the actor may not edit it or it does not exist.
 * Source: docs/rules.md 5.39.
 */
export async function foreseeDoctors(
  services: Services,
  actor: Actor,
  { id, removed }: { id: number; removed: readonly number[] },
): Promise<RelationConsequence[] | null> {
  if (!roleMay(actor.role, 'centers.edit')) return null;
  return forActor(services.database, actor).read(async (tx) => {
    const center = await CENTERS.find(tx, id);
    if (!center) return null;
    const leaving = center.doctors.filter((doctor) => removed.includes(doctor.id));
    const doctorIds = leaving.map((doctor) => doctor.id);
    const demandsOf = await countByDoctor(tx, { doctorIds, prescriberCenterId: id });
    const elsewhere = await tx.userCenter.findMany({
      where: { userId: { in: doctorIds }, centerId: { not: id } },
      distinct: ['userId'],
      select: { userId: true },
    });
    return leaving.flatMap((doctor): RelationConsequence[] => {
      const demands = demandsOf(doctor.id);
      const stays = demands.open + demands.drafts > 0;
      const worksElsewhere = elsewhere.some(({ userId }) => userId === doctor.id);
      return [
        ...(stays ? [{ kind: 'stays' as const, center: center.name, doctor: doctor.name, demands }] : []),
        ...(worksElsewhere || !doctor.active ? [] : [{ kind: 'noCenter' as const, doctor: doctor.name }]),
      ];
    });
  });
}
