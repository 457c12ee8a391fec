import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { useReportWords } from '../use-report-words';
import { StepsDisclosure } from './steps-disclosure';

interface DosesBasisProps {
  report: CongruenceReport;
  /** Lines in the order of the table above. */
  lines: readonly LineReport[];
}

/** Inputs of the dose calculations. */
export function DosesBasis({ report: { surface, clearance }, lines }: DosesBasisProps) {
  const { t } = useReportWords();
  return (
    <div className="mt-2 grid gap-2 text-ink-2 text-sm">
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
      </ul>
      {surface?.computable ? (
        <div className="grid break-inside-avoid gap-2">
          {t('doses.unrounded')}
          <StepsDisclosure calculation={surface} name={t('doses.surface')} />
        </div>
      ) : null}
      {clearance ? <StepsDisclosure calculation={clearance} name={t('doses.clearance')} /> : null}
    </div>
  );
}
