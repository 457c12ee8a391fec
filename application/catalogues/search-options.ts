import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import { PERFORMING_CENTER_TYPES } from '../drafts/check-basics';
import type { Services } from '../services';

/** What a form's comboboxes search in. */
export const OPTION_CATALOGUES = ['drugs', 'performing-centers', 'codes'] as const;
export type OptionCatalogue = (typeof OPTION_CATALOGUES)[number];

export interface CatalogueOption {
  id: number;
  label: string;
  detail: string | null;
}

const MAXIMUM = 30;

interface Search {
  tx: Transaction;
  text: string;
  companyId: number;
}

/** Hidden entries are for versions that name them, not for choice. */
const containing = (text: string) => ({ contains: text, mode: 'insensitive' as const });

const SEARCH: Readonly<Record<OptionCatalogue, (search: Search) => Promise<CatalogueOption[]>>> = {
  async drugs({ tx, text }) {
    const drugs = await tx.drug.findMany({
      where: { hidden: false, OR: [{ name: containing(text) }, { activePrinciple: containing(text) }] },
      orderBy: { name: 'asc' },
      take: MAXIMUM,
    });
    return drugs.map(({ id, name, activePrinciple }) => ({
      id,
      label: name,
      detail: activePrinciple.toLowerCase() === name.toLowerCase() ? null : activePrinciple,
    }));
  },
  async 'performing-centers'({ tx, text }) {
    const centers = await tx.center.findMany({
      where: {
        hidden: false,
        type: { in: PERFORMING_CENTER_TYPES },
        OR: [{ name: containing(text) }, { locality: containing(text) }],
      },
      orderBy: { name: 'asc' },
      take: MAXIMUM,
    });
    return centers.map(({ id, name, locality }) => ({ id, label: name, detail: locality || null }));
  },
  async codes({ tx, text, companyId }) {
    const codes = await tx.radiotherapyCode.findMany({
      where: { companyId, hidden: false, OR: [{ code: containing(text) }, { type: containing(text) }] },
      orderBy: { code: 'asc' },
      take: MAXIMUM,
    });
    return codes.map(({ id, code, type }) => ({ id, label: `${code} · ${type}`, detail: null }));
  },
};

/** Entries of a catalogue that a form of this company may choose, narrowed by what was typed. */
export function searchOptions(
  services: Services,
  actor: Actor,
  companyId: number,
  { catalogue, text }: { catalogue: OptionCatalogue; text: string },
): Promise<CatalogueOption[]> {
  if (!can(actor, 'lookups.read')) return Promise.resolve([]);
  return forTenant(services.database, companyId).read((tx) =>
    SEARCH[catalogue]({ tx, companyId, text: text.trim().slice(0, 100) }),
  );
}
