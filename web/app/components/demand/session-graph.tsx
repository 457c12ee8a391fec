import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import { type CalendarSession, inBlocks, runsOfCycles, yearBegunAt } from '@aval/domain/clinical/calendar-blocks';
import { formatDayMonth } from '@aval/i18n/format';
import { memo } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { ScrollBox } from '../lists/scroll-box';
import { DrugLetter } from './drug-letter';
import { todayMark, YEAR } from './session-graph-looks';

export interface GraphLine {
  letter: string;
  name: string;
  /** Numbers of the sessions of a cycle in which the drug is given. */
  sessions: readonly number[];
}

interface GraphTableProps {
  caption: string;
  cycleCount: number;
  sessions: readonly CalendarSession[];
  lines: readonly GraphLine[];
}

interface SessionGraphProps extends GraphTableProps {
  /** Sessions in print, which has room for more than a screen. */
  printed: readonly CalendarSession[];
}

/** Session columns that fit on an A4 sheet beside the drug names. */
const COLUMNS_ON_PAPER = 12;

/**
 * On screen a single scrolling table; in print as many tables as needed, split between cycles. Memoised, because a long
 * treatment has thousands of cells that must not re-render at each key press in the form above.
 */
export const SessionGraph = memo(function SessionGraph({ caption, sessions, printed, ...rest }: SessionGraphProps) {
  return (
    <>
      <div className="print:hidden">
        <ScrollBox label={caption}>
          <GraphTable caption={caption} sessions={sessions} {...rest} />
        </ScrollBox>
      </div>
      <div className="hidden print:block" data-part="printed">
        {inBlocks(printed, COLUMNS_ON_PAPER).map((block) => (
          <GraphTable key={`${block[0]?.cycle} ${block[0]?.number}`} caption={caption} sessions={block} {...rest} />
        ))}
      </div>
    </>
  );
});

/** Rows are drug lines, columns are sessions by cycle. Solid letters belong to this cycle, tinted ones are planned. */
function GraphTable({ caption, cycleCount, sessions, lines }: GraphTableProps) {
  const { t } = useTranslation('common');
  const today = civilDateOf(new Date());
  const todayAt = columnOfToday(sessions, today);
  const columns = sessions.map((session, index) => ({
    session,
    isToday: index === todayAt,
    year: yearBegunAt(sessions, index),
    key: `${session.cycle}-${session.number}`,
    place: {
      'data-starts': session.cycle !== sessions[index - 1]?.cycle || undefined,
      'data-ends': session.cycle !== sessions[index + 1]?.cycle || undefined,
      'data-now': session.current || undefined,
      'data-today': index === todayAt || undefined,
    },
  }));
  return (
    <table className="session-graph">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr data-row="cycles">
          <th scope="col" className="w-[150px] min-w-[150px] print:w-[170px]">
            <span className="sr-only">{t('graph.drug')}</span>
          </th>
          {runsOfCycles(sessions).map(({ cycle, length }) => {
            const isCurrent = sessions.some((session) => session.cycle === cycle && session.current);
            const name = t(isCurrent ? 'graph.currentCycle' : 'graph.cycle', { number: cycle, count: cycleCount });
            return (
              <th
                key={cycle}
                scope="colgroup"
                colSpan={length}
                data-starts={true}
                data-ends={true}
                data-now={isCurrent || undefined}
                title={name}
              >
                {length > 2 ? (
                  name
                ) : (
                  <>
                    <span aria-hidden="true">{t('graph.shortCycle', { number: cycle })}</span>
                    <span className="sr-only">{name}</span>
                  </>
                )}
              </th>
            );
          })}
        </tr>
        <tr data-row="days">
          <th scope="col">
            <span className="sr-only">{t('graph.line')}</span>
          </th>
          {columns.map(({ key, session, isToday, year, place }) => (
            <th key={key} scope="col" {...place}>
              {isToday ? (
                <span className={todayMark({ place: session.date === today ? 'on' : 'before' })}>
                  {t('graph.today')}
                </span>
              ) : null}
              {year ? (
                <span className={YEAR} data-part="year">
                  {year}
                </span>
              ) : null}
              <b>{formatDayMonth(session.date)}</b>
              <small>S{session.number}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.letter}>
            <th scope="row">
              <span>
                <DrugLetter letter={line.letter} />
                <span className="truncate" title={line.name}>
                  {line.name}
                </span>
              </span>
            </th>
            {columns.map(({ key, session, place }) => (
              <td key={key} {...place}>
                {line.sessions.includes(session.number) ? (
                  <DrugLetter letter={line.letter} planned={!session.current} size="session" />
                ) : (
                  <span>
                    <span aria-hidden="true">·</span>
                    <span className="sr-only">{t('answer.no')}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the column of today's session or of the next one; -1 before the first day and after the last. */
function columnOfToday(sessions: readonly CalendarSession[], today: CivilDate): number {
  const next = sessions.findIndex(({ date }) => date >= today);
  return next === 0 && sessions[0]?.date !== today ? -1 : next;
}
