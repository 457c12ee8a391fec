import type { Transaction } from './scope';

/**
 * Returns the next reference of the company and year, `<prefix>-<yy>-<six digits>`. The counter's row stays locked
 * until the transaction ends, so two drafts never get the same number. A committed number is never given again, even
 * when its draft is deleted. Source: docs/rules.md 8.1.
 */
export async function nextReference(tx: Transaction, companyId: number, year: number): Promise<string> {
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { referencePrefix: true } });
  const [counter] = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO reference_sequence (company_id, year, last) VALUES (${companyId}, ${year}, 1)
    ON CONFLICT (company_id, year) DO UPDATE SET last = reference_sequence.last + 1
    RETURNING last`;
  if (!counter) throw new Error(`no reference for company ${companyId}`);
  return `${company.referencePrefix}-${String(year % 100).padStart(2, '0')}-${String(counter.last).padStart(6, '0')}`;
}
