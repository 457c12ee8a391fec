import type { RegimenChoice, RegimenStart } from '@aval/application/congruence/list-regimen-choices';
import type { Typed, TypedForm } from '@aval/application/drafts/saving/typed-values';
import { addDays, type CivilDate, isCivilDate } from '@aval/domain/calendar/civil-date';
import { formatTyped } from '@aval/i18n/format';
import { listAt, textAt, valueAt } from '../steps/form';

/** Catalogue fields kept for a drug that stays. */
const OF_PACK = ['presentationId', 'amount', 'price'] as const;

/**
 * Returns step 4 with a regimen filled in: its lines replace the previous ones, and its cycles and sessions are set
 * unless the mode locks the field. The first session stays; the others follow on the regimen's days.
 */
export function filledForm(
  typed: TypedForm,
  { slug, version }: Pick<RegimenChoice, 'slug' | 'version'>,
  { firstCycle, fill }: RegimenStart,
  isLocked: (name: string) => boolean,
): TypedForm {
  const before = (valueAt(typed, 'chemotherapy') ?? {}) as TypedForm;
  const plan: Record<string, Typed> = {
    // The request's total includes the cycles before the regimen begins.
    ...(fill.totalCycles === null ? {} : { totalCycles: formatTyped(firstCycle - 1 + fill.totalCycles) }),
    sessionsPerCycle: formatTyped(fill.sessionsPerCycle),
    sessionFrequencyDays: fill.sessionsPerCycle === 1 ? '' : formatTyped(fill.sessionFrequencyDays),
    cycleIntervalDays: formatTyped(fill.cycleIntervalDays),
    sessionDates: datesOf(textAt(before, 'firstSessionDate'), fill.sessionDays),
  };
  const open = Object.entries(plan).filter(([name]) => !isLocked(`chemotherapy.${name}`));
  const chemotherapy: TypedForm = {
    ...before,
    ...Object.fromEntries(open),
    regimen: { slug, version: String(version), firstCycle: String(firstCycle) },
    drugs: fill.lines.map(({ drugId, dose, doseType, administration, sessions }): TypedForm => {
      const id = drugId === null ? '' : String(drugId);
      const same = listAt(before, 'drugs').find((line) => id !== '' && textAt(line, 'drugId') === id);
      const pack = OF_PACK.flatMap((name) => (textAt(same, name) === '' ? [] : [[name, textAt(same, name)] as const]));
      return {
        ...Object.fromEntries(pack),
        drugId: id,
        dose: dose === null ? '' : formatTyped(dose),
        doseType,
        administration,
        sessions: sessions.map(String),
      };
    }),
  };
  return { ...typed, chemotherapy };
}

function datesOf(first: string, [firstDay = 1, ...days]: readonly number[]): string[] {
  const others = days.map((day) => (isCivilDate(first) ? addDays(first as CivilDate, day - firstDay) : ''));
  return [first, ...others];
}
