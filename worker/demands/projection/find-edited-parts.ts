import type { VersionSnapshot } from '@aval/application/engine/command-payload';
import { type AdministrativePart, administrativeParts } from '@aval/domain/demand/content/changes/administrative-parts';
import { compareVersions } from '@aval/domain/demand/content/changes/compare-versions';
import { readStoredContent } from '@aval/domain/demand/content/stored-content';
import type { VersionPatient } from '@aval/domain/demand/content/version-snapshot';
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
    select: { schemaNumber: true, content: true, patient: true },
  });
  const kept = { content: readStoredContent(before), patient: before.patient as unknown as VersionPatient };
  return administrativeParts(compareVersions(kept, snapshot));
}
