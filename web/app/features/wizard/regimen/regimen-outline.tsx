import type { RegimenChoice, RegimenStart } from '@aval/application/congruence/list-regimen-choices';
import { administeredDose } from '@aval/domain/clinical/doses/administered-dose';
import { describeGap } from '@aval/i18n/clinical/calculation-steps';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { daysText } from '../../regimens/regimen-form-values';
import { useScheduleWords } from '../../regimens/use-schedule-words';
import { useCongruence } from '../congruence/congruence-context';
import { textAt } from '../steps/form';
import { useStep } from '../steps/step-context';
import { typedMeasures } from '../treatment/typed-figures';

/** Rhythm of a regimen: its sessions, its cycles and their length. */
export function RegimenRhythm({ fill }: Pick<RegimenStart, 'fill'>) {
  const { t } = useTranslation('wizard');
  const rhythm = t('regimen.everyDays', { count: fill.cycleLengthDays });
  return (
    <p className="mt-0.5 mb-2.5 text-ink-2 text-xs/sm">
      {t('regimen.sessions', { count: fill.sessionsPerCycle, days: daysText(fill.sessionDays) })}
      {' · '}
      {fill.totalCycles === null ? rhythm : t('regimen.cycles', { count: fill.totalCycles, rhythm })}
    </p>
  );
}

interface RegimenLinesProps extends Pick<RegimenChoice, 'name'>, Pick<RegimenStart, 'fill'> {
  /** Outlined like a card. */
  boxed?: boolean;
}

/** Lines that a regimen fills in, each with this patient's dose or the inputs that it lacks. */
export function RegimenLines({ name, fill, boxed = false }: RegimenLinesProps) {
  const { t } = useTranslation(['wizard', 'demand']);
  const numbers = useNumbers();
  const daysAndIntakes = useScheduleWords();
  const doseOf = usePatientDose();
  const head = {
    line: t('demand:field.drug.drugId'),
    dose: t('regimen.dose'),
    days: t('regimen.days'),
    patient: t('regimen.forPatient'),
  };
  return (
    <StackedTable
      boxed={boxed}
      caption={t('regimen.lines', { name })}
      columns={[
        { name: 'line', label: head.line },
        { name: 'dose', label: head.dose, isNumber: true },
        { name: 'days', label: head.days },
        { name: 'patient', label: head.patient, isNumber: true },
      ]}
    >
      {fill.lines.map((line) => {
        const { figure, lacks } = doseOf(line);
        return (
          <StackedRow key={`${line.drugName} ${line.days.join()} ${line.dose}`}>
            <StackedCell label={head.line} kind="headline">
              {line.drugName}
            </StackedCell>
            <StackedCell label={head.dose} kind="number" className="whitespace-nowrap">
              {line.dose === null
                ? t('regimen.noDose')
                : t(`demand:dose.${line.doseType}`, { dose: numbers.plain(line.dose) })}
            </StackedCell>
            <StackedCell label={head.days}>{daysAndIntakes(line).join(' · ')}</StackedCell>
            <StackedCell label={head.patient} kind="number">
              {figure === null ? (
                <span className="text-ink-3">{lacks}</span>
              ) : (
                <span className="whitespace-nowrap font-semibold">{figure}</span>
              )}
            </StackedCell>
          </StackedRow>
        );
      })}
    </StackedTable>
  );
}

/** Dose of one administration for this patient, from the typed measures and the last clearance that still applies. */
function usePatientDose() {
  const { t, i18n } = useTranslation(['wizard', 'clinical', 'common']);
  const numbers = useNumbers();
  const { form } = useStep();
  const { clearance, isClearanceOfBefore } = useCongruence();
  const measures = typedMeasures(form.typed);
  const isAwaited = isClearanceOfBefore && textAt(form.typed, 'chemotherapy.creatinine') !== '';
  return (line: RegimenStart['fill']['lines'][number]): { figure: string | null; lacks: string } => {
    const given = administeredDose(line, { ...measures, clearance: isClearanceOfBefore ? null : clearance });
    if (given.computable) return { figure: numbers.measure(given.doseMg, t('common:unit.mg')), lacks: '' };
    if (isAwaited && given.gaps.some(({ input }) => input === 'creatinine')) {
      return { figure: null, lacks: t('congruence.ofBefore') };
    }
    return { figure: null, lacks: [...new Set(given.gaps.map((gap) => describeGap(i18n, gap)))].join(' · ') };
  };
}
