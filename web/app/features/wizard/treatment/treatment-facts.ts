import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { readCivilDate, readFlag } from '@aval/domain/validation/fields/readers';
import { formatDate } from '@aval/i18n/format';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { listAt } from '../steps/form';
import { typedBodySurface, typedCourseNumber, typedCycleNumber, typedFrequency } from './typed-figures';

/** Facts of the "This treatment" panel, from the typed values. */
export function useTreatmentFacts(treatment: TypedForm | null): { label: string; value: string }[] {
  const numbers = useNumbers();
  const { t } = useTranslation(['demand', 'wizard', 'common']);
  if (treatment === null) return [];
  const facts: { label: string; value: string | null }[] = [];
  const sessionsInWords = (count: number | null, every: number | null): string | null => {
    if (count === null || every === null) return null;
    return count > 1 && every > 0
      ? t('wizard:panel.everyDays', { sessions: numbers.integer(count), count: every })
      : numbers.integer(count);
  };
  if (readFlag(treatment.chemotherapyOn)) {
    const surface = typedBodySurface(treatment);
    const count = typedCycleNumber(treatment, 'sessionsPerCycle');
    const every = typedFrequency(treatment);
    const dates = listAt(treatment, 'chemotherapy.sessionDates').flatMap((date) => readCivilDate(date) ?? []);
    const [first, last] = [dates[0], dates.at(-1)];
    facts.push(
      {
        label: t('wizard:panel.surface'),
        value: surface === null ? null : numbers.measure(surface, t('common:unit.m2')),
      },
      {
        label: t('wizard:panel.sessions'),
        value: sessionsInWords(count, every),
      },
      { label: t('wizard:panel.first'), value: first ? formatDate(first) : null },
      { label: t('wizard:panel.last'), value: last && dates.length > 1 ? formatDate(last) : null },
    );
  }
  if (readFlag(treatment.radiotherapyOn)) {
    const dose = typedCourseNumber(treatment, 'radiotherapy[0]', 'totalDoseGy');
    const sessions = typedCourseNumber(treatment, 'radiotherapy[0]', 'sessions');
    facts.push({
      label: t('field.radiotherapy.title'),
      value:
        dose === null || sessions === null
          ? null
          : t('wizard:panel.radiotherapy', {
              dose: numbers.measure(dose, t('common:unit.gy')),
              sessions: numbers.integer(sessions),
            }),
    });
  }
  return facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}
