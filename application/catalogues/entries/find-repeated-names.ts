import type { Actor } from '@aval/domain/access/actor';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';

export interface RepeatedNames {
  /** National code of each presentation, by its id. */
  nationalCodes: ReadonlyMap<number, string>;
  /** Types of each radiotherapy code, by its id. */
  codeTypes: ReadonlyMap<number, readonly string[]>;
}

/** Returns names that an API client may send beside ids of entries; an id that the actor cannot see gets none. */
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
