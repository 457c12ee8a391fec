import type { DemandCommand } from '@aval/domain/demand/lifecycle/commands';
import type { Transaction } from '@aval/prisma/scope';
import type { WayFacts } from '../../engine/command-payload';

/**
 * Reads the company's validation step at this moment, with which a request goes to a representative first and without
 * which to the managers; null for commands that do not start the route. Source: docs/rules.md 3.3.
 */
export async function readWay(
  transaction: Transaction,
  companyId: number,
  { type }: DemandCommand,
): Promise<WayFacts | null> {
  if (type !== 'submit' && type !== 'continue') return null;
  const { validationStep } = await readValidationStep(transaction, companyId);
  return { companyValidationStep: validationStep };
}

/** Reads the company's current setting; for a request under way, the value stored with its command holds instead. */
export function readValidationStep(transaction: Transaction, companyId: number): Promise<{ validationStep: boolean }> {
  return transaction.company.findUniqueOrThrow({ where: { id: companyId }, select: { validationStep: true } });
}
