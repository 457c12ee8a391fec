import type { DetailVersion } from '@aval/application/demands/detail/demand-detail';
import type { FieldPath } from '@aval/domain/congruence/findings/finding';
import { formatDate } from '@aval/i18n/format';
import { Section } from '../../../components/basics/section';
import { type SectionId, SectionLink } from '../../demand-detail/components/section-links';
import { useReportWords } from '../use-report-words';
import { AnalysisAgain } from './analysis-again';
import { ReportBody } from './report-body';
import { SeverityCounts } from './severity-mark';

/** Congruence report of a version, as of its submission. */
export function CongruenceSection({ demandId, version }: { demandId: string; version: DetailVersion }) {
  const { t } = useReportWords();
  const { congruence, content, number } = version;
  return (
    <Section
      id="congruence"
      title={t('title')}
      {...(congruence
        ? { count: congruence.findings.length, marks: <SeverityCounts findings={congruence.findings} /> }
        : { empty: t('none') })}
    >
      {congruence ? (
        <>
          <div className="mb-4 grid gap-2 rounded-lg bg-sunken px-4 py-3 text-sm inset-ring inset-ring-line-2">
            <p>
              {t('made', {
                date: formatDate(congruence.on),
                book: congruence.ruleBookVersion,
                count: congruence.ruleCount,
              })}{' '}
              <span className="text-ink-2">{t('advice')}</span>
            </p>
            <AnalysisAgain demandId={demandId} versionNumber={number} report={congruence} />
          </div>
          <ReportBody
            report={congruence}
            chemotherapy={content.treatment.chemotherapy}
            justifications={content.extras.justifications}
            fieldLink={(path, words) => <SectionLink id={sectionOf(path)}>{words}</SectionLink>}
          />
        </>
      ) : null}
    </Section>
  );
}

/** Returns the page section that displays a content field. */
function sectionOf(path: FieldPath): SectionId {
  const [part] = path.split('.');
  if (part === 'protocol' || part === 'treatment') return part;
  return part === 'patient' ? 'data' : 'previous';
}
