import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { StepData } from './step-fields';

type DrugLine = NonNullable<StepData['quimioterapicoFarmacos']>[number];

/** Returns the drug lines of a session, each with its letter. */
export function drugsOfSession(
  lines: readonly DrugLine[],
  session: number,
): { drugId: number | null; letter: string }[] {
  return lines.flatMap(({ drugId, administrarEnSesiones }, place) =>
    administrarEnSesiones.includes(session) ? [{ drugId, letter: drugLetter(place) }] : [],
  );
}
