import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { bodySurface } from '@aval/domain/clinical/body-surface';
import { sessionCalendar } from '@aval/domain/clinical/session-calendar';
import { formatInteger, formatMeasure, formatStamp } from '@aval/i18n/format';
import { Banner } from '../../../components/banner';
import { Facts } from '../../../components/definitions';
import { lastProposal } from '../../decisions/last-proposal';
import { useDetailWords } from '../use-detail-words';
import { ContentsList } from './section-links';

/** Beside the page: its contents, the consultant's proposal, key figures. */
export function DemandRail({ demand }: { demand: DemandDetail }) {
  return (
    <aside className="demand-aside">
      <div className="demand-aside__inner">
        <ContentsList demand={demand} />
        <ProposalNote demand={demand} />
        <KeyFigures demand={demand} />
      </div>
    </aside>
  );
}

export function ProposalNote({ demand }: { demand: DemandDetail }) {
  const { t } = useDetailWords();
  const proposal = lastProposal(demand);
  if (!proposal) return null;
  return (
    <Banner>
      <b>{t(`detail:proposal.${proposal.decision}`)}</b>
      <p>
        {t('detail:proposal.by', { name: proposal.name, date: formatStamp(proposal.at).slice(0, 10) })}{' '}
        <a href="#history">{t('detail:proposal.read')}</a>
      </p>
    </Banner>
  );
}

function KeyFigures({ demand }: { demand: DemandDetail }) {
  const { t } = useDetailWords();
  const { daysToStart, startsToday, daysSinceUpdate, version, draft } = demand;
  const chemotherapy = (version?.content ?? draft)?.treatment?.chemotherapy;
  const sessions = chemotherapy ? sessionCalendar(chemotherapy).flatMap((cycle) => cycle.sessionDates).length : 0;
  const facts = [
    daysToStart === null ? null : { label: t('detail:field.start'), value: startText(daysToStart, startsToday, t) },
    {
      label: t('detail:field.unchanged'),
      value: t('detail:daysShort', { count: Math.max(daysSinceUpdate, 0) }),
    },
    chemotherapy ? { label: t('detail:field.surface'), value: formatMeasure(bodySurface(chemotherapy), 'm²') } : null,
    chemotherapy && sessions > 0
      ? {
          label: t('detail:field.sessions'),
          value:
            chemotherapy.totalCycles > 1
              ? t('detail:sessionsInCycles', {
                  sessions: formatInteger(sessions),
                  cycles: formatInteger(chemotherapy.totalCycles - chemotherapy.cycle + 1),
                })
              : t('detail:sessionCount', { count: sessions }),
        }
      : null,
  ];
  return <Facts facts={facts.filter((fact) => fact !== null)} />;
}

function startText(days: number, isToday: boolean, t: ReturnType<typeof useDetailWords>['t']): string {
  if (isToday) return t('detail:todayShort');
  return days >= 0 ? t('detail:inDaysShort', { count: days }) : t('detail:startedShort', { count: -days });
}
