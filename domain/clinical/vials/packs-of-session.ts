import type { Given } from '../calculation/inputs';
import { packsFor } from './cost';
import { type PresentationOffer, readPresentations } from './presentations';
import { dispensingOf, supplyChoice } from './supply';

export interface SessionOrder {
  /** Of one administration, not rounded. */
  doseMg: Given;
  administration: string | null;
  presentation: Pick<PresentationOffer, 'strengthMg' | 'unitsPerPack'>;
  /** Of one session; null where nobody has said how often it is taken. */
  administrationsPerSession: number | null;
  /** Of one cycle, where its sessions do not share them out evenly. */
  administrationsPerCycle?: number | null;
  /** Of one cycle, in which the line is given. */
  sessions: number;
}

export interface SessionPacks {
  /** Whole packs. */
  packs: number;
  /** What they hold, in mg. */
  packMg: number;
  /** What the units of a session come to, in mg. */
  takenMg: number;
}

/**
 * How many packs of a presentation one session takes: the vials that cover the dose, or the tablets that come nearest to it, as the
 * supply reckons them. Where nobody says how often something is taken, one administration is what is sure. Null while dose, route
 * or strength are not known. Source: docs/rules.md 8.11.
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
  // What a cycle takes is shared out: a pack that is begun lasts for the next session.
  const packs = administrationsPerCycle
    ? Math.ceil(packsFor(units, read, administrationsPerCycle) / Math.max(sessions, 1))
    : packsFor(units, read, administrationsPerSession ?? 1);
  const administrations = administrationsPerCycle
    ? administrationsPerCycle / Math.max(sessions, 1)
    : (administrationsPerSession ?? 1);
  return { packs, packMg: strengthMg * read.unitsPerPack, takenMg: units * strengthMg * administrations };
}
