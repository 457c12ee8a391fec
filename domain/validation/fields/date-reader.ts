import type { CivilDate } from '../../calendar/civil-date';
import { Fault, fault } from './fault';
import { yearNotKept } from './kept-days';
import { readDay } from './readers';

/** Returns what is wrong with a readable date, or null. */
export type DateRule = (date: CivilDate) => Fault | null;

/** Reads a typed date by the given rules. Needs no validation library, which pages of lists do not load. */
export function dateReader(rules: readonly DateRule[]) {
  return (input: unknown): CivilDate | Fault => {
    const date = readDay(input);
    if (date === undefined) return fault('dateInvalid');
    for (const rule of rules) {
      const wrong = rule(date);
      if (wrong) return wrong;
    }
    const wrongYear = yearNotKept(date);
    return wrongYear === null ? date : new Fault(wrongYear);
  };
}
