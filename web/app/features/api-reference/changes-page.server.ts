import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { Language } from '@aval/i18n/languages';
import { API_CHANGES, type ChangeKind } from '../../../api/changelog/changelog';

export interface ChangeOfApi {
  kind: ChangeKind;
  text: string;
}

export interface DayOfChanges {
  day: CivilDate;
  changes: ChangeOfApi[];
}

/** Returns the changes of the API by day, in the reader's language. */
export function loadChanges(language: Language): { days: DayOfChanges[] } {
  const days = [...new Set(API_CHANGES.map(({ day }) => day))];
  return {
    days: days.map((day) => ({
      day,
      changes: API_CHANGES.filter((change) => change.day === day).map(({ kind, text }) => ({
        kind,
        text: text[language],
      })),
    })),
  };
}
