import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { ONLY_COMPANY } from '@aval/prisma/settings-company';
import { endSessions } from '../access/end-sessions';
import { recordChange } from '../change-record/record-change';
import { type Busy, orBusy } from '../health/or-busy';
import type { Services } from '../services';
import { type Company, lockCompany } from './company-columns';

export type SwitchCompanyResult =
  | { status: 'done' }
  /** The default tenant cannot be deactivated, since everybody may sign in there. */
  | { status: 'default' }
  | Busy
  | { status: 'not_found' }
  | { status: 'forbidden' };

/**
 * Deactivates a company or activates it again. While it is deactivated, its hosts answer like unknown ones, and its
 * users' sessions end and none of them can sign in anywhere. Its demands stay, and admin roles see them. Source:
 * docs/rules.md 5.34.
 */
export async function switchCompany(
  { database, clock }: Services,
  actor: Actor,
  { id, active }: { id: number; active: boolean },
): Promise<SwitchCompanyResult> {
  if (!roleMay(actor.role, 'companies.edit')) return { status: 'forbidden' };
  const written = forActor(database, actor).run(async (tx): Promise<SwitchCompanyResult> => {
    const company = await lockCompany(tx, id);
    return company ? writeActive(tx, { clock, actor, company, active }) : { status: 'not_found' };
  });
  return orBusy(written);
}

interface ActiveToWrite {
  clock: Services['clock'];
  actor: Actor;
  /** Company as read under lock. */
  company: Company;
  active: boolean;
}

/** Writes the state in a transaction that has locked the company. */
export async function writeActive(
  tx: Transaction,
  { clock, actor, company, active }: ActiveToWrite,
): Promise<Extract<SwitchCompanyResult, { status: 'done' | 'default' }>> {
  const { id } = company;
  if (company.isDefault) return { status: 'default' };
  if (company.active === active) return { status: 'done' };
  await tx.company.update({ where: { id }, data: { active, revision: { increment: 1 } }, select: { id: true } });
  if (!active) {
    const own = await tx.$queryRaw<{ id: number }[]>`SELECT u.id FROM user_account u WHERE ${ONLY_COMPANY} = ${id}`;
    const isTheirs = { userId: { in: own.map((user) => user.id) } };
    const by = { cause: 'company_deactivated', actorId: actor.userId } as const;
    await endSessions({ database: tx, clock }, { OR: [{ hostCompanyId: id }, isTheirs] }, by);
  }
  await recordChange(tx, actor, {
    subject: 'company',
    subjectId: id,
    companyId: id,
    name: company.name,
    action: active ? 'activate' : 'deactivate',
    before: { active: !active },
    after: { active },
  });
  return { status: 'done' };
}
