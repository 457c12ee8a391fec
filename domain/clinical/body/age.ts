import { ageOn, type CivilDate, isCivilDate } from '../../calendar/civil-date';
import { type Calculation, computed, notComputable } from '../calculation/calculation';
import type { Gap } from '../calculation/inputs';

/** Age in whole years on a date; a birthday on 29 February counts from 1 March. Not computable before birth. */
export function ageOnDate(person: {
  birthday: CivilDate | null | undefined;
  date: CivilDate | null | undefined;
}): Calculation<{ ageYears: number }> {
  const { birthday, date } = person;
  if (isCivilDate(birthday) && isCivilDate(date)) {
    if (date < birthday) return notComputable({ input: 'date', because: 'out_of_range' });
    return computed({ ageYears: ageOn(date, birthday) }, []);
  }
  return notComputable(...gapOf('birthday', birthday), ...gapOf('date', date));
}

function gapOf(input: 'birthday' | 'date', date: CivilDate | null | undefined): Gap[] {
  if (isCivilDate(date)) return [];
  return [{ input, because: date ? 'out_of_range' : 'missing' }];
}
