import type { Calculation } from '@aval/domain/clinical/calculation/calculation';
import { radiotherapyCourse } from '@aval/domain/clinical/radiotherapy/radiotherapy-course';
import { CalculationSteps } from '../../congruence/components/calculation-steps';
import { useReportWords } from '../../congruence/use-report-words';
import { useStep } from '../steps/step-context';
import { typedCourseNumber } from './typed-figures';

/** Returns a calculation without the steps of another one that it begins with, which stand above it already. */
function beyond(first: Calculation<object>, whole: Calculation<object>): Calculation<object> {
  return first.computable && whole.computable ? { ...whole, steps: whole.steps.slice(first.steps.length) } : whole;
}

/** Calculated figures of a typed radiotherapy (`radiotherapy[0]`), with their steps. Source: docs/rules.md 11.9. */
export function RadiotherapyFigures({ name }: { name: string }) {
  const { t } = useReportWords();
  const { form } = useStep();
  const { total, effects } = radiotherapyCourse({
    totalDoseGy: typedCourseNumber(form.typed, name, 'totalDoseGy'),
    fractionationPerDayGy: typedCourseNumber(form.typed, name, 'fractionationPerDayGy'),
    sessions: typedCourseNumber(form.typed, name, 'sessions'),
    startDate: null,
  });
  if (!total.computable) return null;
  return (
    <div className="grid gap-1 rounded-md bg-sunken px-3 py-2" data-part="radiotherapy-figures">
      {[total, ...effects.flatMap(({ bed, eqd2 }) => [beyond(total, bed), beyond(total, eqd2)])].map(
        (calculation, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed number and order.
          <CalculationSteps key={place} calculation={calculation} />
        ),
      )}
      <p className="text-ink-3 text-xs/sm">{t('radiotherapy.note')}</p>
    </div>
  );
}
