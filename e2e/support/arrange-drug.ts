import { services } from './arrange';

/** Creates a drug whose name and active principle are single words of the maximum length. */
export async function arrangeLongDrug(): Promise<{ name: string; activePrinciple: string }> {
  const { database } = services();
  const { dosage, administration } = await database.drug.findFirstOrThrow({ where: { hidden: false } });
  const [name, activePrinciple] = [`Palabra${'o'.repeat(193)}`, `Principio${'i'.repeat(191)}`];
  await database.drug.create({ data: { name, activePrinciple, dosage, administration } });
  return { name, activePrinciple };
}

/** Finds a drug of the catalogue that is sold in one pack only. */
export async function findDrugOfOnePack() {
  const isOffered = { hidden: false, active: true };
  const drugs = await services().database.drug.findMany({
    where: { hidden: false, presentations: { some: isOffered } },
    select: { name: true, presentations: { where: isOffered, select: { id: true, priceCents: true } } },
  });
  for (const { name, presentations } of drugs) {
    const [only, ...others] = presentations;
    if (only && others.length === 0) return { name, pack: only };
  }
  throw new Error('no drug with one pack');
}
