import type { DemandCommand } from '@aval/domain/demand/lifecycle/commands';
import type { Transaction } from '@aval/prisma/scope';
import type { WayFacts } from '../../engine/command-payload';

/**
 * Whom a request goes to first, by the company's setting at this moment; null for a command that does not begin the way.
 * Source: docs/rules.md 3.3.
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

/** The company's setting now; for a request under way what was stored with its command holds instead. */
export function readValidationStep(transaction: Transaction, companyId: number): Promise<{ validationStep: boolean }> {
  return transaction.company.findUniqueOrThrow({ where: { id: companyId }, select: { validationStep: true } });
}
