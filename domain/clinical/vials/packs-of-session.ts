import type { Given } from '../calculation/inputs';
import { packsFor } from './cost';
import { type PresentationOffer, readPresentations } from './presentations';
import { dispensingOf, supplyChoice } from './supply';

export interface SessionOrder {
  /** Dose of one administration, not rounded. */
  doseMg: Given;
  administration: string | null;
  presentation: Pick<PresentationOffer, 'strengthMg' | 'unitsPerPack'>;
  /** Administrations in one session; null where the number of intakes is unknown. */
  administrationsPerSession: number | null;
  /** Administrations in one cycle, where they do not divide evenly among the sessions. */
  administrationsPerCycle?: number | null;
  /** Sessions of one cycle in which the line is given. */
  sessions: number;
}

export interface SessionPacks {
  /** Whole packs. */
  packs: number;
  /** Content of one pack, in mg. */
  packMg: number;
  /** Amount that one session takes, in mg. */
  takenMg: number;
}

/**
 * Computes the packs of a presentation that one session takes: the vials that cover the dose, or the tablets nearest to
 * it, as in the supply. Where the number of intakes is unknown, one administration counts. Null while dose, route or
 * strength is unknown. Source: docs/rules.md 8.11.
 */
export function packsOfSession({
  doseMg,
  administration,
  presentation,
  ...schedule
}: SessionOrder): SessionPacks | null {
  const offer = { ...presentation, id: 0, priceCents: null };
  const [read] = readPresentations([offer]);
  if (!administration || !read || !doseMg) return null;
  const { leastWasteful } = supplyChoice({
    doseMg,
    offers: [offer],
    schedule: { administrationsPerSession: 1, sessions: 1, cycles: 1 },
    dispensing: dispensingOf(administration),
  });
  const units = leastWasteful.computable ? (leastWasteful.units[0]?.count ?? 0) : 0;
  if (units === 0) return null;
  const { administrationsPerSession, administrationsPerCycle, sessions } = schedule;
  const strengthMg = read.strengthUg / 1000;
  // A cycle's intakes are divided among its sessions: an opened pack lasts for the next session.
  const packs = administrationsPerCycle
    ? Math.ceil(packsFor(units, read, administrationsPerCycle) / Math.max(sessions, 1))
    : packsFor(units, read, administrationsPerSession ?? 1);
  const administrations = administrationsPerCycle
    ? administrationsPerCycle / Math.max(sessions, 1)
    : (administrationsPerSession ?? 1);
  return { packs, packMg: strengthMg * read.unitsPerPack, takenMg: units * strengthMg * administrations };
}
