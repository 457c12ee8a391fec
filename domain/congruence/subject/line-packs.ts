import { packsOfSession, type SessionPacks } from '../../clinical/vials/packs-of-session';
import { administrationsOf, dosesOf } from './requested-doses';
import type { Subject, SubjectChemotherapy } from './subject';

export interface LinePacks {
  /** Null while dose, route or strength are not known. */
  packs: SessionPacks | null;
  /** Whether the request says how often a session takes it. */
  isSure: boolean;
}

/** What one session takes of each line's presentation, in their order, with the doses of the request. Source: docs/rules.md 8.11. */
export function packsOf(subject: Subject, chemotherapy: SubjectChemotherapy): LinePacks[] {
  const doses = dosesOf(subject, chemotherapy);
  return chemotherapy.lines.map((line, place) => {
    const dose = doses[place]?.administration;
    const { strengthMg, unitsPerPack, administration, sessions } = line;
    const administrations = administrationsOf(subject, chemotherapy, line);
    const { administrationsPerSession, administrationsPerCycle } = administrations;
    const packs = packsOfSession({
      doseMg: dose?.computable ? dose.doseMg : null,
      administration,
      presentation: { strengthMg, unitsPerPack },
      ...administrations,
      sessions: sessions.length,
    });
    return { packs, isSure: administrationsPerSession !== null || administrationsPerCycle !== null };
  });
}
