import type { RegimenChoice } from '@aval/application/congruence/list-regimen-choices';
import { administeredDose } from '@aval/domain/clinical/doses/administered-dose';
import { useState } from 'react';
import { Button } from '../../../components/actions/button';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useCongruenceWords } from '../../congruence/use-congruence-words';
import { daysText } from '../../regimens/regimen-form-values';
import { useScheduleWords } from '../../regimens/use-schedule-words';
import { useCongruence } from '../congruence/congruence-context';
import { useStep } from '../steps/step-context';
import { typedBody } from '../treatment/typed-figures';
import { RegimenFacts, replacedLines } from './regimen-facts';
import { isStartAsked, RegimenStartChoice, type StartKind } from './regimen-start-choice';
import type { UseRegimen } from './use-filling';

interface RegimenPreviewProps {
  choice: RegimenChoice;
  /** Cycle of the request. */
  cycle: number;
  /** Preselected start. */
  usualStart: StartKind;
  onUse: UseRegimen;
  onClose: () => void;
}

/** Preview of the content that a regimen would fill in, with this patient's doses. */
export function RegimenPreview({ choice, cycle, usualStart, onUse, onClose }: RegimenPreviewProps) {
  const { t } = useTranslation(['wizard', 'demand', 'common']);
  const numbers = useNumbers();
  const { source: sourceWords } = useCongruenceWords();
  const daysAndIntakes = useScheduleWords();
  const { form } = useStep();
  const { clearance: seen, isClearanceOfBefore } = useCongruence();
  const clearance = isClearanceOfBefore ? null : seen;
  const body = typedBody(form.typed);
  const { name, source } = choice;
  const [startKind, setStartKind] = useState(usualStart);
  const start = (startKind === 'begins' ? choice.begins : null) ?? choice.goesOn;
  const { fill } = start;
  const rhythm = t('regimen.everyDays', { count: fill.cycleLengthDays });
  const replaced = replacedLines(form.typed);
  const head = {
    line: t('demand:field.drug.drugId'),
    dose: t('regimen.dose'),
    days: t('regimen.days'),
    patient: t('regimen.forPatient'),
  };
  const doseOf = ({ dose, doseType, cap }: (typeof fill.lines)[number]) => {
    const figures = body ?? { heightCm: null, weightKg: null };
    const given = administeredDose({ dose, doseType, cap }, { ...figures, clearance });
    if (given.computable) return numbers.measure(given.doseMg, t('common:unit.mg'));
    return doseType === 'AUC' && dose !== null ? t('treatment.byClearance') : '—';
  };
  return (
    <section aria-label={name} className="rounded-lg border border-line-2 bg-sunken p-3.5">
      <h3 className="font-semibold">{name}</h3>
      <p className="mt-0.5 mb-2.5 text-ink-2 text-xs/sm">
        {t('regimen.sessions', { count: fill.sessionsPerCycle, days: daysText(fill.sessionDays) })}
        {' · '}
        {fill.totalCycles === null ? rhythm : t('regimen.cycles', { count: fill.totalCycles, rhythm })}
      </p>
      {isStartAsked(choice) ? (
        <RegimenStartChoice choice={choice} cycle={cycle} value={startKind} onChange={setStartKind} />
      ) : null}
      <StackedTable
        boxed
        caption={t('regimen.lines', { name })}
        columns={[
          { name: 'line', label: head.line },
          { name: 'dose', label: head.dose, isNumber: true },
          { name: 'days', label: head.days },
          { name: 'patient', label: head.patient, isNumber: true },
        ]}
      >
        {fill.lines.map((line) => (
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
            <StackedCell label={head.patient} kind="number" className="whitespace-nowrap font-semibold">
              {doseOf(line)}
            </StackedCell>
          </StackedRow>
        ))}
      </StackedTable>
      <RegimenFacts choice={choice} start={start} />
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2 max-md:[&>button]:flex-1">
        <span className="wrap-anywhere mr-auto text-ink-3 text-xs/sm max-md:basis-full">{sourceWords(source)}</span>
        <Button onClick={onClose}>{t('regimen.notThis')}</Button>
        <Button kind="primary" onClick={() => onUse(choice, start)}>
          {t(replaced > 0 ? 'regimen.replace' : 'regimen.use')}
        </Button>
      </div>
    </section>
  );
}
