import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { ROLES } from '@aval/domain/access/roles';
import { mayChangeCompany, type Relation, relationsOf } from '@aval/domain/access/user-relations';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { loadActor } from '@aval/prisma/load-actor';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { BY_NAME } from '../../lists/by-name';
import type { Services } from '../../services';
import { findUser, type UserEntry } from '../user-entry';
import { compareSight, countOfDoctor, type DemandCounts, isNothing } from './compare-sight';

/** Consequence of changed relations, counted at present. */
export type RelationConsequence =
  /** A user will see fewer or more demands. */
  | { kind: 'unseen' | 'seen'; who: string[]; demands: DemandCounts }
  /** Open demands of a doctor stay at a center, but new ones cannot be requested from it. */
  | { kind: 'stays'; center: string; doctor: string; demands: DemandCounts }
  /** A doctor without centers cannot request anything new. */
  | { kind: 'noCenter'; doctor: string }
  /** A company is left without users of the role, and its requests wait. */
  | { kind: 'noManager' | 'noRepresentative'; company: string; active: number };

interface ForeseeOptions {
  id: number;
  /** New company, if it changes; null when the form does not say. */
  companyId: number | null;
  added: Partial<Record<Relation, readonly number[]>>;
  removed: Partial<Record<Relation, readonly number[]>>;
}

/**
 * Foresees the consequences of saving other relations of a user; null when the actor may not edit or the user does not
 * exist. Source: docs/rules.md 5.31, 5.39.
 */
export async function foreseeRelations(
  services: Services,
  actor: Actor,
  options: ForeseeOptions,
): Promise<RelationConsequence[] | null> {
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
  /** Ids of a relation after the change. */
  after: (relation: Relation) => number[];
  added: (relation: Relation) => number[];
  removed: (relation: Relation) => { id: number; name: string; withdrawn: boolean }[];
}

/**
 * Returns the effective change: only present entries are removed and only missing ones added, because another user may
 * have saved meanwhile.
 */
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

/** Compares the demands that the user sees and will see, by the scope used on all pages. */
async function foreseeOwnSight(
  tx: Transaction,
  user: UserEntry,
  change: Difference,
  today: string,
): Promise<RelationConsequence[]> {
  // A doctor sees the own demands whatever the relations, and an inactive user sees nothing.
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

/** Foresees the change of a doctor's relations: demands stay with the doctor, and assistants see them or not. */
async function foreseeOfDoctor(tx: Transaction, user: UserEntry, change: Difference): Promise<RelationConsequence[]> {
  if (user.role !== 'DOCTOR') return [];
  const consequences: RelationConsequence[] = [];
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
    orderBy: BY_NAME,
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

/** Finds companies left without an active user of the role. */
async function foreseeLeftAlone(tx: Transaction, user: UserEntry, change: Difference): Promise<RelationConsequence[]> {
  if (!user.active) return [];
  const consequences: RelationConsequence[] = [];
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
