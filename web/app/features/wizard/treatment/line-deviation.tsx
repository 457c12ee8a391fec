import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { Deviation } from '../../congruence/components/deviation';
import { useCongruence } from '../congruence/congruence-context';

/** Deviation of a line from the chosen regimen, with the regimen's order. */
export function LineDeviation({ index }: { index: number }) {
  const { t } = useTranslation(['report', 'demand', 'wizard']);
  const numbers = useNumbers();
  const { lines, findings } = useCongruence();
  const line = lines[index];
  if (!line) return null;
  const { deviation, isBesideRegimen, isOfBefore } = line;
  // Omitted if not comparable, such as milligrams while the patient's measures are missing.
  if (!isBesideRegimen && deviation?.expected.dose !== null && deviation?.percent == null) return null;
  return (
    <p
      className="col-span-full flex flex-wrap items-center gap-x-2 text-ink-3 text-xs tabular-nums"
      data-part="deviation"
    >
      {deviation && !isBesideRegimen ? <span>{against(deviation.expected)}</span> : null}
      <Deviation line={{ index, deviation, isBesideRegimen }} findings={findings} />
      {isOfBefore ? <span>{t('wizard:congruence.ofBefore')}</span> : null}
    </p>
  );

  function against({ dose, doseType, timesPerDay }: NonNullable<typeof deviation>['expected']): string {
    if (dose === null) return t('doses.againstNone');
    const once = t(`demand:dose.${doseType}`, { dose: numbers.plain(dose) });
    const order = timesPerDay > 1 ? `${once} ${t('demand:timesPerDay', { count: timesPerDay })}` : once;
    return t('doses.against', { order });
  }
}
