import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { type BookChange, bookChanges } from '@aval/domain/congruence/book/book-changes';
import type { RuleFacts } from '@aval/domain/congruence/book/rule-facts';
import { type CongruenceSettings, DEFAULT_RULE_BOOK, type RuleBook } from '@aval/domain/congruence/rule-book';
import { type TableReview, tableReviews } from '@aval/domain/reference/reviewed';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';
import { readRuleBook } from '../read-rule-book';
import { RULE_TABLE } from './rule-table';

export interface BookVersion {
  version: number;
  author: string;
  at: string;
  /** Changes from the previous version. */
  changes: BookChange[];
}

export interface ShownBook {
  company: { id: number; name: string };
  rules: readonly RuleFacts[];
  book: RuleBook;
  /** Newest first; the default rule book itself is not included. */
  versions: BookVersion[];
}

/**
 * Returns a company's rule book with the history of its changes; null when there is none or the actor may not see it.
 * Source: docs/rules.md 12.14.
 */
export async function getRuleBook({ database }: Services, actor: Actor, companyId: number): Promise<ShownBook | null> {
  if (!roleMay(actor.role, 'rules.edit') || !actor.companyIds.includes(companyId)) return null;
  return forActor(database, actor).read(async (tx) => {
    const company = await tx.company.findUnique({ where: { id: companyId }, select: { id: true, name: true } });
    if (!company) return null;
    const rows = await tx.ruleBook.findMany({
      where: { companyId },
      orderBy: { version: 'asc' },
      select: { version: true, settings: true, createdAt: true, createdBy: { select: { name: true } } },
    });
    let before: CongruenceSettings = DEFAULT_RULE_BOOK;
    const versions = rows.map(({ version, settings, createdAt, createdBy }): BookVersion => {
      const after = settings as unknown as CongruenceSettings;
      const changes = bookChanges(RULE_TABLE, before, after);
      before = after;
      return { version, author: createdBy.name, at: createdAt.toISOString(), changes };
    });
    return { company, rules: RULE_TABLE, book: await readRuleBook(tx, companyId), versions: versions.reverse() };
  });
}

export interface ReadableBook {
  rules: readonly RuleFacts[];
  book: RuleBook;
  /** Company of the rule book; null for the default rule book, when no single company is in context. */
  company: { id: number; name: string } | null;
  /** Reviews of the tables that the rules read, for whoever may adjust rules; empty for all others. */
  tables: readonly TableReview[];
}

/** Returns the rules of the company in context; null when the actor may not see them. */
export async function readRules({ database, clock }: Services, actor: Actor): Promise<ReadableBook | null> {
  if (!roleMay(actor.role, 'rules.view')) return null;
  const tables = roleMay(actor.role, 'rules.edit') ? tableReviews(civilDateOf(clock.now())) : [];
  const [only, ...others] = actor.companyIds;
  const companyId = actor.companyId ?? (others.length === 0 ? only : undefined);
  if (companyId === undefined) return { rules: RULE_TABLE, book: DEFAULT_RULE_BOOK, company: null, tables };
  return forActor(database, actor).read(async (tx) => ({
    rules: RULE_TABLE,
    book: await readRuleBook(tx, companyId),
    company: await tx.company.findUnique({ where: { id: companyId }, select: { id: true, name: true } }),
    tables,
  }));
}
