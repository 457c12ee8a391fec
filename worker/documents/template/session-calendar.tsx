import { type CalendarSession, inBlocks, runsOfCycles, yearBegunAt } from '@aval/domain/clinical/calendar-blocks';
import { drawnSessions, PRINTED_SESSIONS } from '@aval/domain/clinical/drawn-sessions';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { Chemotherapy } from '@aval/domain/demand/content/content';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import { drugName, Letter } from './drugs-table';
import { Typed } from './layout';
import type { Words } from './words';

const COLUMNS = 18;
const FEWEST_COLUMNS = 9;

interface Props {
  chemotherapy: Chemotherapy;
  names: VersionNames;
  words: Words;
}

/** Prints when each drug is given: filled letters in the cycle of this version, pale ones in later cycles. */
export function SessionCalendar({ chemotherapy, names, words }: Props) {
  const { t } = words;
  // A cycle without sessions has an empty calendar.
  if (chemotherapy.sessionsPerCycle === 0 || chemotherapy.drugs.length === 0) return null;
  const { sessions: drawn, more } = drawnSessions(chemotherapy, PRINTED_SESSIONS);
  const blocks = inBlocks(drawn, COLUMNS);
  // Gives sessions the same width in every block.
  const columns = Math.max(FEWEST_COLUMNS, ...blocks.map((block) => block.length));
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (!first || !last) return null;
  return (
    <>
      <h3>{t('calendar.title')}</h3>
      {blocks.map((block) => (
        <Block
          key={`${block[0]?.cycle} ${block[0]?.number}`}
          sessions={block}
          columns={columns}
          chemotherapy={chemotherapy}
          names={names}
          words={words}
        />
      ))}
      <p className="note">
        {t('calendar.legend')} {t('calendar.span', { count: drawn.length, span: words.span(first.date, last.date) })}
        {more > 0 && ` ${t('calendar.more', { count: more, sessions: words.number(more) })}`}
      </p>
    </>
  );
}

function Block({
  sessions,
  chemotherapy,
  names,
  words,
  columns,
}: Props & { sessions: readonly CalendarSession[]; columns: number }) {
  const { t } = words;
  return (
    <table className="calendar" aria-label={t('calendar.title')}>
      <colgroup>
        <col className="calendar-drug" />
        {Array.from({ length: columns }, (_, column) => {
          const session = sessions[column];
          return <col key={session ? `${session.cycle} ${session.number}` : `empty ${column}`} />;
        })}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {t('calendar.drug')}
          </th>
          {runsOfCycles(sessions).map((run) => (
            <th key={run.cycle} scope="colgroup" colSpan={run.length} className="new-cycle">
              {run.cycle === 0 ? t('calendar.allSessions') : t('calendar.cycle', { number: run.cycle })}
            </th>
          ))}
        </tr>
        <tr>
          {sessions.map((session, index) => (
            <th key={`${session.cycle} ${session.number}`} scope="col" className={startsCycle(sessions, index)}>
              {yearBegunAt(sessions, index) ? (
                <span className="calendar-year">{yearBegunAt(sessions, index)}</span>
              ) : null}
              {words.dayAndMonth(session.date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chemotherapy.drugs.map((line, lineIndex) => (
          <tr key={drugLetter(lineIndex)}>
            <th scope="row">
              <span className="calendar-name">
                <Letter index={lineIndex} /> <Typed breaksAtSlashes>{drugName(line, names)}</Typed>
              </span>
            </th>
            {sessions.map((session, index) => (
              <td key={`${session.cycle} ${session.number}`} className={startsCycle(sessions, index)}>
                {line.sessions.includes(session.number) && <Letter index={lineIndex} planned={!session.current} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function startsCycle(sessions: readonly CalendarSession[], index: number): string | undefined {
  return sessions[index - 1]?.cycle === sessions[index]?.cycle ? undefined : 'new-cycle';
}
