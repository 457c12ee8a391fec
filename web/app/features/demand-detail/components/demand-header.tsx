import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { deniedCycle } from '@aval/domain/demand/denied-cycle';
import { isValidationDenied } from '@aval/domain/demand/validation-denied';
import { describeStart, formatDate } from '@aval/i18n/format';
import { DeniedCycleNote } from '../../../components/denied-cycle-note';
import { Icon } from '../../../components/icon';
import { joinClasses } from '../../../components/join-classes';
import { Breadcrumbs } from '../../../components/page-head';
import { StatusBadge } from '../../../components/status-badge';
import { Tag } from '../../../components/tag';
import { ValidationDeniedTag } from '../../../components/validation-denied-tag';
import { useTranslation } from '../../../shell/translation';
import { useCollapsed } from '../use-collapsed';
import { useDetailWords } from '../use-detail-words';
import { DemandProgress } from './demand-progress';
import { HeaderActions } from './header-actions';
import { SectionTabs } from './section-links';

/** Reference, status and key facts, what may be done, where it stands, and where to look. */
export function DemandHeader({ demand }: { demand: DemandDetail }) {
  const { t } = useDetailWords();
  const { collapsed, top, header } = useCollapsed();
  const { version, reference, isEarlier } = demand;
  const cycle = deniedCycle(demand.state);
  const versionName = version ? t('detail:version', { number: version.number }) : null;
  const crumbs = [
    { label: t('detail:back'), to: '/app/demands' },
    isEarlier ? { label: reference, to: `/app/demands/${demand.id}` } : { label: reference },
    ...(isEarlier && versionName ? [{ label: versionName }] : []),
  ];
  return (
    <>
      <div ref={top} className="demand-header__top" />
      <div ref={header} className={joinClasses('demand-header', collapsed && 'is-collapsed')}>
        <Breadcrumbs crumbs={crumbs} />
        <div className="demand-header__row">
          <h1>{reference}</h1>
          <span className="inline-flex items-center gap-2">
            {isEarlier ? <span className="text-ink-2">{t('detail:statusNow')}</span> : null}
            <StatusBadge status={demand.status} large />
          </span>
          {isValidationDenied(demand.state) ? <ValidationDeniedTag /> : null}
          {cycle ? <DeniedCycleNote cycle={cycle} /> : null}
          {versionName ? <Tag tone="line">{versionName}</Tag> : null}
          <HeaderActions demand={demand} isEarlier={isEarlier} />
        </div>
        <KeyFacts demand={demand} />
        {isEarlier ? null : <DemandProgress demand={demand} />}
        <SectionTabs demand={demand} />
      </div>
    </>
  );
}

function KeyFacts({ demand }: { demand: DemandDetail }) {
  const { t } = useDetailWords();
  const { i18n } = useTranslation();
  const { patient, prescriberCenter, doctor, treatmentStart, daysToStart, startsToday, status } = demand;
  const center = [prescriberCenter.name, prescriberCenter.province].filter(Boolean).join(', ');
  return (
    <ul className="demand-header__meta">
      <li>
        <Icon name="person" />
        <span className="truncate" title={`${patient.firstName} ${patient.lastName}`}>
          <b>
            {patient.firstName} {patient.lastName}
          </b>
          , {t('detail:age', { count: patient.age })}
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
            {daysToStart === null ? null : (
              <>
                ,{' '}
                <b>{describeStart(i18n, status, { date: treatmentStart, days: daysToStart, isToday: startsToday })}</b>
              </>
            )}
          </span>
        </li>
      ) : null}
    </ul>
  );
}
