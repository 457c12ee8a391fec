import type { Actor } from '@aval/domain/access/actor';
import type { TumourType } from '@aval/domain/catalogue/tumour-types';
import { type RegimenFill, regimenFill } from '@aval/domain/congruence/subject/regimen-fill';
import type { LibraryRegimen } from '@aval/domain/congruence/subject/subject';
import { substanceNamed, substanceOf } from '@aval/domain/congruence/subject/substances';
import type { RegimenLine } from '@aval/domain/reference/regimen';
import { inOrderOfFit, type Requested } from '@aval/domain/reference/regimen-fit';
import { otherNamesOf } from '@aval/domain/reference/regimen-names';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { findEditable, type NotEditable } from '../drafts/editable-demand';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';
import { readLibrary } from './read-regimens';

/** Regimen that step 4 offers, either continued in the request's cycle or beginning with it. */
export interface RegimenChoice {
  slug: string;
  version: number;
  name: string;
  /** Further names by which it is found. */
  otherNames: readonly string[];
  tumourType: TumourType;
  /** Intentions for which it is published. */
  intentions: readonly string[];
  source: LibraryRegimen['source'];
  /** Start of the regimen if it is continued, with its lines for the request's cycle. */
  goesOn: RegimenStart;
  /**
   * Start of the regimen if it begins with the request's cycle; null when that is its first cycle anyway. Source:
   * docs/rules.md 12.16.
   */
  begins: RegimenStart | null;
}

export interface RegimenStart {
  firstCycle: number;
  fill: RegimenFill;
}

export interface RegimenQuestion {
  demandId: string;
  /** Tumour from step 2 and intention from step 4. */
  requested: Requested;
  /** Cycle of the request. */
  cycle: number;
  /** Regimen that the request already follows, which continues from its own first cycle. */
  followed: { slug: string; firstCycle: number } | null;
}

export type RegimenSearch = { status: 'found'; regimens: RegimenChoice[] } | NotEditable;

/**
 * Lists the company's library with the lines that each choice fills in: regimens for tumour and intention first, then
 * those for the tumour.
 */
export function listRegimenChoices(
  services: Services,
  actor: Actor,
  { demandId, requested, cycle, followed }: RegimenQuestion,
): Promise<RegimenSearch> {
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (tx): Promise<RegimenSearch> => {
    const search = await findEditable(tx, actor, demandId, now);
    if (!search.found) return search.refusal;
    const library = await readLibrary(tx, search.found.row.companyId, null);
    const findDrug = await catalogueBySubstance(tx);
    return {
      status: 'found',
      regimens: inOrderOfFit(library, requested).map((regimen) => {
        const { slug, version, name, source, tumourType, intentions } = regimen;
        const firstCycle = followed?.slug === slug ? Math.min(followed.firstCycle, Math.max(cycle, 1)) : 1;
        const startOf = (first: number): RegimenStart => ({
          firstCycle: first,
          fill: regimenFill(regimen, Math.max(cycle, 1) - first + 1, findDrug),
        });
        return {
          slug,
          version,
          name,
          otherNames: otherNamesOf(slug),
          source,
          tumourType,
          intentions,
          goesOn: startOf(firstCycle),
          begins: cycle > firstCycle ? startOf(cycle) : null,
        };
      }),
    };
  });
}

/** Prefers the drug that is named like its substance, otherwise the first by name. */
async function catalogueBySubstance(tx: Transaction) {
  const drugs = await tx.drug.findMany({
    where: { hidden: false },
    select: { id: true, name: true, activePrinciple: true, atcCode: true },
    orderBy: BY_NAME,
  });
  const found = new Map<string, { id: number; name: string } | undefined>();
  return ({ drugSlug, administration }: RegimenLine) => {
    const key = `${drugSlug} ${administration}`;
    const name = substanceNamed(drugSlug)?.name ?? drugSlug;
    if (!found.has(key)) {
      const alike = drugs.filter((drug) => substanceOf(drug, administration)?.slug === drugSlug);
      found.set(key, alike.find((drug) => drug.name.toLowerCase() === name.toLowerCase()) ?? alike[0]);
    }
    const drug = found.get(key);
    return { drugId: drug?.id ?? null, drugName: drug?.name ?? name };
  };
}
