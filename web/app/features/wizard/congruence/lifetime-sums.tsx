import type { DraftReport } from '@aval/application/congruence/analyse-draft';
import { describeGap } from '@aval/i18n/clinical/calculation-steps';
import { isUnknown } from '@aval/i18n/clinical/lifetime-words';
import { capitalised } from '@aval/i18n/format';
import { PanelSubheading } from '../../../components/basics/panel';
import { useTranslation } from '../../../shell/words/translation';
import { limitMarks, scaleOf } from '../../congruence/components/lifetime-parts';
import { useReportWords } from '../../congruence/use-report-words';

type LifetimeReport = DraftReport['lifetime'][number];

interface LifetimeSumsProps {
  reports: readonly LifetimeReport[];
  lines: DraftReport['lines'];
}

/** Lifetime totals including the request, as of the last save. One that cannot be computed shows its missing inputs. */
export function LifetimeSums({ reports, lines }: LifetimeSumsProps) {
  const { t, i18n } = useTranslation(['wizard', 'clinical']);
  const { lifetime } = useReportWords();
  if (reports.length === 0) return null;
  return (
    <>
      <PanelSubheading>{t('wizard:congruence.lifetime')}</PanelSubheading>
      <ul className="grid gap-1.5 px-3.5 pt-1.5 pb-2.5 text-sm" data-part="lifetime-sums">
        {reports.map((report) => {
          const { name, sum, verdict, notes } = lifetime(report);
          const lacks = [...new Set(gapsOf(report, lines).map((gap) => describeGap(i18n, gap)))];
          const told = isUnknown(report.ledger) && lacks.length > 0 ? lacks : [...notes, ...lacks];
          return (
            <li key={name} className="wrap-anywhere">
              <b className="font-medium">{capitalised(name)}</b>: {sum}{' '}
              <span className={isExceeded(report) ? 'font-medium text-danger' : 'text-ink-3'}>{verdict}</span>
              {isUnknown(report.ledger) ? null : <SumBar report={report} />}
              {told.map((note) => (
                <span key={note} className="mt-0.5 block text-ink-2 text-xs/sm">
                  {note}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Returns what the doses of the request lack that could not be added. */
function gapsOf({ drugName, ledger }: LifetimeReport, lines: DraftReport['lines']) {
  if (!ledger.uncounted.some(({ from }) => from === 'request')) return [];
  return lines.flatMap((line) => {
    const isOfSum = drugName === null || line.drugName === drugName;
    return isOfSum && !line.dose.computable ? line.dose.gaps : [];
  });
}

function isExceeded({ limits }: LifetimeReport): boolean {
  return limits.some(({ exceededAt }) => exceededAt !== null);
}

/** Bar of the total with its limits; the adjacent words say the same. */
function SumBar({ report }: { report: LifetimeReport }) {
  const scale = scaleOf(report);
  const at = (amount: number) => `${(amount / scale) * 100}%`;
  return (
    <svg aria-hidden="true" width="100%" height="10" className="mt-1 block">
      <rect y="2" width="100%" height="6" rx="3" className="fill-sunken stroke-line-2" />
      <rect
        y="2"
        width={at(report.ledger.total)}
        height="6"
        rx="3"
        className={isExceeded(report) ? 'fill-danger-solid' : 'fill-ink-3'}
      />
      {limitMarks(report).map(({ amount, kind }) => (
        <line
          key={`${kind} ${amount}`}
          x1={at(amount)}
          x2={at(amount)}
          y1={0}
          y2={10}
          strokeWidth="2"
          className={kind === 'limit' ? 'stroke-danger-solid' : 'stroke-warn'}
        />
      ))}
    </svg>
  );
}
