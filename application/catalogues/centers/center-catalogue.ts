import { ROLES } from '@aval/domain/access/roles';
import { prescribes } from '@aval/domain/catalogue/center-types';
import type { centerSchema } from '@aval/domain/validation/catalogues/center-schema';
import { message } from '@aval/domain/validation/fields/message';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { z } from 'zod';
import { raiseUsers } from '../../users/relations/shared-relations';
import type { Catalogue, CatalogueEntry } from '../entries/catalogue';
import { countDrafts, countVersions } from '../entries/entry-uses';
import { tellDemandsOfCenters } from './tell-demands-of-centers';

export type CenterInput = z.output<typeof centerSchema>;

const SELECT = {
  id: true,
  revision: true,
  hidden: true,
  name: true,
  address: true,
  locality: true,
  provinceId: true,
  type: true,
  province: { select: { name: true } },
  users: {
    where: { user: { roleId: ROLES.DOCTOR } },
    select: { user: { select: { id: true, name: true, active: true } } },
    orderBy: [{ user: { sortName: 'asc' } }, { userId: 'asc' }],
  },
} as const satisfies Prisma.CenterSelect;

type Row = Prisma.CenterGetPayload<{ select: typeof SELECT }>;

export interface CenterEntry extends CatalogueEntry, Omit<Row, 'province' | 'users'> {
  provinceName: string | null;
  doctors: { id: number; name: string; active: boolean }[];
}

/** Centers, shared by all companies. Source: docs/rules.md 5.20. */
export const CENTERS: Catalogue<CenterInput, CenterEntry> = {
  subject: 'center',
  permissions: { view: 'centers.view', create: 'centers.create', edit: 'centers.edit', delete: 'centers.delete' },
  async find(tx, id) {
    const row = await tx.center.findUnique({ where: { id }, select: SELECT });
    return row && toEntry(row);
  },
  async findAfter(tx, id, take) {
    const rows = await tx.center.findMany({ where: { id: { gt: id } }, select: SELECT, orderBy: { id: 'asc' }, take });
    return rows.map(toEntry);
  },
  lock: (tx, id, lock) => tx.$queryRaw`SELECT id FROM center WHERE id = ${id} ${lock}`,
  async insert(tx, input) {
    return toEntry(await tx.center.create({ data: columnsOf(input), select: SELECT }));
  },
  async update(tx, entry, input) {
    await tx.center.update({
      where: { id: entry.id },
      data: columnsOf(input),
      select: { id: true },
    });
    await setDoctors(tx, entry, prescribes(input.type) ? input.doctorIds : []);
    if (input.name !== entry.name || input.provinceId !== entry.provinceId) await tellDemandsOfCenters(tx, [entry.id]);
  },
  raise: (tx, id) => tx.center.update({ where: { id }, data: { revision: { increment: 1 } }, select: { id: true } }),
  setHidden: (tx, id, hidden) => tx.center.update({ where: { id }, data: { hidden }, select: { id: true } }),
  remove: (tx, id) => tx.center.delete({ where: { id }, select: { id: true } }),
  async findConflict(tx, { provinceId, doctorIds, type }, entry) {
    const province = provinceId === null || (await tx.province.findUnique({ where: { id: provinceId } }));
    if (!province) return { path: 'provinceId', message: message('choose') };
    if (!prescribes(type)) return null;
    const isKept = new Set(entry?.doctors.map(({ id }) => id));
    const added = [...new Set(doctorIds)].filter((id) => !isKept.has(id));
    const known = await tx.userAccount.count({
      where: { id: { in: added }, roleId: ROLES.DOCTOR, active: true },
    });
    return known === added.length ? null : { path: 'doctorIds', message: message('doctorsOnly') };
  },
  async countUses(tx, id) {
    const [people, invitations, webhooks, externalIds] = [
      await tx.userCenter.count({ where: { centerId: id } }),
      await tx.invitationCenter.count({ where: { centerId: id } }),
      await tx.webhook.count({ where: { centerId: id } }),
      await tx.patientExternalId.count({ where: { centerId: id } }),
    ];
    return {
      ...(await countVersions(
        tx,
        Prisma.sql`version.prescriber_center_id = ${id} OR version.performing_center_id = ${id}`,
      )),
      drafts:
        (await countDrafts(tx, 'extras', 'performingCenterId', id)) +
        (await tx.demand.count({ where: { status: 'DRAFT', prescriberCenterId: id } })),
      dependents: people + invitations + webhooks + externalIds,
    };
  },
  name: ({ name }) => name,
  companyId: () => null,
  facts: ({ name, address, locality, provinceName, type, doctors }) => ({
    name,
    address,
    locality,
    provinceName,
    type,
    doctors: doctors.map((doctor) => doctor.name),
  }),
};

async function setDoctors(tx: Transaction, { id: centerId, doctors }: CenterEntry, doctorIds: readonly number[]) {
  const wanted = new Set(doctorIds);
  const before = new Set(doctors.map(({ id }) => id));
  const removed = [...before].filter((id) => !wanted.has(id));
  await tx.userCenter.deleteMany({ where: { centerId, userId: { in: removed } } });
  const added = [...wanted].filter((id) => !before.has(id));
  await tx.userCenter.createMany({ data: added.map((userId) => ({ userId, centerId })), skipDuplicates: true });
  await raiseUsers(tx, [...removed, ...added]);
}

export function columnsOf({ doctorIds: _elsewhere, locality, ...columns }: CenterInput) {
  return { ...columns, locality: locality ?? '' };
}

function toEntry({ province, users, ...row }: Row): CenterEntry {
  return { ...row, provinceName: province?.name ?? null, doctors: users.map(({ user }) => user) };
}
