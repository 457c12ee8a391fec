import type { RegimenChoice, RegimenStart } from '@aval/application/congruence/list-regimen-choices';
import type { LineOfOtherCycles } from '@aval/domain/congruence/subject/regimen-fill';
import { isForIntention } from '@aval/domain/reference/regimen-fit';
import { Icon } from '../../../components/basics/icon';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useOptions, wordsOf } from '../../../shell/words/use-options';
import { listAt, textAt } from '../steps/form';
import { useStep } from '../steps/step-context';

interface RegimenFactsProps {
  choice: RegimenChoice;
  start: RegimenStart;
}

/** Facts to know before filling in a regimen: whether it fits, its omitted parts, and the lines it replaces. */
export function RegimenFacts({ choice, start }: RegimenFactsProps) {
  const { t } = useTranslation(['wizard', 'demand']);
  const { form, wizard } = useStep();
  const { fill, firstCycle } = start;
  const linesOf = useOtherLines(firstCycle);
  const intentionWords = wordsOf(useOptions('intention'));
  const fits = textAt(wizard?.forms.protocol, 'type') === choice.tumourType;
  const isFor = isForIntention(choice, textAt(form.typed, 'chemotherapy.intention'));
  const intentions = choice.intentions.map(intentionWords).join(', ');
  const tumour = t(`demand:option.tumourType.${choice.tumourType}`);
  const missing = fill.lines.filter(({ drugId }) => drugId === null).map(({ drugName }) => drugName);
  const replaced = replacedLines(form.typed);
  const endsOf = (lines: readonly LineOfOtherCycles[]) =>
    lines
      .map(({ drugName: drug, toCycle }) => t('regimen.lineUntil', { drug, last: (toCycle ?? 0) + firstCycle - 1 }))
      .join(', ');
  const loading = fill.earlier.filter(({ isLoading }) => isLoading);
  const ended = fill.earlier.filter(({ isLoading }) => !isLoading);
  return (
    <ul className="mt-2.5 grid gap-1 text-sm">
      <Fact isGood={fits}>{t(fits ? 'regimen.fits' : 'regimen.otherTumour', { tumour })}</Fact>
      {isFor === null ? null : (
        <Fact isGood={isFor}>{t(isFor ? 'regimen.fitsIntention' : 'regimen.otherIntention', { intentions })}</Fact>
      )}
      {loading.length > 0 ? <Fact>{t('regimen.noLoading', { lines: linesOf(loading) })}</Fact> : null}
      {ended.length > 0 ? <Fact>{t('regimen.ended', { lines: linesOf(ended) })}</Fact> : null}
      {fill.later.length > 0 ? <Fact isPlain>{t('regimen.later', { lines: linesOf(fill.later) })}</Fact> : null}
      {fill.ending.length > 0 ? <Fact isPlain>{t('regimen.ending', { lines: endsOf(fill.ending) })}</Fact> : null}
      {missing.length > 0 ? <Fact>{t('regimen.missing', { names: missing.join(', ') })}</Fact> : null}
      {replaced > 0 ? <Fact>{t('regimen.replaces', { count: replaced })}</Fact> : null}
    </ul>
  );
}

/** Returns the number of lines that a regimen would replace. */
export function replacedLines(typed: unknown): number {
  return listAt(typed, 'chemotherapy.drugs').filter((line) => textAt(line, 'drugId') !== '').length;
}

/** Describes lines of other cycles by the request's cycles: "Trastuzumab 8 mg/kg en el ciclo 1". */
function useOtherLines(firstCycle: number) {
  const { t } = useTranslation(['wizard', 'demand']);
  const numbers = useNumbers();
  return (lines: readonly LineOfOtherCycles[]) =>
    lines
      .map(({ drugName: drug, dose, doseType, fromCycle, toCycle }) => {
        const words = {
          drug,
          dose: dose === null ? t('regimen.noDose') : t(`demand:dose.${doseType}`, { dose: numbers.plain(dose) }),
          first: fromCycle + firstCycle - 1,
        };
        if (toCycle === null) return t('regimen.lineSince', words);
        return toCycle === fromCycle
          ? t('regimen.lineOfCycle', words)
          : t('regimen.lineOfCycles', { ...words, last: toCycle + firstCycle - 1 });
      })
      .join(', ');
}

const LOOKS = {
  good: { name: 'check', className: 'mt-0.5 text-success' },
  plain: { name: 'info', className: 'mt-0.5 text-ink-3' },
  warn: { name: 'warning', className: 'mt-0.5 text-warn' },
} as const;

function Fact({
  isGood = false,
  isPlain = false,
  children,
}: {
  isGood?: boolean;
  isPlain?: boolean;
  children: string;
}) {
  return (
    <li className="flex gap-2">
      <Icon {...LOOKS[isGood ? 'good' : isPlain ? 'plain' : 'warn']} />
      <span>{children}</span>
    </li>
  );
}
