import type { BenchStack } from './bench-stack';
import { measureDecisions } from './decisions/measure-decisions';
import { benchLists } from './list/bench-lists';
import { measureApiCommands, measureApiLists } from './measure-api';
import { measureCongruence } from './measure-congruence';
import { measureDocuments } from './measure-documents';
import { measureImports } from './measure-imports';
import { benchOtherLists } from './other-lists/bench-other-lists';
import { createPageClient, createSignedInClient } from './page-client';
import { measureScripts } from './page-scripts';
import { line, milliseconds, type ReportLine } from './report';
import { median } from './samples';
import { measureUploadMemory } from './upload-memory';
import { measureWebMemory } from './web-memory';

const DECISION_BLOCKS = 4;
const DOCUMENT_ROUNDS = 40;
const MEMORY_SECONDS = 15;
/** Maximum cost of a request by API, as a multiple of the same by page. */
const MOST_OVER = 1.1;

/** Maximum cost of a save of the wizard with its analysis, as a multiple of the save alone. */
const MOST_WITH_ANALYSIS = 1.3;

interface Told {
  tell: (what: string) => void;
  quick: boolean;
}

interface MeasuredPart {
  lines: ReportLine[];
  figures: Readonly<Record<string, number>>;
}

/**
 * Parts that can be measured alone, in the order of a full run: documents before decisions, whose mails are sent for minutes,
 * and uploads after lists, among whose demands they are measured.
 */
export const PARTS = {
  start: async ({ startSeconds }: BenchStack) => ({ lines: startLines(startSeconds), figures: {} }),
  scripts: benchScripts,
  documents: benchDocuments,
  decisions: benchDecisions,
  lists: async (stack: BenchStack, { tell, quick }: Told) => {
    const { lines, worstRatio, worstP95Ms } = await benchLists(stack, tell, quick);
    return { lines, figures: { list200kRatio: worstRatio, listP95Ms: worstP95Ms } };
  },
  'other-lists': async (stack: BenchStack, { tell, quick }: Told) => {
    const { lines, worstRatio } = await benchOtherLists(stack, tell, quick);
    return { lines, figures: { otherLists200kRatio: worstRatio } };
  },
  api: benchApi,
  congruence: benchCongruence,
  imports: benchImports,
  uploads: benchUploads,
  memory: benchMemory,
} as const satisfies Record<string, (stack: BenchStack, told: Told) => Promise<MeasuredPart>>;

export type PartName = keyof typeof PARTS;

/** Returns the named parts in the order of a full run, or all when none is named. Throws for an unknown name. */
export function partsOf(names: readonly string[]): PartName[] {
  const all = Object.keys(PARTS) as PartName[];
  const unknown = names.filter((name) => !(all as string[]).includes(name));
  if (unknown.length > 0) throw new Error(`no part is called ${unknown.join(', ')}; there are ${all.join(', ')}`);
  return names.length === 0 ? all : all.filter((name) => names.includes(name));
}

function startLines(seconds: BenchStack['startSeconds']): ReportLine[] {
  if (!seconds) return [];
  const { first, second } = seconds;
  return [
    line('first start, everything built', `${first.toFixed(1)} s`, 'under 90 s', first < 90),
    line('second start', `${second.toFixed(1)} s`, 'under 10 s', second < 10),
  ];
}

async function benchScripts({ services, port }: BenchStack, { tell }: Told): Promise<MeasuredPart> {
  tell('JavaScript of the pages');
  const host = 'meridiana.localhost';
  const email = 'manager@meridiana.test';
  const encoded = { 'accept-encoding': 'br' };
  const visitor = { plain: createPageClient(port, host), compressed: createPageClient(port, host, encoded) };
  const manager = {
    plain: await createSignedInClient(services, port, { email, host }),
    compressed: visitor.compressed,
  };
  try {
    const { kilobytes: login } = await measureScripts('/login', visitor);
    const { kilobytes: list } = await measureScripts('/app/demands?page=1', manager);
    return {
      lines: [
        line('JavaScript of the login page', `${login.toFixed(0)} kB`),
        line('JavaScript of the list page', `${list.toFixed(0)} kB`, 'under 160 kB', list < 160),
      ],
      figures: { listJsKb: list },
    };
  } finally {
    for (const client of [visitor.plain, visitor.compressed, manager.plain]) client.close();
  }
}

async function benchDocuments(_stack: BenchStack, { tell }: Told): Promise<MeasuredPart> {
  tell('documents against a bare loop');
  const { ours, bare, ratio } = await measureDocuments(DOCUMENT_ROUNDS);
  const pdfRatio = 1 / ratio;
  return {
    lines: [
      line('a PDF rendition', milliseconds(median(ours))),
      line('the same page, bare Puppeteer', milliseconds(median(bare))),
      line('renditions over the bare loop', pdfRatio.toFixed(2), 'at least 0.80', pdfRatio >= 0.8),
    ],
    figures: { pdfRatio },
  };
}

