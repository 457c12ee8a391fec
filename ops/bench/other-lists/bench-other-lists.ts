import { listCases } from '../list/cases';
import { measureCases } from '../list/measure-cases';
import { actorOf, type ListBench, pagesOf } from '../list/measure-list';
import { line, milliseconds, type ReportLine } from '../report';
import { fillOtherLists } from './fill';
import { OTHER_LISTS } from './list-benches';

const ROWS = 200_000;
const QUICK_EVERY = 5;
const MOST_TIMES = 3;

/** Measures the other lists with `ROWS` rows each, against hand-written SQL. */
export async function benchOtherLists(
  bench: ListBench,
  tell: (what: string) => void,
  quick: boolean,
): Promise<{ lines: ReportLine[]; worstRatio: number }> {
  tell(`filling four lists with ${ROWS} rows each`);
  await fillOtherLists(bench.owner, ROWS);
  const lines: ReportLine[] = [];
  let worstRatio = 0;
  for (const { name, emails, sorts, filters, reader } of OTHER_LISTS) {
    const found = await filters(bench);
    for (const email of emails) {
      tell(`the list of ${name}, of ${email}`);
      const read = reader(bench, await actorOf(bench, email));
      const all = await listCases(found, sorts, (search) => pagesOf(read, search));
      const { cases, worst } = await measureCases(read, all, quick ? QUICK_EVERY : 1);
      const [furthest, second] = worst;
      if (!furthest) throw new Error('nothing was measured');
      tell(`  ${cases} filters and orders looked at`);
      if (second) tell(`  then ${second.name}: ${second.ratio.toFixed(2)} times ${milliseconds(second.bareMs)}`);
      worstRatio = Math.max(worstRatio, furthest.ratio);
      lines.push(
        line(
          `${name} of ${ROWS / 1000},000, furthest from SQL by hand (${email.split('@')[0]}: ${furthest.name})`,
          `${furthest.ratio.toFixed(2)} times ${milliseconds(furthest.bareMs)}`,
          `at most ${MOST_TIMES} times`,
          furthest.ratio <= MOST_TIMES,
        ),
      );
    }
  }
  return { lines, worstRatio };
}
