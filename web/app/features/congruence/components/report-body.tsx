import type { FieldPath } from '@aval/domain/congruence/findings/finding';
import { justificationOf } from '@aval/domain/congruence/report/justification';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import type { Chemotherapy, Justification } from '@aval/domain/demand/content/content';
import type { ReactNode } from 'react';
import { findingPlace } from '../finding-place';
import { useReportWords } from '../use-report-words';
import { FailedRules } from './failed-rules';
import { FindingList } from './finding-list';
import { JustificationNote } from './justification-note';
import { LibraryMark } from './library-mark';
import { LifetimeSection } from './lifetime-section';
import { RadiotherapyTable } from './radiotherapy-table';
import { ReportChecks } from './report-checks';
import { UnknownDrugs } from './unknown-drugs';

interface ReportBodyProps {
  report: CongruenceReport;
  chemotherapy: Chemotherapy | null;
  justifications: readonly Justification[];
  fieldLink?: (path: FieldPath, words: string) => ReactNode;
}

/** Findings, what was checked, lifetime doses and the figures of a radiotherapy. Doses and vials stand with the treatment. */
export function ReportBody({ report, chemotherapy, justifications, fieldLink }: ReportBodyProps) {
  const { t } = useReportWords();
  const { findings, failed, ruleCount, lines, lifetime, radiotherapy } = report;
  return (
    <>
      {findings.length > 0 ? (
        <FindingList
          findings={findings}
          label={t('findings')}
          placeOf={(finding) => findingPlace(findings, finding)}
          below={(finding) => {
            const answer = justificationOf(finding, justifications, chemotherapy?.drugs ?? []);
            return answer === null && finding.severity !== 'serious' ? null : (
              <JustificationNote justification={answer} />
            );
          }}
          {...(fieldLink ? { fieldLink } : {})}
        />
      ) : (
        <p className="text-ink-2">{t('noFindings', { count: ruleCount })}</p>
      )}
      <LibraryMark isInLibrary={report.regimenInLibrary} />
      <UnknownDrugs lines={lines} />
      <FailedRules failed={failed} />
      <ReportChecks lines={lines} radiotherapy={radiotherapy} />
      <LifetimeSection reports={lifetime} />
      {radiotherapy.length > 0 ? <RadiotherapyTable courses={radiotherapy} /> : null}
    </>
  );
}
