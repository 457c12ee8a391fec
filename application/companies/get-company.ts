import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { COMPANY_TEXTS, type CompanyTextType } from '@aval/domain/validation/companies/company-texts';
import { forActor } from '@aval/prisma/scope';
import { countPeopleOf, countPeopleUnderSettings } from '../account/tenant-settings';
import type { Services } from '../services';
import { type Company, findCompany } from './company-columns';
import { readSetUp, type SetUpState } from './set-up';

export interface CompanyUses {
  /** Texts that are written, with their last change; null for one that is stored as a setting and has no date. */
  texts: Readonly<Partial<Record<CompanyTextType, Date | null>>>;
  /** Active users who work for the company, including those who also work for others. */
  people: number;
  /** Active users who belong to it alone; they cannot sign in anywhere once it is deactivated. */
  underSettings: number;
  /** Demands without drafts. */
  demands: number;
  webhooks: number;
  /** Progress of the first set-up; empty once it is complete. */
  setUp: readonly SetUpState[];
}

/** Returns a company with the counts of its data; null when there is none or the actor may not see it. */
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
    const underSettings = await countPeopleUnderSettings(tx, id);
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
    return { company, uses: { people, underSettings, demands, texts, webhooks, setUp } };
  });
}
