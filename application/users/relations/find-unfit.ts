import { ROLES, type RoleName } from '@aval/domain/access/roles';
import { belongsToOneCompany, type Relation, relationsOf } from '@aval/domain/access/user-relations';
import { PRESCRIBING_CENTER_TYPES } from '@aval/domain/catalogue/center-types';
import { message } from '@aval/domain/validation/fields/message';
import type { Transaction } from '@aval/prisma/scope';
import { OPEN_INSURERS } from '../../companies/insurers';
import type { FormIssue } from '../../engine/outcomes';
import type { ChosenRelations } from './write-relations';

interface Choice {
  role: RoleName;
  /** Company that the user will work for. */
  companyId: number | null;
  /** Company that the user has worked for. */
  keptCompanyId: number | null;
  /** Newly added entries; kept ones are not checked again. */
  added: ChosenRelations;
  /** All chosen entries: people must belong to the company, kept ones too, since the company may change. */
  chosen: ChosenRelations;
}

/**
 * Returns an issue per field with entries that cannot be chosen for this role and company. Source: docs/rules.md 5.30.
 */
export async function findUnfit(tx: Transaction, choice: Choice): Promise<FormIssue[]> {
  const issues: FormIssue[] = [];
  const { role, companyId, keptCompanyId } = choice;
  const company = companyId === null ? null : await tx.company.findUnique({ where: { id: companyId } });
  if (belongsToOneCompany(role) && (!company || (companyId !== keptCompanyId && !(await isOpen(tx, company.id)))))
    return [{ path: 'companyId', message: message('choose') }];
  for (const relation of relationsOf(role)) {
    if (relation === 'zones' && !company?.tramitByZones && choice.chosen.zones.length > 0)
      issues.push({ path: 'zones', message: message('zonesUnused') });
    else {
      const ids = await findUnfitOf(tx, choice, relation);
      if (ids.length > 0) issues.push({ path: relation, message: message('notOfCompany'), ids });
    }
  }
  return issues;
}

async function isOpen(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.company.count({ where: { id, ...OPEN_INSURERS } })) > 0;
}

/** Returns the entries of a relation that cannot be chosen. */
async function findUnfitOf(
  tx: Transaction,
  { role, companyId, added, chosen }: Choice,
  relation: Relation,
): Promise<number[]> {
  const isNew = { id: { in: [...added[relation]] } };
  const select = { id: true } as const;
  const allBut = (fit: readonly { id: number }[]) =>
    added[relation].filter((id) => !fit.some((each) => each.id === id));
  switch (relation) {
    case 'companies':
      return allBut(await tx.company.findMany({ where: { ...isNew, ...OPEN_INSURERS }, select }));
    case 'zones':
      return allBut(await tx.province.findMany({ where: isNew, select }));
    case 'centers': {
      // Doctors work only at centers that prescribe.
      const type = role === 'DOCTOR' ? { type: { in: PRESCRIBING_CENTER_TYPES } } : {};
      return allBut(await tx.center.findMany({ where: { ...isNew, ...type, hidden: false }, select }));
    }
    case 'doctors':
    case 'assistants': {
      const isOfCompany = { roleId: relation === 'doctors' ? ROLES.DOCTOR : ROLES.ASSISTANT, companyId };
      const isAny = { id: { in: [...chosen[relation]] } };
      const strangers = await tx.userAccount.findMany({ where: { ...isAny, NOT: isOfCompany }, select });
      const fit = await tx.userAccount.findMany({ where: { ...isNew, ...isOfCompany, active: true }, select });
      return [...new Set([...strangers.map(({ id }) => id), ...allBut(fit)])];
    }
  }
}
