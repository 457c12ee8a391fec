import { exitWith } from '../prepare/failure.mjs';
import { type BenchStack, startBenchStack } from './bench-stack';
import { measureDecisions } from './decisions/measure-decisions';
import { benchLists } from './list/bench-lists';
import { measureDocuments } from './measure-documents';
import { createPageClient, createSignedInClient } from './page-client';
import { measureScripts } from './page-scripts';
import { line, milliseconds, printTable, type ReportLine } from './report';
import { median } from './samples';
import { measureUploadMemory } from './upload-memory';
import { measureWebMemory } from './web-memory';

/**
 * `npm run bench`: the figures of the design, measured on a stack of its own that is gone afterwards. Each is held against bare code
 * in the same run, since a machine's own speed says little. The last line is JSON. With `-- --quick` fewer lists are looked at.
 */

const quick = process.argv.includes('--quick');
const DECISION_BLOCKS = 4;
const DOCUMENT_ROUNDS = 40;
const MEMORY_SECONDS = 15;

function tell(what: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${what}`);
}

async function bench(stack: BenchStack): Promise<Record<string, number>> {
  const lines: ReportLine[] = [];
  const { first, second } = stack.startSeconds;
  lines.push(line('first start, everything built', `${first.toFixed(1)} s`, 'under 90 s', first < 90));
  lines.push(line('second start', `${second.toFixed(1)} s`, 'under 10 s', second < 10));

  tell('JavaScript of the pages');
  const scripts = await benchScripts(stack);
  lines.push(line('JavaScript of the login page', `${scripts.login.toFixed(0)} kB`));
  lines.push(line('JavaScript of the list page', `${scripts.list.toFixed(0)} kB`, 'under 160 kB', scripts.list < 160));

  // Before the decisions, whose mails are sent for minutes.
  tell('documents against a bare loop');
  const documents = await measureDocuments(DOCUMENT_ROUNDS);
  const pdfRatio = 1 / documents.ratio;
  lines.push(
    line('a PDF edition', milliseconds(median(documents.ours))),
    line('the same page, bare Puppeteer', milliseconds(median(documents.bare))),
    line('editions over the bare loop', pdfRatio.toFixed(2), 'at least 0.80', pdfRatio >= 0.8),
  );

  tell('decisions against empty updates');
  const decisions = await measureDecisions(stack, DECISION_BLOCKS);
  const { oneAtATime, together } = decisions;
  lines.push(
    line('a decision, one at a time', milliseconds(oneAtATime.decisionMs)),
    line('an empty update, one at a time', milliseconds(oneAtATime.emptyMs)),
    line('decisions, 10 users at once', `${together.decisionsPerSecond.toFixed(0)} a second`),
    line('empty updates, 10 at once', `${together.emptyPerSecond.toFixed(0)} a second`),
    line('decisions over empty updates', together.ratio.toFixed(2), 'about 0.25', together.ratio >= 0.225),
    line('an empty update, 10 at once, p95', milliseconds(together.emptyP95Ms)),
    line('a decision, 10 at once, p95', milliseconds(together.p95Ms)),
  );

  const lists = await benchLists(stack, tell, quick);
  lines.push(...lists.lines);

  tell('three users who bring the largest files');
  const uploads = await measureUploadMemory(stack);
  lines.push(
    line('web process, nine files of 15 MB at once', `${uploads.toFixed(0)} MB more`, 'under 100 MB', uploads < 100),
  );

  tell('fifty users at once');
  const memory = await measureWebMemory(stack.services, stack.home, stack.port, MEMORY_SECONDS);
  const megabytes = memory.peakMegabytes;
  lines.push(
    line('web process, 50 users at once', `${megabytes.toFixed(0)} MB`, 'under 300 MB', megabytes < 300),
    line('pages, 50 users at once', `${memory.requestsPerSecond.toFixed(0)} a second`),
  );
  printTable(lines);
  return {
    list200kRatio: lists.worstRatio,
    listP95Ms: lists.worstP95Ms,
    decisionRatio: together.ratio,
    decisionP95Ms: together.p95Ms,
    pdfRatio,
    listJsKb: scripts.list,
    uploadMb: uploads,
  };
}

async function benchScripts({ services, port }: BenchStack): Promise<{ login: number; list: number }> {
  const host = 'meridiana.localhost';
  const email = 'manager@meridiana.test';
  const encoded = { 'accept-encoding': 'br' };
  const visitor = { plain: createPageClient(port, host), compressed: createPageClient(port, host, encoded) };
  const manager = {
    plain: await createSignedInClient(services, port, { email, host }),
    compressed: visitor.compressed,
  };
  try {
    const login = await measureScripts('/login', visitor);
    const list = await measureScripts('/app/demands?page=1', manager);
    return { login: login.kilobytes, list: list.kilobytes };
  } finally {
    for (const client of [visitor.plain, visitor.compressed, manager.plain]) client.close();
  }
}

let stopping: Promise<void> | null = null;
let stack: BenchStack | null = null;
const stop = () => {
  stopping ??= stack?.stop() ?? Promise.resolve();
  return stopping;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(130)));
}
try {
  tell('starting the product twice, then to stay');
  stack = await startBenchStack();
  const figures = await bench(stack);
  await stop();
  const rounded = Object.entries(figures).map(([name, value]) => [name, Math.round(value * 100) / 100]);
  console.log(JSON.stringify(Object.fromEntries(rounded)));
  process.exit(0);
} catch (error) {
  await stop();
  exitWith(error);
}
