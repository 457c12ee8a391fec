import { findImport } from '@aval/application/catalogues/import/get-import';
import { isUnderWay } from '@aval/application/catalogues/import/import-state';
import { writeXlsx } from 'hucre/xlsx';
import { fileForm } from '../../testing/scenes/access-scene';
import { signInVisitor } from '../../testing/visitors/sign-in';
import { WebVisitor } from '../../testing/visitors/web-visitor';
import type { BenchStack } from './bench-stack';
import { actorOf } from './list/measure-list';
import { createPageClient } from './page-client';
import { megabytesOf, processOf } from './process-memory';
import { median, timed } from './samples';

export interface MeasuredImport {
  name: string;
  /** State of the preview, or the reason why there is none. */
  outcome: string;
  seconds: number;
  peakMegabytes: number;
  /** Increase over the memory before the import. */
  moreMegabytes: number;
  /** Median time of /healthz while the file is read, divided by that of the idle process. */
  healthTimes: number;
}

const EMAIL = 'superadmin@aval.test';
const ROWS = 20_000;
const LOOK_EVERY_MS = 50;
const IDLE_ROUNDS = 100;

/** Files close to each limit (rows, cells and thus memory, unpacked size), and one beyond the limit. */
const WORKBOOKS: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
  ['20,000 rows of 4 columns', () => workbookOf(ROWS, ['Nombre', 'Principio activo', 'Unidad de dosis', 'Vía'])],
  [
    '20,000 rows of 20 columns',
    () =>
      workbookOf(
        ROWS,
        Array.from({ length: 20 }, (_none, place) => `Columna ${place}`),
      ),
  ],
  ['31 MB of one letter', () => lettersOf(31)],
  ['120 MB of one letter', () => lettersOf(120)],
];

/** Measures memory and response time of the web process while each workbook is uploaded and checked. */
export async function measureImports(bench: BenchStack): Promise<MeasuredImport[]> {
  const { owner, home, port } = bench;
  const visitor = await signInVisitor(owner, new WebVisitor(port, 'localhost'), EMAIL);
  const client = createPageClient(port, 'localhost');
  const ask = async () => (await timed(() => client.get('/healthz'))).milliseconds;
  const pid = processOf(home, 'web');
  const measured: MeasuredImport[] = [];
  try {
    for (const [name, make] of WORKBOOKS) {
      const content = await make();
      const idle = await samplesOf(ask, async (count) => count >= IDLE_ROUNDS);
      const before = megabytesOf(pid);
      let peak = before;
      const watch = setInterval(() => {
        peak = Math.max(peak, megabytesOf(pid));
      }, LOOK_EVERY_MS);
      try {
        const began = performance.now();
        const brought = bring(bench, visitor, content);
        let outcome: string | null = null;
        void brought.then((what) => {
          outcome = what;
        });
        const busy = await samplesOf(ask, async () => outcome !== null);
        measured.push({
          name,
          outcome: await brought,
          seconds: (performance.now() - began) / 1000,
          peakMegabytes: peak,
          moreMegabytes: peak - before,
          healthTimes: median(busy) / median(idle),
        });
      } finally {
        clearInterval(watch);
      }
    }
    return measured;
  } finally {
    client.close();
  }
}

async function samplesOf(ask: () => Promise<number>, isOver: (count: number) => Promise<boolean>): Promise<number[]> {
  const samples: number[] = [];
  while (!(await isOver(samples.length)) || samples.length === 0) samples.push(await ask());
  return samples;
}

/** Uploads a workbook and waits until it is checked. */
async function bring(bench: BenchStack, visitor: WebVisitor, content: Uint8Array): Promise<string> {
  const answer = await visitor.post('/app/drugs/import/file', fileForm('drugs.xlsx', new Uint8Array(content)));
  if (answer.status !== 200) return `refused with ${answer.status}`;
  const actor = await actorOf(bench, EMAIL);
  for (;;) {
    const summary = await findImport(bench.services, actor, 'drug');
    if (!summary) throw new Error('there is no import');
    if (!isUnderWay(summary.state)) return summary.problem?.split('.').at(-1)?.split(' ')[0] ?? summary.state;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Builds a workbook in which every cell has a different text. */
function workbookOf(count: number, head: string[]): Promise<Uint8Array> {
  const rows = Array.from({ length: count }, (_row, row) =>
    head.map((_head, column) => `${row.toString(36)}-${column}`),
  );
  return writeXlsx({ sheets: [{ name: 'Datos', rows: [head, ...rows] }] });
}

/** Builds a workbook that is small as a file and about `megabytes` MiB once unpacked. */
function lettersOf(megabytes: number): Promise<Uint8Array> {
  const rows = Array.from({ length: Math.round((megabytes * 1024 * 1024) / 30_100) }, () => ['x'.repeat(30_000)]);
  return writeXlsx({ sheets: [{ name: 'Datos', rows: [['Nombre'], ...rows] }], stringMode: 'inline' });
}
