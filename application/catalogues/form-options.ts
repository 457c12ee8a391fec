import type { Actor } from '@aval/domain/access/actor';
import type { Permission } from '@aval/domain/access/permission-matrix';
import { roleMay } from '@aval/domain/access/permissions';
import { ROLES } from '@aval/domain/access/roles';
import { PRESCRIBING_CENTER_TYPES } from '@aval/domain/catalogue/center-types';
import { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
import { INSURERS } from '../companies/insurers';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';
import { searchedName } from './searched-name';

/** Kinds of entries that forms and filters of administration search. */
export const OPTION_KINDS = [
  'companies',
  'insurers',
  'doctors',
  'assistants',
  'centers',
  'prescriberCenters',
  'zones',
  'drugs',
  'webhooks',
] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

export interface FormOption {
  id: number;
  name: string;
  detail: string | null;
}

const MAXIMUM = 30;

interface Search {
  tx: Transaction;
  searchName: { contains: string };
  /** Limits people to those of a company. */
  companyId: number | undefined;
}

function peopleOf(roleId: number) {
  return async ({ tx, searchName, companyId }: Search): Promise<FormOption[]> => {
    const found = await tx.userAccount.findMany({
      where: { roleId, active: true, companyId, OR: [{ searchName }, { email: searchName }] },
      orderBy: BY_NAME,
      take: MAXIMUM,
      select: { id: true, name: true, dni: true, company: { select: { name: true } } },
    });
    return found.map(({ id, name, dni, company }) => ({
      id,
      name,
      detail: companyId === undefined ? (company?.name ?? null) : dni,
    }));
  };
}

function companiesOf(where: Prisma.CompanyWhereInput) {
  return async ({ tx, searchName }: Search): Promise<FormOption[]> => {
    const select = { id: true, name: true, subdomain: true };
    const found = await tx.company.findMany({
      where: { ...where, searchName },
      orderBy: BY_NAME,
      take: MAXIMUM,
      select,
    });
    return found.map(({ subdomain, ...company }) => ({ ...company, detail: subdomain }));
  };
}

function centersOf(types: string[] | undefined) {
  return async ({ tx, searchName }: Search): Promise<FormOption[]> => {
    const found = await tx.center.findMany({
      where: { hidden: false, searchName, ...(types ? { type: { in: types } } : {}) },
      orderBy: BY_NAME,
      take: MAXIMUM,
      select: { id: true, name: true, province: { select: { name: true } } },
    });
    return found.map(({ province, ...center }) => ({ ...center, detail: province?.name ?? null }));
  };
}

const SEARCHES: Readonly<
  Record<OptionKind, { permission: Permission; find: (search: Search) => Promise<FormOption[]> }>
> = {
  companies: { permission: 'companies.list', find: companiesOf({}) },
  insurers: { permission: 'codes.create', find: companiesOf(INSURERS) },
  doctors: { permission: 'centers.edit', find: peopleOf(ROLES.DOCTOR) },
  assistants: { permission: 'users.edit', find: peopleOf(ROLES.ASSISTANT) },
  centers: { permission: 'companies.view', find: centersOf(undefined) },
  prescriberCenters: { permission: 'invitations.create', find: centersOf(PRESCRIBING_CENTER_TYPES) },
  zones: {
    permission: 'users.edit',
    async find({ tx, searchName }) {
      const select = { id: true, name: true };
      const found = await tx.province.findMany({ where: { searchName }, orderBy: BY_NAME, take: MAXIMUM, select });
      return found.map((zone) => ({ ...zone, detail: null }));
    },
  },
  drugs: {
    permission: 'presentations.create',
    async find({ tx, searchName }) {
      const found = await tx.drug.findMany({
        where: { hidden: false, searchName },
        orderBy: BY_NAME,
        take: MAXIMUM,
        select: { id: true, name: true, activePrinciple: true },
      });
      return found.map(({ activePrinciple, ...drug }) => ({ ...drug, detail: activePrinciple }));
    },
  },
  webhooks: {
    permission: 'companies.view',
    async find({ tx, searchName: { contains } }) {
      return tx.$queryRaw<FormOption[]>`
        SELECT ${selected<FormOption>({
          id: Prisma.sql`webhook.id`,
          name: Prisma.sql`webhook.name`,
          detail: Prisma.sql`company.name`,
        })}
    FROM webhook JOIN company ON company.id = webhook.company_id
        WHERE strpos(search_text(webhook.name), ${contains}) > 0 ORDER BY sort_text(webhook.name), webhook.id LIMIT ${MAXIMUM}`;
    },
  },
};

/** Finds entries of a kind to choose from, narrowed by the typed text. Null when the actor may not choose any. */
export async function findFormOptions(
  { database }: Services,
  actor: Actor,
  { kind, typed, companyId }: { kind: OptionKind; typed: string; companyId?: number | undefined },
): Promise<FormOption[] | null> {
  const { permission, find } = SEARCHES[kind];
  if (!roleMay(actor.role, permission)) return null;
  return forActor(database, actor).read(async (tx) =>
    find({ tx, companyId, searchName: await searchedName(tx, typed) }),
  );
}
