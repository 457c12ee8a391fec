import { services } from './arrange';

/** Creates a drug whose name and active principle are single words of the maximum length. */
export async function arrangeLongDrug(): Promise<{ name: string; activePrinciple: string }> {
  const { database } = services();
  const { dosage, administration } = await database.drug.findFirstOrThrow({ where: { hidden: false } });
  const [name, activePrinciple] = [`Palabra${'o'.repeat(193)}`, `Principio${'i'.repeat(191)}`];
  await database.drug.create({ data: { name, activePrinciple, dosage, administration } });
  return { name, activePrinciple };
}
