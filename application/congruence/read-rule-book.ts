import { type CongruenceSettings, DEFAULT_RULE_BOOK, type RuleBook } from '@aval/domain/congruence/rule-book';
import type { Transaction } from '@aval/prisma/scope';

/**
 * Reads a version of a company's rule book, the latest by default, or the default rule book if the company changed
 * nothing. Source: docs/rules.md 12.3.
 */
export async function readRuleBook(tx: Transaction, companyId: number, version?: number): Promise<RuleBook> {
  const row = await tx.ruleBook.findFirst({
    where: { companyId, ...(version === undefined ? {} : { version }) },
    orderBy: { version: 'desc' },
    select: { version: true, settings: true },
  });
  return row ? { version: row.version, ...(row.settings as unknown as CongruenceSettings) } : DEFAULT_RULE_BOOK;
}
