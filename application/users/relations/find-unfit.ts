import { ROLES, type RoleName } from '@aval/domain/access/roles';
import { belongsToOneCompany, type Relation, relationsOf } from '@aval/domain/access/user-relations';
import { message } from '@aval/domain/validation/fields/message';
import type { Transaction } from '@aval/prisma/scope';
import type { FormIssue } from '../../engine/outcomes';
import type { ChosenRelations } from './write-relations';

interface Choice {
  role: RoleName;
  /** For which the user will work. */
  companyId: number | null;
  /** For which the user has worked. */
  keptCompanyId: number | null;
  /** Those that are new: what was there already is kept, whatever has become of it. */
  added: ChosenRelations;
  /** People have to be of the company, old ones too: it may be another one now. */
  chosen: ChosenRelations;
}

/** What cannot be chosen for somebody of this role and company; by its field. Source: docs/rules.md 5.30. */
export async function findUnfit(tx: Transaction, choice: Choice): Promise<FormIssue[]> {
  const issues: FormIssue[] = [];
  const { role, companyId, keptCompanyId } = choice;
  const company = companyId === null ? null : await tx.company.findUnique({ where: { id: companyId } });
  if (belongsToOneCompany(role) && !company?.active && (!company || companyId !== keptCompanyId))
    return [{ path: 'companyId', message: message('choose') }];
  for (const relation of relationsOf(role)) {
    if (relation === 'zones' && !company?.tramitByZones && choice.chosen.zones.length > 0)
      issues.push({ path: 'zones', message: message('zonesUnused') });
    else if (!(await areFit(tx, choice, relation))) issues.push({ path: relation, message: message('notOfCompany') });
  }
  return issues;
}

async function areFit(
  tx: Transaction,
  { role, companyId, added, chosen }: Choice,
  relation: Relation,
): Promise<boolean> {
  const [isNew, isAny] = [{ id: { in: [...added[relation]] } }, { id: { in: [...chosen[relation]] } }];
  const count = added[relation].length;
  switch (relation) {
    case 'companies':
      return (await tx.company.count({ where: { ...isNew, active: true } })) === count;
    case 'zones':
      return (await tx.province.count({ where: isNew })) === count;
    case 'centers': {
      // Doctors are there where requests are written.
      const type = role === 'DOCTOR' ? { type: { in: ['Ambos', 'Prescriptor'] } } : {};
      return (await tx.center.count({ where: { ...isNew, ...type, hidden: false } })) === count;
    }
    case 'doctors':
    case 'assistants': {
      const roleId = relation === 'doctors' ? ROLES.DOCTOR : ROLES.ASSISTANT;
      const isOfCompany = { roleId, companyId };
      const strangers = await tx.userAccount.count({ where: { ...isAny, NOT: isOfCompany } });
      const fit = await tx.userAccount.count({ where: { ...isNew, ...isOfCompany, active: true } });
      return strangers === 0 && fit === count;
    }
  }
}
