import { administeredDose } from '@aval/domain/clinical/doses/administered-dose';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { ReportedDoses } from '@aval/domain/congruence/report/line-report';
import type { Chemotherapy } from '@aval/domain/demand/content/content';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import type { ReactNode } from 'react';
import { CellNote } from '../../../components/basics/cell-note';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useNumbers } from '../../../shell/words/numbers';
import { useReportWords } from '../../congruence/use-report-words';
import { ChangedTag } from '../changed-fields';
import { useDetailWords } from '../use-detail-words';
import { DrugCell } from './drug-cell';

export interface DrugTableProps {
  chemotherapy: Chemotherapy;
  names: VersionNames;
  /** Doses from the report; without one they are computed from height and weight only. */
  doses: ReportedDoses;
  /** Returns a line's deviation from the chosen regimen; omitted when there is none. */
  deviationOf?: ((index: number) => ReactNode) | undefined;
}

/** Drug lines with the doses computed from the request's patient data. */
export function DrugTable({ chemotherapy, names, doses, deviationOf }: DrugTableProps) {
  const numbers = useNumbers();
  const { t, option, intakes: intakesOf } = useDetailWords();
  const { t: reported } = useReportWords();
  if (chemotherapy.drugs.length === 0) return <p className="text-ink-2">{t('detail:noDrugs')}</p>;
  const label = {
    drug: t('detail:drugAndPresentation'),
    dose: t('demand:field.drug.dose'),
    computedDose: t('demand:field.drug.computedDose'),
    deviation: reported('doses.ofRegimen'),
    route: t('demand:field.drug.administration'),
    sessions: t('common:label.sessions'),
    amount: t('demand:field.drug.amount'),
    price: t('demand:field.drug.price'),
  };
  return (
    <StackedTable
      boxed
      caption={t('detail:drugsCaption')}
      columns={[
        { name: 'drug', label: label.drug },
        { name: 'dose', label: label.dose, isNumber: true },
        { name: 'computedDose', label: label.computedDose, isNumber: true, className: 'whitespace-normal!' },
        ...(deviationOf ? [{ name: 'deviation', label: label.deviation, isNumber: true }] : []),
        { name: 'route', label: label.route },
        { name: 'sessions', label: label.sessions },
        {
          name: 'amount',
          label: <abbr title={t('detail:amountMeaning')}>{t('detail:amountShort')}</abbr>,
          isNumber: true,
        },
        { name: 'price', label: label.price, isNumber: true },
      ]}
    >
      {chemotherapy.drugs.map((line, index) => {
        const at = `treatment.chemotherapy.drugs.${index}`;
        const computed = doses.get(index)?.dose ?? administeredDose(line, chemotherapy);
        const intakes = intakesOf(line.administration, doses.get(index)?.timesPerDay ?? null);
        return (
          <StackedRow key={drugLetter(index)}>
            <StackedCell label={label.drug} kind="headline" className="min-w-[172px]! print:min-w-0!">
              <DrugCell line={line} index={index} names={names} below="presentation" />
            </StackedCell>
            <StackedCell label={label.dose} kind="number">
              <span>
                {t(`demand:dose.${line.doseType}`, { dose: numbers.plain(line.dose) })}{' '}
                <ChangedTag paths={[`${at}.dose`]} isInCell />
              </span>
            </StackedCell>
            <StackedCell label={label.computedDose} kind="number">
              {computed.computable ? (
                <span>
                  <b>{numbers.measure(computed.doseMg, 'mg')}</b>
                  {intakes ? <CellNote>{intakes}</CellNote> : null}
                </span>
              ) : (
                <span className="text-ink-2">{t('demand:clearance')}</span>
              )}
            </StackedCell>
            {deviationOf ? (
              <StackedCell label={label.deviation} kind="number">
                {deviationOf(index)}
              </StackedCell>
            ) : null}
            <StackedCell label={label.route}>
              <span>
                {option('administration', line.administration)} <ChangedTag paths={[`${at}.administration`]} isInCell />
              </span>
            </StackedCell>
            <StackedCell label={label.sessions}>
              <span>
                {line.sessions.join(', ')} <ChangedTag paths={[`${at}.sessions`]} isInCell />
              </span>
            </StackedCell>
            <StackedCell label={label.amount} kind="number">
              <span>
                {numbers.integer(line.amount)} <ChangedTag paths={[`${at}.amount`]} isInCell />
              </span>
            </StackedCell>
            <StackedCell label={label.price} kind="number">
              <span>
                {numbers.money(line.priceCents)} <ChangedTag paths={[`${at}.priceCents`]} isInCell />
              </span>
            </StackedCell>
          </StackedRow>
        );
      })}
    </StackedTable>
  );
}
