import type { Actor } from '@aval/domain/access/actor';
import { readStoredContent } from '@aval/domain/demand/content/stored-content';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { Services } from '../../services';

type Names = ReadonlyMap<number, readonly string[]>;

/** Names by the id of their entry: those of today, and those of the version that stands. */
export interface RepeatedNames {
  nationalCodes: Names;
  codeTypes: Names;
  drugNames: Names;
}

interface NamedEntries {
  presentationIds: readonly number[];
  codeIds: readonly number[];
  drugIds: readonly number[];
  /** Demand whose last version was read with the names of its moment; null for new content. */
  demandId: string | null;
}

/** Returns names that an API client may send beside ids of entries; an id that the actor cannot see gets none. */
export function findRepeatedNames(
  services: Services,
  actor: Actor,
  { presentationIds, codeIds, drugIds, demandId }: NamedEntries,
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
    const drugs = await transaction.drug.findMany({
      where: { id: { in: [...drugIds] } },
      select: { id: true, name: true },
    });
    const filed = demandId === null ? null : await filedNames(transaction, demandId);
    return {
      nationalCodes: new Map(
        packs.map(({ id, nationalCode }) => [id, present(nationalCode, filed?.presentations[id]?.nationalCode)]),
      ),
      codeTypes: new Map(
        codes.map(({ id, type, radioType }) => [id, present(type, radioType, filed?.codes[id]?.type)]),
      ),
      drugNames: new Map(drugs.map(({ id, name }) => [id, present(name, filed?.drugs[id])])),
    };
  });
}

async function filedNames(transaction: Transaction, demandId: string): Promise<VersionNames | null> {
  const version = await transaction.demandVersion.findFirst({
    where: { demandId },
    orderBy: { number: 'desc' },
    select: { schemaNumber: true, content: true },
  });
  return version && readStoredContent(version).names;
}

function present(...names: readonly (string | undefined)[]): string[] {
  return names.filter((name) => name !== undefined);
}
