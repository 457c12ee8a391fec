import type { DemandDetail, DetailVersion, DraftContent } from '@aval/application/demands/detail/demand-detail';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import { type LineOfTreatment, lineOfTreatment } from '@aval/domain/clinical/line-of-treatment';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import type { DemandContent } from '@aval/domain/demand/content/content';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import { formatDate, formatStamp } from '@aval/i18n/format';
import { Link } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/basics/icon';
import { Section } from '../../../components/basics/section';
import { TagBlank } from '../../../components/basics/tag';
import { DrugLetter } from '../../../components/demand/drug-letter';
import { useNumbers } from '../../../shell/words/numbers';
import { Deviation } from '../../congruence/components/deviation';
import { SeverityMark } from '../../congruence/components/severity-mark';
import { findingPlace } from '../../congruence/finding-place';
import { useCongruenceWords } from '../../congruence/use-congruence-words';
import { useReportWords } from '../../congruence/use-report-words';
import { entryPlace } from '../../decisions/last-proposal';
import { PATIENT } from '../../patients/patients-address';
import { findingsSummary, lastComment, previousSummary, regimenSummary, textKind } from '../demand-summary';
import { useDetailWords } from '../use-detail-words';
import { SectionLink } from './section-links';

const LINES = [
  'grid grid-cols-[fit-content(8.5rem)_minmax(0,1fr)] gap-x-5 gap-y-2.5 [&>div]:contents',
  'md:[&_dt]:min-w-21',
  'max-md:block max-md:[&>div]:block max-md:[&>div+div]:mt-2.5',
  '[&_dt]:pt-px [&_dt]:text-ink-3 [&_dt]:text-sm max-md:[&_dt]:pt-0 max-md:[&_dt]:text-xs',
  '[&_dd]:wrap-anywhere [&_dd]:tabular-nums [&_dd_b]:font-medium',
].join(' ');

/** Items in running text with a middle dot between them, so that no line begins with one. */
const ITEMS = "[&>li]:inline [&>li:not(:last-child)]:after:text-ink-3 [&>li:not(:last-child)]:after:content-['_·_']";

type SummaryContent = DetailVersion['content'] | DraftContent;

