import type { DraftReport } from '@aval/application/congruence/analyse-draft';
import type { RadiotherapyCourse } from '@aval/domain/clinical/radiotherapy/radiotherapy-course';
import { justificationOf } from '@aval/domain/congruence/report/justification';
import type { Justification } from '@aval/domain/demand/content/content';
import { ButtonLink } from '../../../components/actions/button';
import { Section } from '../../../components/basics/section';
import { useTranslation } from '../../../shell/words/translation';
import { FailedRules } from '../../congruence/components/failed-rules';
import { FindingList } from '../../congruence/components/finding-list';
import { JustificationNote } from '../../congruence/components/justification-note';
import { LifetimeSection } from '../../congruence/components/lifetime-section';
import { RadiotherapyTable } from '../../congruence/components/radiotherapy-table';
import { ReportChecks } from '../../congruence/components/report-checks';
import { SeverityCounts } from '../../congruence/components/severity-mark';
import { UnknownDrugs } from '../../congruence/components/unknown-drugs';
import { answersAddress } from '../frame/wizard-steps';
import { NotAnalysed } from './not-analysed';
import type { Behind } from './use-draft-report';
import { WizardFieldLink } from './wizard-field-link';

interface ReviewFindingsProps {
  /** Null before the first response, when nothing is shown. */
  report: DraftReport | null;
  behind: Behind | null;
  justifications: readonly Justification[];
  /** Calculated totals of each radiotherapy. */
  courses: readonly RadiotherapyCourse[];
  /** Whether the mode allows answers. */
  mayAnswer: boolean;
}

/** Findings with their answers and lifetime totals before submission; they do not block it. */
export function ReviewFindings({ report, behind, justifications, courses, mayAnswer }: ReviewFindingsProps) {
  const { t } = useTranslation('wizard');
  if (!report && !behind) return null;
  const findings = report?.findings ?? [];
  const title = t('congruence.title');
  return (
    <Section
      id="congruence"
      title={title}
      count={report?.findings.length}
      marks={<SeverityCounts findings={findings} />}
      actions={
        mayAnswer && findings.length > 0 ? (
          <ButtonLink to={answersAddress()} size="small">
            {t('congruence.toAnswer')}
          </ButtonLink>
        ) : null
      }
    >
      {behind ? <NotAnalysed behind={behind} isBesideOlder={report !== null} className="mb-3" /> : null}
      {report ? (
        <p className="mb-3 text-ink-2 text-sm">{t(findings.length === 0 ? 'congruence.none' : 'congruence.advises')}</p>
      ) : null}
      <UnknownDrugs lines={report?.lines ?? []} />
      <FailedRules failed={report?.failed ?? []} />
      {findings.length > 0 ? (
        <FindingList
          findings={findings}
          label={title}
          fieldLink={(path, label) => <WizardFieldLink path={path}>{label}</WizardFieldLink>}
          below={(finding) => {
            const answer = justificationOf(finding, justifications, report?.lines ?? []);
            return answer === null && finding.severity !== 'serious' ? null : (
              <JustificationNote justification={answer} />
            );
          }}
        />
      ) : null}
      {report ? (
        <ReportChecks lines={report.lines} radiotherapy={report.radiotherapyChecks.map((checks) => ({ checks }))} />
      ) : null}
      {report && courses.length > 0 ? <RadiotherapyTable courses={courses} /> : null}
      {report ? <LifetimeSection reports={report.lifetime} /> : null}
    </Section>
  );
}
