import type { Actor } from '@aval/domain/access/actor';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';

export interface RepeatedNames {
  /** The national code of each pack, by its id. */
  nationalCodes: ReadonlyMap<number, string>;
  /** Types of each code of radiotherapy, by its id. */
  codeTypes: ReadonlyMap<number, readonly string[]>;
}

/** Names that a program may send beside the ids of entries; an id that nothing in sight has gets none. */
export function findRepeatedNames(
  services: Services,
  actor: Actor,
  { presentationIds, codeIds }: { presentationIds: readonly number[]; codeIds: readonly number[] },
): Promise<RepeatedNames> {
  return forActor(services.database, actor).read(async (transaction) => {
    const packs = await transaction.presentation.findMany({
      where: { id: { in: [...presentationIds] } },
      select: { id: true, nationalCode: true },
    });
    const codes = await transaction.radiotherapyCode.findMany({
      where: { id: { in: [...codeIds] } },
      select: { id: true, type: true, radioType: true },
    });
    return {
      nationalCodes: new Map(packs.map(({ id, nationalCode }) => [id, nationalCode])),
      codeTypes: new Map(codes.map(({ id, type, radioType }) => [id, [type, radioType]])),
    };
  });
}
