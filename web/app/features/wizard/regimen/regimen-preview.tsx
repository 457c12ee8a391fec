import type { RegimenChoice } from '@aval/application/congruence/list-regimen-choices';
import { administeredDose } from '@aval/domain/clinical/doses/administered-dose';
import { Button } from '../../../components/actions/button';
import { Icon } from '../../../components/basics/icon';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useOptions, wordsOf } from '../../../shell/words/use-options';
import { useCongruenceWords } from '../../congruence/use-congruence-words';
import { useCongruence } from '../congruence/congruence-context';
import { listAt, textAt } from '../steps/form';
import { useStep } from '../steps/step-context';
import { typedBody } from '../treatment/typed-figures';

interface RegimenPreviewProps {
  choice: RegimenChoice;
  onUse: () => void;
  onClose: () => void;
}

/** What a regimen would put into the form, in this patient's doses, before it does. */
export function RegimenPreview({ choice, onUse, onClose }: RegimenPreviewProps) {
  const { t } = useTranslation(['wizard', 'demand', 'common']);
  const numbers = useNumbers();
  const { source: sourceWords } = useCongruenceWords();
  const { form, wizard } = useStep();
  const { clearance } = useCongruence();
  const typeWords = wordsOf(useOptions('doseType'));
  const body = typedBody(form.typed);
  const { name, tumourType, source, fill } = choice;
  const tumour = t(`demand:option.tumourType.${tumourType}`);
  const rhythm = t('regimen.everyDays', { count: fill.cycleLengthDays });
  const replaced = listAt(form.typed, 'chemotherapy.drugs').filter((line) => textAt(line, 'drugId') !== '').length;
  const missing = fill.lines.filter(({ drugId }) => drugId === null).map(({ drugName }) => drugName);
  const fits = textAt(wizard?.forms.protocol, 'type') === tumourType;
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
        {t('regimen.sessions', { count: fill.sessionsPerCycle, days: fill.sessionDays.join(', ') })}
        {' · '}
        {fill.totalCycles === null ? rhythm : t('regimen.cycles', { count: fill.totalCycles, rhythm })}
      </p>
      <StackedTable
        boxed
        caption={t('regimen.lines', { name })}
        columns={[
          { name: 'line', label: head.line },
          { name: 'dose', label: head.dose },
          { name: 'days', label: head.days },
          { name: 'patient', label: head.patient },
        ]}
      >
        {fill.lines.map((line) => (
          <StackedRow key={`${line.drugName} ${line.days.join()} ${line.dose}`}>
            <StackedCell label={head.line} kind="headline">
              {line.drugName}
            </StackedCell>
            <StackedCell label={head.dose} className="whitespace-nowrap">
              {line.dose === null ? t('regimen.noDose') : `${numbers.plain(line.dose)} ${typeWords(line.doseType)}`}
            </StackedCell>
            <StackedCell label={head.days}>{line.days.join(', ')}</StackedCell>
            <StackedCell label={head.patient} className="whitespace-nowrap font-semibold">
              {doseOf(line)}
            </StackedCell>
          </StackedRow>
        ))}
      </StackedTable>
      <ul className="mt-2.5 grid gap-1 text-sm">
        <Fact isGood={fits}>{t(fits ? 'regimen.fits' : 'regimen.otherTumour', { tumour })}</Fact>
        {missing.length > 0 ? <Fact>{t('regimen.missing', { names: missing.join(', ') })}</Fact> : null}
        {replaced > 0 ? <Fact>{t('regimen.replaces', { count: replaced })}</Fact> : null}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2">
        <span className="wrap-anywhere mr-auto text-ink-3 text-xs/sm">{sourceWords(source)}</span>
        <Button onClick={onClose}>{t('regimen.notThis')}</Button>
        <Button kind="primary" onClick={onUse}>
          {t(replaced > 0 ? 'regimen.replace' : 'regimen.use')}
        </Button>
      </div>
    </section>
  );
}

function Fact({ isGood = false, children }: { isGood?: boolean; children: string }) {
  return (
    <li className="flex gap-2">
      <Icon name={isGood ? 'check' : 'warning'} className={isGood ? 'mt-0.5 text-success' : 'mt-0.5 text-warn'} />
      {children}
    </li>
  );
}