async function benchDecisions(stack: BenchStack, { tell }: Told): Promise<MeasuredPart> {
  tell('decisions against empty updates');
  const { oneAtATime, together } = await measureDecisions(stack, DECISION_BLOCKS);
  return {
    lines: [
      line('a decision, one at a time', milliseconds(oneAtATime.decisionMs)),
      line('an empty update, one at a time', milliseconds(oneAtATime.emptyMs)),
      line('decisions, 10 users at once', `${together.decisionsPerSecond.toFixed(0)} a second`),
      line('empty updates, 10 at once', `${together.emptyPerSecond.toFixed(0)} a second`),
      line('decisions over empty updates', together.ratio.toFixed(2), 'about 0.25', together.ratio >= 0.225),
      line('an empty update, 10 at once, p95', milliseconds(together.emptyP95Ms)),
      line('a decision, 10 at once, p95', milliseconds(together.p95Ms)),
    ],
    figures: { decisionRatio: together.ratio, decisionP95Ms: together.p95Ms },
  };
}

async function benchApi(stack: BenchStack, { tell }: Told): Promise<MeasuredPart> {
  tell('decisions and lists by API and by page');
  const commands = await measureApiCommands(stack);
  const lists = await measureApiLists(stack);
  const over = (ratio: number) => [ratio.toFixed(2), 'at most 1.10', ratio <= MOST_OVER] as const;
  return {
    lines: [
      line('a decision by API', milliseconds(median(commands.ours))),
      line('a decision by the form of its page', milliseconds(median(commands.bare))),
      line('a decision by API over one by page', ...over(commands.ratio)),
      line('a list by API', milliseconds(median(lists.ours))),
      line('the same rows for the page', milliseconds(median(lists.bare))),
      line('a list by API over that of the page', ...over(lists.ratio)),
    ],
    figures: { apiListRatio: lists.ratio, apiCommandRatio: commands.ratio },
  };
}

async function benchCongruence(stack: BenchStack, { tell }: Told): Promise<MeasuredPart> {
  tell('the analysis of congruence');
  const { p95Ms, saves } = await measureCongruence(stack);
  return {
    lines: [
      line('the analysis of the largest demand, p95', milliseconds(p95Ms)),
      line('a save of the wizard with its analysis', milliseconds(median(saves.ours))),
      line('a save of the wizard', milliseconds(median(saves.bare))),
      line('with over without', saves.ratio.toFixed(2), 'at most 1.30', saves.ratio <= MOST_WITH_ANALYSIS),
    ],
    figures: { congruenceP95Ms: p95Ms, congruenceSaveRatio: saves.ratio },
  };
}

async function benchImports(stack: BenchStack, { tell }: Told): Promise<MeasuredPart> {
  tell('workbooks that are imported');
  const imports = await measureImports(stack);
  const peak = Math.max(...imports.map(({ peakMegabytes }) => peakMegabytes));
  const times = Math.max(...imports.map(({ healthTimes }) => healthTimes));
  return {
    lines: imports.map(({ name, outcome, seconds, peakMegabytes, moreMegabytes, healthTimes }) =>
      line(
        `web process, ${name} (${outcome} after ${seconds.toFixed(1)} s)`,
        `${peakMegabytes.toFixed(0)} MB (${moreMegabytes.toFixed(0)} more), /healthz ${healthTimes.toFixed(1)} times idle`,
        'under 600 MB, at most 5 times',
        peakMegabytes < 600 && healthTimes <= 5,
      ),
    ),
    figures: { importMb: peak, importHealthTimes: times },
  };
}

async function benchUploads(stack: BenchStack, { tell }: Told): Promise<MeasuredPart> {
  tell('three users who bring the largest files');
  const uploads = await measureUploadMemory(stack);
  return {
    lines: [
      line('web process, nine files of 15 MB at once', `${uploads.toFixed(0)} MB more`, 'under 100 MB', uploads < 100),
    ],
    figures: { uploadMb: uploads },
  };
}

async function benchMemory({ services, home, port }: BenchStack, { tell }: Told): Promise<MeasuredPart> {
  tell('fifty users at once');
  const { peakMegabytes, requestsPerSecond } = await measureWebMemory(services, home, port, MEMORY_SECONDS);
  return {
    lines: [
      line('web process, 50 users at once', `${peakMegabytes.toFixed(0)} MB`, 'under 300 MB', peakMegabytes < 300),
      line('pages, 50 users at once', `${requestsPerSecond.toFixed(0)} a second`),
    ],
    figures: {},
  };
}
