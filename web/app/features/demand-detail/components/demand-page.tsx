import type { DemandDetail, DraftContent } from '@aval/application/demands/detail/demand-detail';
import type { Delivery } from '@aval/application/demands/detail/get-delivery';
import { reportedDoses } from '@aval/domain/congruence/report/line-report';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import type { VersionContent } from '@aval/domain/demand/content/version-snapshot';
import { findAction } from '@aval/domain/demand/lifecycle/actions';
import { formatStamp } from '@aval/i18n/format';
import { Link, useRevalidator } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import { useEffect, useMemo } from 'react';
import { Section } from '../../../components/basics/section';
import { PrivateComment } from '../../../components/basics/timeline';
import { TYPED_TEXT } from '../../../components/basics/typed-text';
import { Banner } from '../../../components/notices/banner';
import { usePoll } from '../../../components/notices/use-poll';
import { CongruenceSection } from '../../congruence/components/congruence-section';
import { PolicyDateNote } from '../../decisions/components/policy-date-note';
import { ChangedFields, ChangesBanner } from '../changed-fields';
import { BODY } from '../header-looks';
import { useDetailWords } from '../use-detail-words';
import { useDocumentStates } from '../use-document-states';
import { AttachmentsSection } from './attachments-section';
import { CommentsSection } from './comments-section';
import { DataSection } from './data-section';
import { DemandHeader } from './demand-header';
import { DemandRail, ProposalNote } from './demand-rail';
import { ActionBar } from './header-actions';
import { HistorySection } from './history-section';
import { OutcomePanel } from './outcome-panel';
import { PreviousSection } from './previous-section';
import { ProtocolSection } from './protocol-section';
import { SummarySection } from './summary-section';
import { TreatmentSection } from './treatment-section';
import { VersionsSection } from './versions-section';

/**
 * Defaults of the collapsed header's height, which applies whenever a jump to a section scrolls the page; corrected
 * once the actual wrapping is measured (use-collapsed.ts). The margin subtracts the section's own padding.
 */
const PAGE = [
  'grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] [--h-kept-header:47px]',
  'max-xl:[--h-kept-header:84px] max-md:[--h-kept-header:90px] beside-panel:[--h-kept-header:84px]',
  '[&_[data-part=section]]:scroll-mt-[calc(var(--h-kept-header)-24px)] print:[&_[data-part=section]]:break-inside-auto',
].join(' ');
const NOTICES = 'grid gap-2 has-[>[role]]:pt-4 max-xl:has-[>div>*]:pt-4 [&_li>span:last-child]:text-ink';

/** Page of a demand, of its current version or an earlier one. */
export function DemandPage({ demand }: { demand: DemandDetail }) {
  const { version, draft, actions, isEarlier } = demand;
  const may = (kind: Parameters<typeof findAction>[1]) => !isEarlier && findAction(actions, kind) !== undefined;
  const content = version?.content ?? draft;
  const documentsOf = useDocumentStates(demand);
  return (
    <div className={PAGE}>
      <DemandHeader demand={demand} />
      <div className={BODY} data-part="demand-body">
        <div>
          <Notices demand={demand} isEarlier={isEarlier} />
          {isEarlier ? null : <OutcomePanel demand={demand} documentsOf={documentsOf} />}
          <ChangedFields changes={version?.changes ?? null}>
            <SummarySection demand={demand} />
            <DataSection demand={demand} />
            {version ? <CommentsSection demand={demand} mayComment={may('comment')} /> : null}
            {content ? (
              <ClinicalSections
                content={content}
                report={version?.congruence ?? null}
                totalCycles={isEarlier ? undefined : demand.state?.totalCycles}
              />
            ) : null}
          </ChangedFields>
          {version ? <CongruenceSection demandId={demand.id} version={version} /> : null}
          <AttachmentsSection demand={demand} mayUpload={may('upload')} />
          {version ? (
            <>
              <VersionsSection demand={demand} documentsOf={documentsOf} />
              <HistorySection demand={demand} mayUndo={may('rollback')} />
            </>
          ) : null}
        </div>
        <DemandRail demand={demand} />
      </div>
      <ActionBar demand={demand} isEarlier={isEarlier} />
    </div>
  );
}

interface ClinicalSectionsProps {
  content: VersionContent | DraftContent;
  report: CongruenceReport | null;
  totalCycles: number | undefined;
}

/** Clinical content; for a draft only its complete steps. */
function ClinicalSections({ content, report, totalCycles }: ClinicalSectionsProps) {
  const { protocol, previousTreatments, exposures, treatment, extras, names } = content;
  return (
    <>
      {protocol ? <ProtocolSection protocol={protocol} /> : <IncompleteSection id="protocol" />}
      {previousTreatments ? (
        <PreviousSection treatments={previousTreatments} exposures={exposures ?? []} names={names} />
      ) : (
        <IncompleteSection id="previous" />
      )}
      {treatment ? (
        <TreatmentSection
          treatment={treatment}
          extras={extras}
          names={names}
          totalCycles={totalCycles}
          clearance={report?.clearance ?? null}
          doses={reportedDoses(report)}
          report={report}
        />
      ) : (
        <IncompleteSection id="treatment" />
      )}
    </>
  );
}

