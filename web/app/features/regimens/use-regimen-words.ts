import type { DoseCap } from '@aval/domain/clinical/doses/administered-dose';
import type { RegimenLine } from '@aval/domain/reference/regimen';
import { REGIMEN_DRUGS } from '@aval/domain/validation/catalogues/regimen-schema';
import { useNumbers } from '../../shell/words/numbers';
import { useTranslation } from '../../shell/words/translation';
import { useMessage } from '../../shell/words/use-message';
import { useScheduleWords } from './use-schedule-words';

/** Wording of a regimen's content. */
export function useRegimenWords() {
  const { t } = useTranslation(['regimens', 'demand']);
  const words = useMessage();
  const numbers = useNumbers();
  const daysAndIntakes = useScheduleWords();
  const cyclesOf = ({ fromCycle, toCycle }: RegimenLine): string => {
    if (toCycle === null) return fromCycle === 1 ? t('line.allCycles') : t('line.cyclesFrom', { from: fromCycle });
    return fromCycle === toCycle
      ? t('line.cyclesOne', { from: fromCycle })
      : t('line.cycles', { from: fromCycle, to: toCycle });
  };
  return {
    drug: (slug: string) => REGIMEN_DRUGS.find((drug) => drug.slug === slug)?.name ?? slug,
    tumour: (type: string) => words(`demand:option.tumourType.${type}`),
    intentions: (intentions: readonly string[]) =>
      intentions.map((each) => words(`demand:option.intention.${each}`)).join(', '),
    /** Null for a missing dose, which must not be shown as 0. */
    dose: ({ dose, doseType }: RegimenLine): string | null =>
      dose === null ? null : t(`demand:dose.${doseType}`, { dose: numbers.plain(dose) }),
    route: (administration: string) => words(`demand:option.administration.${administration}`),
    schedule: (line: RegimenLine) => [...daysAndIntakes(line), cyclesOf(line)].join(' · '),
    cap: (cap: DoseCap | null): string | null => {
      const value = cap && numbers.plain(cap.value);
      return cap && t(cap.kind === 'doseMg' ? 'line.capDose' : 'line.capFiltration', { value });
    },
    days: (count: number) => t('days', { count }),
  };
}
