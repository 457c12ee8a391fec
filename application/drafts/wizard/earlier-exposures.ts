import type { Actor } from '@aval/domain/access/actor';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import { readStoredContent } from '@aval/domain/demand/content/stored-content';
import type { DeclaredExposure } from '@aval/domain/validation/steps/previous-treatments-schema';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Transaction } from '@aval/prisma/scope';

/** Dose received elsewhere that another demand of the patient declares. */
export interface EarlierExposure extends DeclaredExposure {
  drugName: string;
  /** Demand that declares it, and the day of its version. */
  reference: string;
  declaredOn: CivilDate;
}

interface ExposureQuestion {
  /** Demand that is being written. */
  demandId: string;
  patientId: number;
  today: CivilDate;
}

/**
 * Finds the doses that the current versions of the patient's other demands in sight declare, of each drug the newest
 * one. A drug that was withdrawn since cannot be declared again. Source: docs/rules.md 11.12.
 */
export async function findEarlierExposures(
  tx: Transaction,
  actor: Actor,
  { demandId, patientId, today }: ExposureQuestion,
): Promise<EarlierExposure[]> {
  const versions = await tx.demandVersion.findMany({
    where: {
      exposures: { some: {} },
      demand: { AND: [{ patientId, id: { not: demandId } }, demandScope(actor, today)] },
    },
    select: {
      number: true,
      createdAt: true,
      schemaNumber: true,
      content: true,
      demand: { select: { reference: true, version: true } },
      exposures: { select: { drug: { select: { id: true, name: true, hidden: true } } } },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  const newest = new Map<number, EarlierExposure>();
  for (const { number, createdAt, demand, exposures, ...stored } of versions) {
    if (number !== demand.version) continue;
    for (const exposure of readStoredContent(stored).exposures) {
      const drug = exposures.map((each) => each.drug).find(({ id }) => id === exposure.drugId);
      if (!drug || drug.hidden || newest.has(drug.id)) continue;
      const declaredOn = civilDateOf(createdAt);
      newest.set(drug.id, { ...exposure, drugName: drug.name, reference: demand.reference, declaredOn });
    }
  }
  return [...newest.values()];
}
