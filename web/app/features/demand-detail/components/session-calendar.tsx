import { countSessions, DRAWN_SESSIONS, drawnSessions, lastSession } from '@aval/domain/clinical/drawn-sessions';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { Chemotherapy } from '@aval/domain/demand/content';
import type { VersionNames } from '@aval/domain/demand/version-snapshot';
import { describeSpan } from '@aval/i18n/format';
import { DrugLetter } from '../../../components/drug-letter';
import { SessionGraph } from '../../../components/session-graph';
import { useNumbers } from '../../../shell/numbers';
import { useTranslation } from '../../../shell/translation';
import { useDetailWords } from '../use-detail-words';

/** This cycle's sessions and those that are planned, by drug line. */
export function SessionCalendar({ chemotherapy, names }: { chemotherapy: Chemotherapy; names: VersionNames }) {
  const { t } = useDetailWords();
  const { i18n } = useTranslation('common');
  const numbers = useNumbers();
  const { sessions, more } = drawnSessions(chemotherapy, DRAWN_SESSIONS);
  const [first, last] = [sessions[0]?.date, lastSession(chemotherapy)];
  return (
    <>
      <SessionGraph
        caption={t('detail:graphCaption')}
        cycleCount={Math.max(chemotherapy.totalCycles, 1)}
        sessions={sessions}
        lines={chemotherapy.drugs.map((line, index) => ({
          letter: drugLetter(index),
          name: names.drugs[line.drugId] ?? '',
          sessions: line.sessions,
        }))}
      />
      <p className="session-legend">
        <span>
          <DrugLetter letter="A" /> {t('detail:legendCurrent')}
        </span>
        {chemotherapy.totalCycles > chemotherapy.cycle ? (
          <span>
            <DrugLetter letter="A" planned /> {t('detail:legendPlanned')}
          </span>
        ) : null}
        {first && last ? (
          <span>
            {t('detail:graphSpan', {
              span: describeSpan(i18n, first, last),
              sessions: t('detail:sessionCount', { count: countSessions(chemotherapy) }),
            })}
            {more > 0 ? `. ${t('detail:undrawn', { count: more, number: numbers.integer(more) })}` : null}
          </span>
        ) : null}
      </p>
    </>
  );
}
