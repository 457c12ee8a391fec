import {
  countSessions,
  DRAWN_SESSIONS,
  drawnSessions,
  lastSession,
  PRINTED_SESSIONS,
} from '@aval/domain/clinical/drawn-sessions';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { Chemotherapy } from '@aval/domain/demand/content/content';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import { describeSpan } from '@aval/i18n/format';
import { DrugLetter } from '../../../components/demand/drug-letter';
import { SessionGraph } from '../../../components/demand/session-graph';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useDetailWords } from '../use-detail-words';

const LEGEND = [
  'mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs/sm',
  '[&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5',
].join(' ');

/** Sessions of this cycle and planned ones, by drug line. */
export function SessionCalendar({ chemotherapy, names }: { chemotherapy: Chemotherapy; names: VersionNames }) {
  const { t } = useDetailWords();
  const { i18n } = useTranslation('common');
  const onScreen = drawnSessions(chemotherapy, DRAWN_SESSIONS);
  const onPaper = drawnSessions(chemotherapy, PRINTED_SESSIONS);
  const [first, last] = [onScreen.sessions[0]?.date, lastSession(chemotherapy)];
  return (
    <>
      <SessionGraph
        caption={t('detail:graphCaption')}
        cycleCount={Math.max(chemotherapy.totalCycles, 1)}
        sessions={onScreen.sessions}
        printed={onPaper.sessions}
        lines={chemotherapy.drugs.map((line, index) => ({
          letter: drugLetter(index),
          name: names.drugs[line.drugId] ?? '',
          sessions: line.sessions,
        }))}
      />
      <p className={LEGEND} data-part="session-legend">
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
            {/* One element, so that the sentences follow each other instead of becoming columns. */}
            <span>
              {t('detail:graphSpan', {
                span: describeSpan(i18n, first, last),
                sessions: t('detail:sessionCount', { count: countSessions(chemotherapy) }),
              })}
              <Undrawn count={onScreen.more} className="print:hidden" />
              <Undrawn count={onPaper.more} className="hidden print:inline" />
            </span>
          </span>
        ) : null}
      </p>
    </>
  );
}

/** Number of omitted last sessions. */
function Undrawn({ count, className }: { count: number; className: string }) {
  const { t } = useDetailWords();
  const numbers = useNumbers();
  if (count === 0) return null;
  return <span className={className}>{`. ${t('detail:undrawn', { count, number: numbers.integer(count) })}`}</span>;
}
