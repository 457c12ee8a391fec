import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { bookChanges } from '@aval/domain/congruence/book/book-changes';
import type { CongruenceSettings } from '@aval/domain/congruence/rule-book';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor } from '@aval/prisma/scope';
import type { EditEntryResult } from '../../catalogues/entries/edit-entry';
import { recordChange } from '../../change-record/record-change';
import { orBusy } from '../../health/or-busy';
import type { Services } from '../../services';
import { readRuleBook } from '../read-rule-book';
import { bookFacts } from './book-facts';
import { RULE_TABLE } from './rule-table';

interface SavedBook {
  companyId: number;
  /** Version of the rule book that the page showed. */
  version: number;
  settings: CongruenceSettings;
}

/**
 * Saves a rule book as the company's next version; earlier versions stay as they are. Source: docs/rules.md 5.17, 12.3,
 * 12.14.
 */
export async function saveRuleBook(
  { database }: Services,
  actor: Actor,
  { companyId, version: shown, settings }: SavedBook,
): Promise<EditEntryResult> {
  if (!roleMay(actor.role, 'rules.edit')) return { status: 'forbidden' };
  if (!actor.companyIds.includes(companyId)) return { status: 'not_found' };
  const written = forActor(database, actor).run(async (tx): Promise<EditEntryResult> => {
    // Serialise saves, so that the second of two sees the version of the first.
    const [company] = await tx.$queryRaw<[{ name: string }?]>`
      SELECT name FROM company WHERE id = ${companyId} FOR NO KEY UPDATE`;
    if (!company) return { status: 'not_found' };
    const { version: former, ...before } = await readRuleBook(tx, companyId);
    if (former !== shown) return { status: 'stale' };
    if (bookChanges(RULE_TABLE, before, settings).length === 0) return { status: 'unchanged' };
    const version = former + 1;
    await tx.ruleBook.create({
      data: { companyId, version, createdById: actor.userId, settings: settings as unknown as Prisma.InputJsonObject },
      select: { id: true },
    });
    await recordChange(tx, actor, {
      subject: 'rules',
      subjectId: companyId,
      companyId,
      name: company.name,
      action: 'edit',
      before: bookFacts(former, before),
      after: bookFacts(version, settings),
    });
    return { status: 'done' };
  });
  return orBusy(written);
}
