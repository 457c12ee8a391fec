import type { Transaction } from '@aval/prisma/scope';

/** Rows whose names, numbers or provinces a demand's row repeats. */
export interface NamedRows {
  companyId?: number;
  patientId?: number;
  centerIds?: readonly number[];
}

/**
 * Holds these rows as they are until the transaction ends, so that a demand begun in the moment of a rename repeats the
 * new name: the rename either is read here, or waits and then finds the demand. Call it before a demand's row is locked,
 * since a rename locks them in this order. Source: docs/rules.md 5.21.
 */
export async function holdNames(tx: Transaction, { companyId, patientId, centerIds = [] }: NamedRows): Promise<void> {
  if (companyId !== undefined) await tx.$queryRaw`SELECT 1 FROM company WHERE id = ${companyId} FOR SHARE`;
  for (const id of centerIds) await tx.$queryRaw`SELECT 1 FROM center WHERE id = ${id} FOR SHARE`;
  if (patientId !== undefined) await tx.$queryRaw`SELECT 1 FROM patient WHERE id = ${patientId} FOR SHARE`;
}
