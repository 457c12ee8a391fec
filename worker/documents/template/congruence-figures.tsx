import type { Calculation } from '@aval/domain/clinical/calculation/calculation';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { inReviewOrder } from '@aval/domain/congruence/report/review-order';
import { hasEarlierCycles } from '@aval/i18n/clinical/cycle-words';
import { capitalised } from '@aval/i18n/format';
import { Letter } from './drugs-table';
import { place, Table, Typed } from './layout';
import type { Words } from './words';

/** Prints the figures behind the findings: doses of each line, clearance, lifetime doses, radiotherapy. */
export function CongruenceFigures({ report, words }: { report: CongruenceReport; words: Words }) {
  const { t } = words;
  const { lines, clearance, lifetime, radiotherapy } = report;
  const says = (name: 'line' | 'session' | 'cycle' | 'deviation') => t(`report:doses.${name}`);
  return (
    <>
      <Table
        dense
        label={t('report:doses.title')}
        columns={[
          { label: says('line'), width: '6.5mm', unseen: true },
          { label: t('report:doses.title') },
          { label: says('deviation'), width: '26mm', figures: true },
          { label: says('session'), width: '27mm', figures: true },
          { label: says('cycle'), width: '24mm', figures: true },
          { label: words.askedCycles(lines), width: '27mm', figures: true },
        ]}
      >
        {inReviewOrder(report).map((line) => {
          const { doses } = line;
          const note = words.lineCycles(line, lines);
          return (
            <tr key={place(line.index)}>
              <td>
                <Letter index={line.index} />
              </td>
              <td>
                <Typed>{line.drugName ?? t('none')}</Typed>
              </td>
              <td className="figures">{deviationText(line, words)}</td>
              <td className="figures">
                <SessionDose line={line} words={words} />
              </td>
              <td className="figures unbroken">{doseText(doses.cycle, words)}</td>
              <td className="figures">
                {[
                  ...(note && !doses.course.computable ? [] : [doseText(doses.course, words)]),
                  ...(note ? [note] : []),
                ].join(', ')}
              </td>
            </tr>
          );
        })}
      </Table>
      <ul className="note sums">
        {lifetime.map((each, index) => {
          const { name, sum, verdict, lowered, summands, notes } = words.lifetime(each);
          const said = [sum, verdict, lowered, summands, ...notes].filter((part) => part !== null);
          return (
            <li key={place(index)}>
              <strong>{capitalised(name)}:</strong> {said.join(' ')}
            </li>
          );
        })}
      </ul>
      <ul className="note formulas">
        {report.regimen && <li>{t('report:doses.regimenOrder')}</li>}
        {hasEarlierCycles(lines) && <li>{t('report:doses.earlier')}</li>}
        {clearance &&
          (clearance.computable ? (
            words.steps(clearance).map((step) => <li key={step}>{step}</li>)
          ) : (
            <li>{`${t('report:doses.clearance')}: ${words.steps(clearance).join('; ')}`}</li>
          ))}
        {radiotherapy.map(({ total, effects }, index) => (
          <li key={place(index)}>
            {t('demand:change.radiotherapy', { number: index + 1 })}:{' '}
            {[
              total.computable ? words.measure(total.totalGy, 'Gy') : t('none'),
              ...effects.flatMap(({ alphaBetaGy: ratio, bed, eqd2 }) => [
                ...(bed.computable
                  ? [`${t('report:radiotherapy.bed', { ratio })} ${words.measure(bed.bedGy, 'Gy')}`]
                  : []),
                ...(eqd2.computable
                  ? [`${t('report:radiotherapy.eqd2', { ratio })} ${words.measure(eqd2.eqd2Gy, 'Gy')}`]
                  : []),
              ]),
            ].join(' · ')}
          </li>
        ))}
      </ul>
    </>
  );
}

function doseText(dose: Calculation<{ doseMg: number }>, words: Words): string {
  return dose.computable ? words.measure(dose.doseMg, 'mg') : '–';
}

/** Prints the dose of a session, with its intakes below the total when there are several. */
function SessionDose({ line, words }: { line: LineReport; words: Words }) {
  const { dose, intakes } = words.sessionDose(line);
  return (
    <>
      {dose || !intakes ? <span className="unbroken">{dose ?? '–'}</span> : null}
      {dose && intakes ? <br /> : null}
      {intakes}
    </>
  );
}

function deviationText(line: LineReport, words: Words): string {
  if (line.deviation?.expected.dose === null) return words.t('report:doses.unsaid');
  return words.deviation(line) ?? '–';
}
