import type { Actor } from '@aval/domain/access/actor';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';

export interface RepeatedNames {
  /** The national code of each pack, by its id. */
  nationalCodes: ReadonlyMap<number, string>;
  /** What each code of radiotherapy is called by its type, by its id. */
  codeTypes: ReadonlyMap<number, readonly string[]>;
}

/** What a program may say again of entries that it names by their ids. Of an id that nothing in sight has, nothing. */
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
