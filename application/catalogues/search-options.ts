import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { PERFORMING_CENTER_TYPES } from '@aval/domain/catalogue/center-types';
import type { LifetimeUnit } from '@aval/domain/clinical/lifetime/exposures';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';
import { searchedName } from './searched-name';

/** Catalogues that comboboxes of a form search in. */
export const OPTION_CATALOGUES = ['performing-centers', 'codes'] as const;
export type OptionCatalogue = (typeof OPTION_CATALOGUES)[number];

export interface CatalogueOption {
  id: number;
  label: string;
  detail: string | null;
  /** Brand and everyday names of a drug. */
  otherNames?: readonly string[];
  /** Units in which received doses can be summed, for a drug with a lifetime dose. */
  lifetimeUnits?: readonly LifetimeUnit[];
}

const MAXIMUM = 30;

interface Search {
  tx: Transaction;
  /** Typed text as a condition on names. */
  name: { contains: string };
  companyId: number;
}

/** Searches per catalogue. Hidden entries are left out, since only existing versions may keep them. */
const SEARCH: Readonly<Record<OptionCatalogue, (search: Search) => Promise<CatalogueOption[]>>> = {
  async 'performing-centers'({ tx, name: searchName }) {
    const centers = await tx.center.findMany({
      where: { hidden: false, type: { in: PERFORMING_CENTER_TYPES }, searchName },
      orderBy: BY_NAME,
      take: MAXIMUM,
    });
    return centers.map(({ id, name, locality }) => ({ id, label: name, detail: locality || null }));
  },
  async codes({ tx, name: searchName, companyId }) {
    const codes = await tx.radiotherapyCode.findMany({
      where: { companyId, hidden: false, searchName },
      orderBy: BY_NAME,
      take: MAXIMUM,
    });
    return codes.map(({ id, code, type }) => ({ id, label: `${code} · ${type}`, detail: null }));
  },
};

/** Searches the entries of a catalogue that a form of this company may choose. */
export function searchOptions(
  services: Services,
  actor: Actor,
  companyId: number,
  { catalogue, text }: { catalogue: OptionCatalogue; text: string },
): Promise<CatalogueOption[]> {
  if (!can(actor, 'lookups.read')) return Promise.resolve([]);
  return forTenant(services.database, companyId).read(async (tx) =>
    SEARCH[catalogue]({ tx, companyId, name: await searchedName(tx, text) }),
  );
}
