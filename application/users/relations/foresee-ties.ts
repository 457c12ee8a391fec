import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { ROLES } from '@aval/domain/access/roles';
import { mayChangeCompany, type Relation, relationsOf } from '@aval/domain/access/user-relations';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { loadActor } from '@aval/prisma/load-actor';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { Services } from '../../services';
import { findUser, type UserEntry } from '../user-entry';
import { compareSight, countOfDoctor, type DemandCounts, isNothing } from './compare-sight';

/** What follows from other ties, counted as things are now. */
export type TieConsequence =
  /** Somebody will see fewer demands, or more. */
  | { kind: 'unseen' | 'seen'; who: string[]; demands: DemandCounts }
  /** What a doctor has going at a center stays there; nothing new is asked for from it. */
  | { kind: 'stays'; center: string; doctor: string; demands: DemandCounts }
  /** A doctor who works nowhere asks for nothing new. */
  | { kind: 'noCenter'; doctor: string }
  /** Nobody else of the role works for the company, whose requests wait. */
  | { kind: 'noManager' | 'noRepresentative'; company: string; active: number };

interface ForeseeOptions {
  id: number;
  /** Of whom it may become another one; null where nothing is said of it. */
  companyId: number | null;
  added: Partial<Record<Relation, readonly number[]>>;
  removed: Partial<Record<Relation, readonly number[]>>;
}

/**
 * What saving other ties of a user would bring about; null for those who may not edit, and where there is nobody. Source: docs/rules.md 5.31, 5.39.
 */
export async function foreseeTies(
  services: Services,
  actor: Actor,
  options: ForeseeOptions,
): Promise<TieConsequence[] | null> {
  if (!roleMay(actor.role, 'users.edit')) return null;
  return forActor(services.database, actor).read(async (tx) => {
    const user = await findUser(tx, options.id);
    if (!user) return null;
    const change = differenceOf(user, options);
    const today = civilDateOf(services.clock.now());
    return [
      ...(await foreseeOwnSight(tx, user, change, today)),
      ...(await foreseeOfDoctor(tx, user, change)),
      ...(await foreseeLeftAlone(tx, user, change)),
    ];
  });
}

interface Difference {
  companyId: number | null;
  /** What there will be, of each relation. */
  after: (relation: Relation) => number[];
  added: (relation: Relation) => number[];
  removed: (relation: Relation) => { id: number; name: string; withdrawn: boolean }[];
}

/** Of what is there alone something is removed, and what is not there alone is added: another may have saved meanwhile. */
function differenceOf(user: UserEntry, { companyId, added, removed }: ForeseeOptions): Difference {
  const kept = (relation: Relation) => user.relations[relation] ?? [];
  const goes = (relation: Relation) => kept(relation).filter(({ id }) => removed[relation]?.includes(id));
  const comes = (relation: Relation) =>
    relationsOf(user.role).includes(relation)
      ? (added[relation] ?? []).filter((id) => !kept(relation).some((each) => each.id === id))
      : [];
  return {
    companyId: companyId !== null && mayChangeCompany(user.role) ? companyId : (user.company?.id ?? null),
    removed: goes,
    added: comes,
    after: (relation) => {
      const gone = new Set(goes(relation).map(({ id }) => id));
      return [...kept(relation).flatMap(({ id }) => (gone.has(id) ? [] : [id])), ...comes(relation)];
    },
  };
}

/** The demands that the user sees now and will see, by the scope that all pages go by. */
async function foreseeOwnSight(
  tx: Transaction,
  user: UserEntry,
  change: Difference,
  today: string,
): Promise<TieConsequence[]> {
  // What a doctor sees goes by whose it is, and whoever may not sign in sees nothing.
  if (user.role === 'DOCTOR' || relationsOf(user.role).length === 0 || !user.active) return [];
  const before = await loadActor(tx, user.id, { companyId: null });
  if (!before) return [];
  const company = change.companyId === null ? null : await tx.company.findUnique({ where: { id: change.companyId } });
  const companies = await tx.company.findMany({
    where: { id: { in: change.after('companies') }, active: true },
    select: { id: true },
  });
  const after: Actor = {
    ...before,
    companyIds: user.role === 'MANAGER' ? companies.map(({ id }) => id) : company ? [company.id] : before.companyIds,
    doctorIds: change.after('doctors'),
    centerIds: change.after('centers'),
    zoneIds: company?.tramitByZones ? change.after('zones') : [],
  };
  const { lost, gained } = await compareSight(tx, before, after, today);
  const who = [user.name];
  return [
    ...(isNothing(lost) ? [] : [{ kind: 'unseen' as const, who, demands: lost }]),
    ...(isNothing(gained) ? [] : [{ kind: 'seen' as const, who, demands: gained }]),
  ];
}

/** What a doctor has asked for stays with him or her; who else sees it goes by who assists. */
async function foreseeOfDoctor(tx: Transaction, user: UserEntry, change: Difference): Promise<TieConsequence[]> {
  if (user.role !== 'DOCTOR') return [];
  const consequences: TieConsequence[] = [];
  for (const { id, name } of change.removed('centers')) {
    const demands = await countOfDoctor(tx, user.id, id);
    if (demands.open + demands.drafts > 0)
      consequences.push({ kind: 'stays', center: name, doctor: user.name, demands });
  }
  if (change.removed('centers').length > 0 && change.after('centers').length === 0)
    consequences.push({ kind: 'noCenter', doctor: user.name });
  const leaving = change.removed('assistants').filter(({ withdrawn }) => !withdrawn);
  const coming = await tx.userAccount.findMany({
    where: { id: { in: change.added('assistants') }, roleId: ROLES.ASSISTANT, companyId: user.company?.id ?? null },
    orderBy: { name: 'asc' },
    select: { name: true },
  });
  if (leaving.length + coming.length === 0) return consequences;
  const demands = await countOfDoctor(tx, user.id);
  if (isNothing(demands)) return consequences;
  const named = (people: readonly { name: string }[]) => people.map(({ name }) => name);
  if (leaving.length > 0) consequences.push({ kind: 'unseen', who: named(leaving), demands });
  if (coming.length > 0) consequences.push({ kind: 'seen', who: named(coming), demands });
  return consequences;
}

/** Companies for which nobody of the role works any more. */
async function foreseeLeftAlone(tx: Transaction, user: UserEntry, change: Difference): Promise<TieConsequence[]> {
  if (!user.active) return [];
  const consequences: TieConsequence[] = [];
  const countActive = (companyId: number) => tx.demand.count({ where: { companyId, status: 'ACTIVE' } });
  if (user.role === 'MANAGER') {
    for (const { id, name, withdrawn } of change.removed('companies')) {
      const others = {
        active: true,
        roleId: ROLES.MANAGER,
        id: { not: user.id },
        permittedCompanies: { some: { companyId: id } },
      };
      if (!withdrawn && (await tx.userAccount.count({ where: others })) === 0)
        consequences.push({ kind: 'noManager', company: name, active: await countActive(id) });
    }
  }
  const { company } = user;
  if (user.role === 'REPRESENTATIVE' && company && company.id !== change.companyId) {
    const others = { active: true, roleId: ROLES.REPRESENTATIVE, id: { not: user.id }, companyId: company.id };
    if ((await tx.userAccount.count({ where: others })) === 0)
      consequences.push({ kind: 'noRepresentative', company: company.name, active: await countActive(company.id) });
  }
  return consequences;
}
