import { packsOfSession, type SessionPacks } from '../../clinical/vials/packs-of-session';
import { administrationsOf, dosesOf } from './requested-doses';
import type { Subject, SubjectChemotherapy } from './subject';

export interface LinePacks {
  /** Null while dose, route or strength is unknown. */
  packs: SessionPacks | null;
  /** Whether the number of administrations is known. */
  isSure: boolean;
}

/**
 * Returns the packs of each line's presentation that one session takes, by the requested doses.
 * Source: docs/rules.md 8.11.
 */
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
