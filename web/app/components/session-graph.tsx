import { useTranslation } from '../shell/translation';
import { DrugLetter } from './drug-letter';
import { joinClasses } from './join-classes';
import { ScrollBox } from './scroll-box';

export interface GraphSession {
  /** As shown: dd/MM. */
  day: string;
  /** Position in its cycle, from 1. */
  number: number;
}

export interface GraphCycle {
  number: number;
  isCurrent: boolean;
  sessions: readonly GraphSession[];
}

export interface GraphLine {
  letter: string;
  name: string;
  /** Numbers of the sessions of a cycle in which it is given. */
  sessions: readonly number[];
}

interface SessionGraphProps {
  caption: string;
  cycleCount: number;
  cycles: readonly GraphCycle[];
  lines: readonly GraphLine[];
}

/** A table: rows are drug lines, columns sessions by cycle; solid letters are this cycle's, tinted ones planned. */
export function SessionGraph({ caption, cycleCount, cycles, lines }: SessionGraphProps) {
  const { t } = useTranslation('common');
  const columns = cycles.flatMap((cycle) =>
    cycle.sessions.map((session, index) => ({
      key: `${cycle.number}-${session.number}`,
      cycle,
      session,
      className: joinClasses(index === 0 && 'is-cycle-start', cycle.isCurrent && 'is-now'),
    })),
  );
  return (
    <ScrollBox label={caption}>
      <table className="session-graph">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="session-graph__cycles">
            <th scope="col" className="session-graph__drug">
              <span className="sr-only">{t('graph.drug')}</span>
            </th>
            {cycles.map((cycle) => (
              <th
                key={cycle.number}
                scope="colgroup"
                colSpan={cycle.sessions.length}
                className={joinClasses('is-cycle-start', cycle.isCurrent && 'is-now')}
              >
                {t(cycle.isCurrent ? 'graph.currentCycle' : 'graph.cycle', { number: cycle.number, count: cycleCount })}
              </th>
            ))}
          </tr>
          <tr className="session-graph__days">
            <th scope="col">
              <span className="sr-only">{t('graph.line')}</span>
            </th>
            {columns.map(({ key, session, className }) => (
              <th key={key} scope="col" className={className}>
                <b>{session.day}</b>
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
                  {line.name}
                </span>
              </th>
              {columns.map(({ key, cycle, session, className }) => (
                <td key={key} className={className}>
                  {line.sessions.includes(session.number) ? (
                    <DrugLetter letter={line.letter} planned={!cycle.isCurrent} />
                  ) : (
                    <span className="session-graph__none">
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
    </ScrollBox>
  );
}