const TITLES = { protocol: 'protocol', previous: 'previousTreatments', treatment: 'treatment' } as const;

function IncompleteSection({ id }: { id: keyof typeof TITLES }) {
  const { t } = useDetailWords();
  return <Section id={id} title={t(`demand:section.${TITLES[id]}`)} empty={t('detail:draft.incomplete')} />;
}

function Notices({ demand, isEarlier }: { demand: DemandDetail; isEarlier: boolean }) {
  const { t, actorOf } = useDetailWords();
  const { version, beingDelivered, status } = demand;
  useArrival(demand);
  const isAsked = status === 'pending_missing_info' && findAction(demand.actions, 'edit');
  const request = isAsked ? demand.history.find((entry) => entry.action === 'REQUEST_MISSING_INFO') : undefined;
  const isConsulted = status === 'pending_evaluation' && findAction(demand.actions, 'manage');
  const consultation = isConsulted
    ? demand.history.find((entry) => entry.action === 'REQUEST_AUTHORIZATION')
    : undefined;
  return (
    <div className={NOTICES}>
      {isEarlier && version ? (
        <Banner tone="info" role="note">
          <b>{t('detail:olderVersion.title', { number: version.number, latest: demand.latestVersion })}</b>{' '}
          {t('detail:olderVersion.text', { date: formatStamp(version.createdAt) })}{' '}
          <Link to={`/app/demands/${demand.id}`}>{t('detail:olderVersion.link')}</Link>
          {version.changeDatesReason ? (
            <p className={cx(TYPED_TEXT, 'mt-1 text-ink')}>
              {t('detail:olderVersion.datesReason', { reason: version.changeDatesReason })}
            </p>
          ) : null}
        </Banner>
      ) : null}
      {beingDelivered ? (
        <Banner tone="info" role="status">
          <b>{t('detail:delivering.title')}</b> {t('detail:delivering.text')}
        </Banner>
      ) : null}
      {status === 'draft' && !beingDelivered ? (
        <Banner role="note">
          <b>{t('detail:draft.title')}</b> {t('detail:draft.text')}
        </Banner>
      ) : null}
      {demand.faulty ? (
        <Banner tone="danger" role="note">
          <b>{t('detail:faulty.title')}</b> {t('detail:faulty.text')}
        </Banner>
      ) : null}
      {request && !isEarlier ? (
        <Question
          title={t('detail:missingInfo.title')}
          whatToDo={t('detail:missingInfo.text')}
          comment={request.comment}
        />
      ) : null}
      {consultation && !isEarlier ? (
        <Question
          title={t('detail:consultation.title', { name: actorOf(consultation) })}
          whatToDo={t('detail:consultation.text')}
          comment={consultation.comment}
          privateComment={consultation.privateComment}
        />
      ) : null}
      {version?.changes && version.changes.list.length > 0 ? <ChangesBanner changes={version.changes} /> : null}
      {!isEarlier && findAction(demand.actions, 'manage') ? <PolicyDateNote company={demand.company} /> : null}
      {isEarlier ? null : (
        <div className="xl:hidden print:hidden">
          <ProposalNote demand={demand} />
        </div>
      )}
    </div>
  );
}

interface QuestionProps {
  title: string;
  whatToDo: string;
  comment: string | null;
  privateComment?: string | null;
}

/** Question to the user, with the asker's comment. */
function Question({ title, whatToDo, comment, privateComment }: QuestionProps) {
  const { t } = useDetailWords();
  return (
    <Banner tone="warn" role="note">
      <b>{title}</b> {whatToDo}
      {comment ? <p className={cx(TYPED_TEXT, 'mt-1 text-ink')}>{comment}</p> : null}
      {privateComment ? (
        <PrivateComment readers={t('detail:history.privateReaders')}>
          <p className={TYPED_TEXT}>{privateComment}</p>
        </PrivateComment>
      ) : null}
    </Banner>
  );
}

const ASK_AGAIN_MS = 2_000;
const isUnderWay = (delivery: Delivery) => delivery.beingDelivered;

/** Polls a demand while it is being delivered to the workflow engine, and reloads the page afterwards. */
function useArrival({ id, beingDelivered }: DemandDetail) {
  const { revalidate } = useRevalidator();
  const loaded = useMemo((): Delivery => ({ beingDelivered }), [beingDelivered]);
  const address = `/app/demands/${id}/delivery`;
  const { newest } = usePoll({ address, loaded, intervalMs: ASK_AGAIN_MS, isWanted: isUnderWay });
  const hasArrived = beingDelivered && !newest.beingDelivered;
  useEffect(() => {
    if (hasArrived) revalidate();
  }, [hasArrived, revalidate]);
}
