import type { BenchStack } from '../bench-stack';
import { line, milliseconds, type ReportLine } from '../report';
import { highest } from './measure-cases';
import { LOOKERS, type MeasuredCase, measureList } from './measure-list';
import { type MeasuredPage, measurePages } from './measure-page';
import { fillCompanies, prepareCompanies } from './volume';

const SIZES = [10_000, 200_000] as const;
/** Number of the slowest lists that are requested as whole pages. */
const SLOWEST_PAGES = 2;
/** A quick run measures every `QUICK_EVERY`th combination of filter and order. */
const QUICK_EVERY = 11;
const MOST_TIMES = 3;

export interface ListFigures {
  lines: ReportLine[];
  /** Figures of the last and largest size. */
  worstRatio: number;
  worstP95Ms: number;
}

/** Measures the list of demands for each user and size, against hand-written SQL and as a page. */
export async function benchLists(
  stack: BenchStack,
  tell: (what: string) => void,
  quick: boolean,
): Promise<ListFigures> {
  const { owner, services, port } = stack;
  const shares = await prepareCompanies(owner);
  const figures: ListFigures = { lines: [], worstRatio: 0, worstP95Ms: 0 };
  let from = 0;
  for (const to of SIZES) {
    tell(`filling ${to} demands`);
    await fillCompanies(owner, shares, { from, to });
    from = to;
    const cases: MeasuredCase[] = [];
    const pages: MeasuredPage[] = [];
    for (const looker of LOOKERS) {
      tell(`the list of ${looker.email} at ${to} demands`);
      const measured = await measureList(stack, looker, quick ? QUICK_EVERY : 1);
      tell(`  ${measured.cases} filters and orders looked at`);
      cases.push(...measured.worst);
      const slowest = highest(measured.worst, 'oursMs', SLOWEST_PAGES);
      const plain = { name: 'no filter, first page', search: 'page=1' };
      pages.push(...(await measurePages(services, port, looker, [...slowest, plain])));
      tellWorst(tell, measured.worst, pages);
    }
    const { lines, worstRatio, worstP95Ms } = summarise(to, cases, pages);
    figures.lines.push(...lines);
    Object.assign(figures, { worstRatio, worstP95Ms });
  }
  return figures;
}

function tellWorst(tell: (what: string) => void, cases: readonly MeasuredCase[], pages: readonly MeasuredPage[]): void {
  for (const each of [...highest(cases, 'ratio', 2), ...highest(cases, 'oursMs', 1)])
    tell(`  ${each.name}: ${milliseconds(each.oursMs)}, by hand ${milliseconds(each.bareMs)}`);
  for (const page of pages.slice(-SLOWEST_PAGES - 1))
    tell(`  page ${page.name}: median ${milliseconds(page.medianMs)}, p95 ${milliseconds(page.p95Ms)}`);
}

function summarise(size: number, cases: readonly MeasuredCase[], pages: readonly MeasuredPage[]): ListFigures {
  const [furthest] = highest(cases, 'ratio', 1);
  const [slowest] = highest(cases, 'oursMs', 1);
  const [page] = [...pages].sort((one, other) => other.p95Ms - one.p95Ms);
  if (!furthest || !slowest || !page) throw new Error('nothing was measured');
  const of = `of ${size / 1000},000`;
  return {
    lines: [
      line(
        `list ${of}, furthest from SQL by hand (${nameOf(furthest)})`,
        `${furthest.ratio.toFixed(2)} times ${milliseconds(furthest.bareMs)}`,
        `at most ${MOST_TIMES} times`,
        furthest.ratio <= MOST_TIMES,
      ),
      line(
        `list ${of}, slowest (${nameOf(slowest)})`,
        `${milliseconds(slowest.oursMs)}, by hand ${milliseconds(slowest.bareMs)}`,
      ),
      line(`page ${of}, slowest p95 (${nameOf(page)})`, milliseconds(page.p95Ms)),
    ],
    worstRatio: furthest.ratio,
    worstP95Ms: page.p95Ms,
  };
}

function nameOf({ looker, name }: { looker: { email: string }; name: string }): string {
  return `${looker.email.split('@')[0]}: ${name}`;
}
