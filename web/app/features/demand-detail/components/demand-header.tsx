import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { describeStart, formatDate } from '@aval/i18n/format';
import { cx } from 'class-variance-authority';
import { Icon } from '../../../components/basics/icon';
import { Breadcrumbs } from '../../../components/basics/page-head';
import { Tag } from '../../../components/basics/tag';
import { DeniedCycleNote } from '../../../components/demand/denied-cycle-note';
import { StatusBadge } from '../../../components/demand/status-badge';
import { ValidationDeniedTag } from '../../../components/demand/validation-denied-tag';
import { useTranslation } from '../../../shell/words/translation';
import { header, headerRow } from '../header-looks';
import { useCollapsed } from '../use-collapsed';
import { useDetailWords } from '../use-detail-words';
import { DemandProgress } from './demand-progress';
import { HeaderActions } from './header-actions';
import { SectionTabs } from './section-links';
import { SeriousHeadline } from './serious-links';

/** Reference, status, key facts, actions, progress and tabs. */
export function DemandHeader({ demand }: { demand: DemandDetail }) {
  const { t } = useDetailWords();
  const { collapsed, top, header: box } = useCollapsed();
  const { version, reference, isEarlier } = demand;
  const cycle = demand.state?.deniedCycle;
  const versionName = version ? t('detail:version', { number: version.number }) : null;
  const crumbs = [
    { label: t('detail:back'), to: '/app/demands' },
    isEarlier ? { label: reference, to: `/app/demands/${demand.id}` } : { label: reference },
    ...(isEarlier && versionName ? [{ label: versionName }] : []),
  ];
  // Hidden on a scrolled phone, where there is no room.
  const tags = collapsed ? 'contents max-md:hidden' : 'contents';
  return (
    <>
      <div ref={top} />
      <div ref={box} data-part="demand-header" className={header({ collapsed })}>
        <Breadcrumbs crumbs={crumbs} />
        <div data-part="demand-title" className={headerRow({ collapsed })}>
          <h1>{reference}</h1>
          <span className="inline-flex items-center gap-2">
            {isEarlier ? <span className="text-ink-2">{t('detail:statusNow')}</span> : null}
            <StatusBadge status={demand.status} large />
          </span>
          {demand.state?.validationDenied ? (
            <span className={tags}>
              <ValidationDeniedTag />
            </span>
          ) : null}
          <span className={tags}>
            <SeriousHeadline findings={version?.congruence?.findings ?? []} />
          </span>
          {cycle ? <DeniedCycleNote cycle={cycle} /> : null}
          {versionName ? (
            <span className={cx(tags, 'beside-panel:hidden')}>
              <Tag tone="line">{versionName}</Tag>
            </span>
          ) : null}
          <HeaderActions demand={demand} isEarlier={isEarlier} />
        </div>
        <KeyFacts demand={demand} />
        {isEarlier ? null : <DemandProgress demand={demand} />}
        <SectionTabs demand={demand} />
      </div>
    </>
  );
}

const FACTS = [
  'mt-1.5 mb-3.5 flex flex-wrap gap-x-3.5 gap-y-0.5 text-ink-2 max-md:mb-3 [&_b]:font-medium [&_b]:text-ink',
  '[&>li]:flex [&>li]:min-w-0 [&>li]:max-w-[min(100%,360px)] [&>li]:items-center [&>li]:gap-1.5',
  '[&_svg]:size-3.5 [&_svg]:flex-none [&_svg]:text-ink-3',
].join(' ');

function KeyFacts({ demand }: { demand: DemandDetail }) {
  const { t } = useDetailWords();
  const { i18n } = useTranslation();
  const { patient, prescriberCenter, doctor, treatmentStart, daysToStart, calendarDaysToStart, status } = demand;
  const center = [prescriberCenter.name, prescriberCenter.province].filter(Boolean).join(', ');
  return (
    <ul className={FACTS} data-part="key-facts">
      <li>
        <Icon name="person" />
        <span className="truncate" title={`${patient.firstName} ${patient.lastName}`}>
          <b>
            <bdi>
              {patient.firstName} {patient.lastName}
            </bdi>
          </b>
          , {t('demand:age', { count: patient.age })}
        </span>
      </li>
      <li>
        <Icon name="center" />
        <span className="truncate" title={center}>
          {center}
        </span>
      </li>
      <li>
        <Icon name="pencil" />
        <span className="truncate" title={doctor.name}>
          {doctor.name}
        </span>
      </li>
      {treatmentStart ? (
        <li>
          <Icon name="calendar" />
          <span>
            {t('detail:startsOn', { date: formatDate(treatmentStart) })}
            {daysToStart === null || calendarDaysToStart === null ? null : (
              <>
                ,{' '}
                <b>
                  {describeStart(i18n, status, {
                    date: treatmentStart,
                    days: daysToStart,
                    calendarDays: calendarDaysToStart,
                  })}
                </b>
              </>
            )}
          </span>
        </li>
      ) : null}
    </ul>
  );
}
