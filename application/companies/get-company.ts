import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { COMPANY_TEXTS, type CompanyTextType } from '@aval/domain/validation/companies/company-texts';
import { forActor } from '@aval/prisma/scope';
import { countPeopleOf, countPeopleOfHouse } from '../account/house';
import type { Services } from '../services';
import { type Company, findCompany } from './company-columns';
import { readSetUp, type SetUpState } from './set-up';

export interface CompanyUses {
  /** Which of its texts are written, and since when they say what they say; null for a setting, which has no day. */
  texts: Readonly<Partial<Record<CompanyTextType, Date | null>>>;
  /** Of those who work for it, be it beside others, those who may sign in. */
  people: number;
  /** Of these, whose accounts go by it: they come in nowhere once it is deactivated. */
  ofHouse: number;
  /** Drafts not among them. */
  demands: number;
  webhooks: number;
  /** How far its first set-up has come; empty once it is complete. */
  setUp: readonly SetUpState[];
}

/** A company with how much belongs to it; null where there is none, or for those who may not see it. */
export async function getCompany(
  { database, clock }: Services,
  actor: Actor,
  id: number,
): Promise<{ company: Company; uses: CompanyUses } | null> {
  if (!roleMay(actor.role, 'companies.view')) return null;
  return forActor(database, actor).read(async (tx) => {
    const company = await findCompany(tx, id);
    if (!company) return null;
    const people = await countPeopleOf(tx, id);
    const ofHouse = await countPeopleOfHouse(tx, id);
    const demands = await tx.demand.count({ where: { companyId: id, status: { not: 'DRAFT' } } });
    const webhooks = await tx.webhook.count({ where: { companyId: id } });
    const policies = await tx.companyPolicy.findMany({
      where: { companyId: id },
      select: { type: true, updatedAt: true },
    });
    const texts = Object.fromEntries([
      ...policies.map(({ type, updatedAt }) => [type, updatedAt]),
      ...(company.complaintNotice === '' ? [] : [['complaint_notice', null]]),
    ]);
    const hasTexts = COMPANY_TEXTS.every((type) => type in texts);
    const setUp = await readSetUp(tx, company, { hasTexts, now: clock.now() });
    return { company, uses: { people, ofHouse, demands, texts, webhooks, setUp } };
  });
}