/** Summary for a reader: patient, treatment, line and stage, regimen, earlier treatments, findings and the last comment. */
export function SummarySection({ demand }: { demand: DemandDetail }) {
  const { t } = useDetailWords();
  const { version, draft } = demand;
  const content = version?.content ?? draft;
  return (
    <Section id="summary" title={t('demand:section.summary')}>
      <dl className={LINES}>
        <PatientRow demand={demand} />
        {content?.treatment ? <TreatmentRow demand={demand} treatment={content.treatment} /> : null}
        {content?.protocol ? <TumourRow protocol={content.protocol} line={lineOf(content)} /> : null}
        {content?.treatment?.chemotherapy ? (
          <RegimenRow
            chemotherapy={content.treatment.chemotherapy}
            names={content.names}
            report={version?.congruence ?? null}
          />
        ) : null}
        {content?.previousTreatments ? <PreviousRow content={content} /> : null}
        {version ? <FindingsRow version={version} /> : null}
        {version ? <CommentRow demand={demand} /> : null}
      </dl>
    </Section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PatientRow({ demand }: { demand: DemandDetail }) {
  const { t, option } = useDetailWords();
  const { patient } = demand;
  const name = `${patient.firstName} ${patient.lastName}`;
  return (
    <Row label={t('demand:section.patient')}>
      <ul className={ITEMS}>
        <li>
          <b>
            {demand.mayOpenPatient ? (
              <Link className="finger-area" to={PATIENT.detail(patient.id)}>
                {name}
              </Link>
            ) : (
              name
            )}
          </b>
        </li>
        <li>{t('demand:age', { count: patient.age })}</li>
        <li>{option('gender', patient.gender).toLocaleLowerCase()}</li>
        <li>{t('detail:summary.card', { number: patient.cardNumber })}</li>
        <li>{t('detail:summary.doctor', { doctor: demand.doctor.name })}</li>
      </ul>
    </Row>
  );
}

interface TreatmentRowProps {
  demand: DemandDetail;
  treatment: DemandContent['treatment'];
}

function TreatmentRow({ demand, treatment: { chemotherapy, radiotherapy } }: TreatmentRowProps) {
  const numbers = useNumbers();
  const { t, option } = useDetailWords();
  const intention = (value: string) =>
    value === 'no_se_indica'
      ? t('detail:summary.noIntention')
      : t('detail:summary.intention', { intention: option('intention', value).toLocaleLowerCase() });
  const increased = demand.isEarlier ? 0 : (demand.state?.totalCycles ?? 0);
  return (
    <Row label={t('detail:summary.asked')}>
      <ul className="grid gap-1">
        {chemotherapy ? (
          <li>
            <ul className={ITEMS}>
              <li>
                <b>{t('demand:type.chemotherapy.long')}</b>
              </li>
              <li>{intention(chemotherapy.intention)}</li>
              <li>
                {chemotherapy.totalCycles > 0
                  ? t('detail:summary.cycle', {
                      cycle: chemotherapy.cycle,
                      total: Math.max(chemotherapy.totalCycles, increased),
                    })
                  : t('detail:noCycles')}
              </li>
              {chemotherapy.clinicalTrial ? <li>{t('demand:field.chemotherapy.clinicalTrial')}</li> : null}
            </ul>
          </li>
        ) : null}
        {radiotherapy?.map((course, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the courses of a version have no other identity.
          <li key={index}>
            <ul className={ITEMS}>
              <li>
                <b>{t('demand:type.radiotherapy.long')}</b>
              </li>
              <li>{intention(course.intention)}</li>
              <li>
                {t('detail:summary.course', {
                  count: course.sessions,
                  sessions: numbers.integer(course.sessions),
                  total: numbers.measure(course.totalDoseGy, 'Gy'),
                  day: numbers.measure(course.fractionationPerDayGy, 'Gy'),
                })}
              </li>
            </ul>
          </li>
        ))}
      </ul>
    </Row>
  );
}

function lineOf({ treatment, previousTreatments }: SummaryContent): LineOfTreatment | null {
  const intention = treatment?.chemotherapy?.intention;
  return intention && previousTreatments ? lineOfTreatment(intention, previousTreatments) : null;
}

interface TumourRowProps {
  protocol: DemandContent['protocol'];
  line: LineOfTreatment | null;
}

function TumourRow({ protocol, line }: TumourRowProps) {
  const { t, option } = useDetailWords();
  return (
    <Row label={t('detail:summary.tumour')}>
      <ul className={cx(ITEMS, 'line-clamp-3 print:line-clamp-none')}>
        <li>
          <b>{option('tumourType', protocol.type)}</b>
        </li>
        {line ? (
          <li>{t(line.mayBeLater ? 'detail:summary.lineOrLater' : 'detail:summary.line', { number: line.number })}</li>
        ) : null}
        <li>{t('detail:summary.stage', { stage: option('stage', protocol.stage) })}</li>
        <li>
          {protocol.t} {protocol.n} {protocol.m}
        </li>
        <li>{t('detail:summary.ecog', { ecog: protocol.ecog })}</li>
        {protocol.histologicalDiagnosis ? <li>{protocol.histologicalDiagnosis}</li> : null}
      </ul>
    </Row>
  );
}

interface RegimenRowProps {
  chemotherapy: NonNullable<DemandContent['treatment']['chemotherapy']>;
  names: VersionNames;
  report: CongruenceReport | null;
}

function RegimenRow({ chemotherapy, names, report }: RegimenRowProps) {
  const { t, regimen } = useDetailWords();
  const chosen = chemotherapy.regimen;
  const compared = regimenSummary(report);
  const letters = chemotherapy.drugs.map(({ drugId }, index) => ({
    letter: drugLetter(index),
    name: names.drugs[drugId],
  }));
  if (letters.length === 0) return <Row label={t('detail:summary.regimen')}>{t('detail:noDrugs')}</Row>;
  return (
    <Row label={t('detail:summary.regimen')}>
      <ul className={ITEMS}>
        {chosen ? (
          <li>
            <b>{regimen(names.regimen ?? chosen.slug, chosen)}</b>
          </li>
        ) : (
          <>
            <li>{t('detail:summary.noRegimen')}</li>
            {letters.map(({ letter, name }) => (
              <li key={letter} className="[&>span]:align-bottom">
                <DrugLetter letter={letter} /> {name}
              </li>
            ))}
          </>
        )}
        {compared?.isLike ? <li>{t('detail:summary.likeRegimen')}</li> : null}
        {compared?.deviating.map((line) => (
          <li key={line.index} className="[&>span]:align-bottom">
            <DrugLetter letter={drugLetter(line.index)} /> {line.drugName}
            <TagBlank />
            <Deviation line={line} findings={report?.findings ?? []} />
          </li>
        ))}
      </ul>
    </Row>
  );
}

function PreviousRow({ content }: { content: SummaryContent }) {
  const numbers = useNumbers();
  const { t, option } = useDetailWords();
  const { figure } = useReportWords();
  const { previousTreatments, exposures, names } = content;
  const { latest, more } = previousSummary(previousTreatments ?? []);
  return (
    <Row label={t('demand:section.previousTreatments')}>
      <ul className={ITEMS}>
        {latest.length === 0 ? <li>{t('detail:summary.noPrevious')}</li> : null}
        {latest.map(({ type, date }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two treatments may be equal.
          <li key={index}>
            {option('previousTreatment', type)} <span className="text-ink-3">{formatDate(date)}</span>
          </li>
        ))}
        {more > 0 ? (
          <li className="[&_a]:underline">
            <SectionLink id="previous">
              {t('detail:summary.morePrevious', { count: more, figure: numbers.integer(more) })}
            </SectionLink>
          </li>
        ) : null}
        {exposures?.map(({ drugId, totalDose, unit }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two declared doses may be equal.
          <li key={`exposure ${index}`}>
            {t('detail:summary.exposure', { drug: names.drugs[drugId] ?? drugId, dose: figure(totalDose, unit) })}
          </li>
        ))}
      </ul>
    </Row>
  );
}

function FindingsRow({ version: { congruence } }: { version: DetailVersion }) {
  const { t } = useDetailWords();
  const { ruleName } = useCongruenceWords();
  if (!congruence) return <Row label={t('detail:summary.findings')}>{t('detail:summary.noReport')}</Row>;
  const { findings } = congruence;
  const { serious, others } = findingsSummary(findings);
  return (
    <Row label={t('detail:summary.findings')}>
      <ul className={ITEMS}>
        {findings.length === 0 ? <li>{t('detail:summary.noFindings')}</li> : null}
        {serious.length > 0 ? (
          <li className="[&>span]:align-bottom">
            <SeverityMark severity="serious" count={serious.length} />
          </li>
        ) : null}
        {serious.map((finding) => (
          <li key={findingPlace(findings, finding)} className="[&_a]:finger-area [&_a]:text-danger">
            <SectionLink id={findingPlace(findings, finding)}>{ruleName(finding.rule)}</SectionLink>
          </li>
        ))}
        {others.map(({ severity, count }) => (
          <li key={severity} className="[&_a]:finger-area [&_span]:align-bottom">
            <SectionLink id="congruence">
              <SeverityMark severity={severity} count={count} />
            </SectionLink>
          </li>
        ))}
      </ul>
    </Row>
  );
}

function CommentRow({ demand }: { demand: DemandDetail }) {
  const { t, actorOf, sentence } = useDetailWords();
  const entry = lastComment(demand);
  if (!entry) return <Row label={t('detail:summary.last.comment')}>{t('detail:summary.noComment')}</Row>;
  const { comment, privateComment, at, sequence } = entry;
  const kind = textKind(entry);
  return (
    <Row label={t(`detail:summary.last.${kind}`)}>
      {comment ? <p className="line-clamp-2 max-w-[92ch]">{comment}</p> : null}
      {privateComment ? (
        <p className="line-clamp-2 max-w-[92ch] text-private print:hidden [&_svg]:mr-1 [&_svg]:inline [&_svg]:size-3">
          <Icon name="lock" />
          <span className="sr-only">{t('detail:history.privateReaders')}: </span>
          {privateComment}
        </p>
      ) : null}
      <p className="text-ink-3 text-sm [&_a]:underline">
        {kind === 'comment' ? actorOf(entry) : `${actorOf(entry)} ${sentence(entry)}`}, {formatStamp(at).slice(0, 16)} ·{' '}
        <SectionLink id={entryPlace(sequence)}>{t('detail:summary.readComment')}</SectionLink>
      </p>
    </Row>
  );
}
