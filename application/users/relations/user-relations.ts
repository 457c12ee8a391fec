import type { Relation } from '@aval/domain/access/user-relations';
import type { Transaction } from '@aval/prisma/scope';
import { BY_NAME } from '../../lists/by-name';

/** Entry that a user is related to. */
export interface Related {
  id: number;
  name: string;
  /** Distinguishes entries of the same name: a province or a DNI. */
  detail: string | null;
  /** Hidden or inactive: kept, but cannot be chosen again. */
  withdrawn: boolean;
}

export type Relations = Partial<Record<Relation, Related[]>>;

interface Table {
  read: (tx: Transaction, userId: number) => Promise<Related[]>;
  add: (tx: Transaction, userId: number, ids: readonly number[]) => Promise<unknown>;
  remove: (tx: Transaction, userId: number, ids: readonly number[]) => Promise<unknown>;
}

const PERSON = { id: true, name: true, dni: true, active: true } as const;

function toPerson({ dni, active, ...person }: { id: number; name: string; dni: string; active: boolean }): Related {
  return { ...person, detail: dni, withdrawn: !active };
}

/** Table of a relation; doctors have one for assistants and one for supervisors. */
export type RelationTable = Exclude<Relation, 'doctors'> | 'assistedDoctors' | 'supervisedDoctors';

export const RELATION_TABLES: Readonly<Record<RelationTable, Table>> = {
  companies: {
    async read(tx, userId) {
      const where = { permittedManagers: { some: { userId } } };
      const select = { id: true, name: true, active: true };
      const found = await tx.company.findMany({ where, select, orderBy: BY_NAME });
      return found.map(({ active, ...company }) => ({ ...company, detail: null, withdrawn: !active }));
    },
    add: (tx, userId, ids) =>
      tx.userCompany.createMany({ data: ids.map((companyId) => ({ userId, companyId })), skipDuplicates: true }),
    remove: (tx, userId, ids) => tx.userCompany.deleteMany({ where: { userId, companyId: { in: [...ids] } } }),
  },
  zones: {
    async read(tx, userId) {
      const where = { userZones: { some: { userId } } };
      const found = await tx.province.findMany({ where, select: { id: true, name: true }, orderBy: BY_NAME });
      return found.map((zone) => ({ ...zone, detail: null, withdrawn: false }));
    },
    add: (tx, userId, ids) =>
      tx.userZone.createMany({ data: ids.map((provinceId) => ({ userId, provinceId })), skipDuplicates: true }),
    remove: (tx, userId, ids) => tx.userZone.deleteMany({ where: { userId, provinceId: { in: [...ids] } } }),
  },
  centers: {
    async read(tx, userId) {
      const where = { users: { some: { userId } } };
      const select = { id: true, name: true, hidden: true, province: { select: { name: true } } };
      const found = await tx.center.findMany({ where, select, orderBy: BY_NAME });
      return found.map(({ id, name, hidden, province }) => ({
        id,
        name,
        detail: province?.name ?? null,
        withdrawn: hidden,
      }));
    },
    add: (tx, userId, ids) =>
      tx.userCenter.createMany({ data: ids.map((centerId) => ({ userId, centerId })), skipDuplicates: true }),
    remove: (tx, userId, ids) => tx.userCenter.deleteMany({ where: { userId, centerId: { in: [...ids] } } }),
  },
  assistants: {
    async read(tx, doctorId) {
      const where = { assistedDoctors: { some: { doctorId } } };
      return (await tx.userAccount.findMany({ where, select: PERSON, orderBy: BY_NAME })).map(toPerson);
    },
    add: (tx, doctorId, ids) =>
      tx.doctorAssistant.createMany({
        data: ids.map((assistantId) => ({ doctorId, assistantId })),
        skipDuplicates: true,
      }),
    remove: (tx, doctorId, ids) =>
      tx.doctorAssistant.deleteMany({ where: { doctorId, assistantId: { in: [...ids] } } }),
  },
  assistedDoctors: {
    async read(tx, assistantId) {
      const where = { assistants: { some: { assistantId } } };
      return (await tx.userAccount.findMany({ where, select: PERSON, orderBy: BY_NAME })).map(toPerson);
    },
    add: (tx, assistantId, ids) =>
      tx.doctorAssistant.createMany({ data: ids.map((doctorId) => ({ doctorId, assistantId })), skipDuplicates: true }),
    remove: (tx, assistantId, ids) =>
      tx.doctorAssistant.deleteMany({ where: { assistantId, doctorId: { in: [...ids] } } }),
  },
  supervisedDoctors: {
    async read(tx, supervisorId) {
      const where = { supervisors: { some: { supervisorId } } };
      return (await tx.userAccount.findMany({ where, select: PERSON, orderBy: BY_NAME })).map(toPerson);
    },
    add: (tx, supervisorId, ids) =>
      tx.supervisorDoctor.createMany({
        data: ids.map((doctorId) => ({ supervisorId, doctorId })),
        skipDuplicates: true,
      }),
    remove: (tx, supervisorId, ids) =>
      tx.supervisorDoctor.deleteMany({ where: { supervisorId, doctorId: { in: [...ids] } } }),
  },
};
