import type { Calculation } from '@aval/domain/clinical/calculation/calculation';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { hasEarlierCycles } from '@aval/i18n/clinical/cycle-words';
import { capitalised } from '@aval/i18n/format';
import { Letter } from './drugs-table';
import { place, Table, Typed } from './layout';
import type { Words } from './words';

/** The figures behind the findings: doses of each line, clearance, lifetime, radiotherapy. */
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
        {lines.map((line) => {
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
              <td className={doses.session.computable ? 'figures unbroken' : 'figures'}>{sessionText(line, words)}</td>
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

/** Where a session has no dose of its own, how many intakes there are. */
function sessionText({ doses: { session, administration }, ...counts }: LineReport, words: Words): string {
  if (session.computable || !administration.computable) return doseText(session, words);
  return words.lineIntakes(counts, words.measure(administration.doseMg, 'mg')) ?? doseText(session, words);
}

function deviationText({ deviation, isBesideRegimen }: LineReport, { t, figure }: Words): string {
  if (isBesideRegimen) return t('report:doses.beside');
  if (deviation?.expected.dose === null) return t('report:doses.unsaid');
  if (!deviation || deviation.percent === null) return '–';
  const percent = Number(deviation.percent.toFixed(1));
  if (percent === 0) return t('report:doses.same');
  return `${percent > 0 ? '+' : ''}${figure({ value: percent, unit: '%', decimals: 1 })}`;
}
