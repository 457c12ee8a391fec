import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { hasEarlierCycles } from '@aval/i18n/clinical/cycle-words';
import { useReportWords } from '../use-report-words';
import { StepsDisclosure } from './steps-disclosure';

interface DosesBasisProps {
  report: CongruenceReport;
  /** Lines in the order of the table above. */
  lines: readonly LineReport[];
}

/** Notes on the doses, and then the steps by which each was computed. */
export function DosesBasis({ report: { surface, clearance, lines: ofReport }, lines }: DosesBasisProps) {
  const { t } = useReportWords();
  return (
    <div className="mt-2 grid gap-2 text-ink-2 text-sm">
      {hasEarlierCycles(ofReport) ? <p>{t('doses.earlier')}</p> : null}
      {surface?.computable ? <p>{t('doses.unrounded')}</p> : null}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-5 gap-y-2 [&>li:has(>details[open])]:col-span-full">
        {lines.map(({ index, drugName, doses }) => (
          <li key={index}>
            <StepsDisclosure
              isOfLine
              calculation={[doses.course, doses.cycle].find(({ computable }) => computable) ?? doses.administration}
              name={`${drugLetter(index)} ${drugName ?? ''}`}
            />
          </li>
        ))}
        {surface?.computable ? (
          <li>
            <StepsDisclosure calculation={surface} name={t('doses.surface')} />
          </li>
        ) : null}
        {clearance ? (
          <li>
            <StepsDisclosure calculation={clearance} name={t('doses.clearance')} />
          </li>
        ) : null}
      </ul>
    </div>
  );
}
