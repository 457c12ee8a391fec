import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { shownBodySurface } from '@aval/domain/clinical/body/body-surface';
import { countSessions } from '@aval/domain/clinical/drawn-sessions';
import { describeDaysSince, describeStart, formatDate, formatStamp } from '@aval/i18n/format';
import { Facts } from '../../../components/basics/definitions';
import { Banner } from '../../../components/notices/banner';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { entryPlace, lastProposal } from '../../decisions/last-proposal';
import { ASIDE, ASIDE_INNER } from '../header-looks';
import { useDetailWords } from '../use-detail-words';
import { ContentsList, SectionLink } from './section-links';

/** Side column: contents, consultant's proposal, key figures. */
export function DemandRail({ demand }: { demand: DemandDetail }) {
  return (
    <aside className={ASIDE}>
      <div className={ASIDE_INNER}>
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
        <SectionLink id={entryPlace(proposal.sequence)}>{t('detail:proposal.read')}</SectionLink>
      </p>
    </Banner>
  );
}

function KeyFigures({ demand }: { demand: DemandDetail }) {
  const numbers = useNumbers();
  const { t } = useDetailWords();
  const { i18n } = useTranslation('common');
  const { treatmentStart, daysToStart, calendarDaysToStart, status, version, draft, isEarlier } = demand;
  const chemotherapy = (version?.content ?? draft)?.treatment?.chemotherapy;
  const surface = chemotherapy ? shownBodySurface(chemotherapy) : null;
  const sessions = chemotherapy ? countSessions(chemotherapy) : 0;
  const remainingCycles = chemotherapy ? chemotherapy.totalCycles - chemotherapy.cycle + 1 : 0;
  const facts = [
    treatmentStart === null
      ? null
      : {
          label: t('detail:field.start'),
          value:
            daysToStart === null || calendarDaysToStart === null
              ? formatDate(treatmentStart)
              : describeStart(i18n, status, {
                  date: treatmentStart,
                  days: daysToStart,
                  calendarDays: calendarDaysToStart,
                }),
          wraps: true,
        },
    isEarlier
      ? null
      : {
          label: t('detail:field.unchanged'),
          value: describeDaysSince(i18n, {
            days: demand.daysSinceUpdate,
            calendarDays: demand.calendarDaysSinceUpdate,
          }),
          wraps: true,
        },
    surface === null ? null : { label: t('detail:field.surface'), value: numbers.measure(surface, 'm²') },
    chemotherapy && sessions > 0
      ? {
          label: t('common:label.sessions'),
          value:
            chemotherapy.totalCycles > 1
              ? t('detail:sessionsInCycles', {
                  sessions: numbers.integer(sessions),
                  count: remainingCycles,
                  cycles: numbers.integer(remainingCycles),
                })
              : t('detail:sessionCount', { count: sessions }),
        }
      : null,
  ];
  return <Facts facts={facts.filter((fact) => fact !== null)} />;
}
