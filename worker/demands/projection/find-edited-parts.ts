import type { VersionSnapshot } from '@aval/application/engine/command-payload';
import { type AdministrativePart, administrativeParts } from '@aval/domain/demand/content/changes/administrative-parts';
import { type ComparedVersion, compareVersions } from '@aval/domain/demand/content/changes/compare-versions';
import type { Transaction } from '@aval/prisma/scope';
import type { ProjectionInput } from '@aval/workflows/demand/activities';

/** Returns the parts that an administrative edit changed against the previous version. */
export async function findEditedParts(
  transaction: Transaction,
  { demandId, command, transition }: ProjectionInput,
  snapshot: VersionSnapshot,
): Promise<AdministrativePart[]> {
  if (command.type !== 'save_administrative') return [];
  const before = await transaction.demandVersion.findUniqueOrThrow({
    where: { demandId_number: { demandId, number: transition.state.version - 1 } },
    select: { content: true, patient: true },
  });
  return administrativeParts(compareVersions(before as unknown as ComparedVersion, snapshot));
}
