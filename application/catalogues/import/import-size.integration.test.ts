import type { Actor } from '@aval/domain/access/actor';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findImport } from './get-import';
import { arrangeImports, finish, type ImportScene } from './import.test-support';
import { type ImportSummary, isUnderWay } from './import-state';
import { startImport } from './start-import';
import { workOnImport } from './work-on-import';

const ROWS = 20_000;
const subject = 'presentation';

let scene: ImportScene;
let admin: Actor;

beforeAll(async () => {
  scene = await arrangeImports();
  admin = await scene.actorOf('admin@aval.test');
});

afterAll(() => scene.close());

async function standing() {
  const summary = await findImport(scene.services, admin, subject);
  if (!summary) throw new Error('there is no import');
  return summary;
}

type Seen = Pick<ImportSummary, 'state' | 'step' | 'done' | 'total'>;

/** Polls the progress of an import until it ends. */
async function progressOf(begun: Parameters<typeof finish>[0]): Promise<Seen[]> {
  const seen: Seen[] = [];
  let isOver = false;
  const finished = finish(begun).finally(() => (isOver = true));
  while (!isOver) {
    const { state, step, done, total } = await standing();
    if (isUnderWay(state)) seen.push({ state, step, done, total });
  }
  await finished;
  return seen.filter(({ step, done }, place) => step !== seen[place - 1]?.step || done !== seen[place - 1]?.done);
}

async function begin(filename: string, content: Uint8Array) {
  const started = await startImport(scene.services, admin, { subject, filename, content });
  if (started.status !== 'stored') throw new Error(JSON.stringify(started));
  return { subject, importId: started.importId } as const;
}

it('an import of the maximum number of rows is checked and written, and its progress is visible meanwhile', async () => {
  const drug = await scene.owner.drug.findFirstOrThrow({ where: { hidden: false } });
  const before = await scene.owner.presentation.count();
  const packs = Array.from({ length: ROWS }, (_, index) => {
    const code = String(100_000 + index);
    return `${code};${code};"${drug.name}";"Envase ${code}";12,50;1`;
  });
  const head = 'N.º de registro;Código nacional;Fármaco;Presentación;Precio del envase;Unidades por envase';
  const content = Buffer.from([head, ...packs].join('\n'));
  const own = await begin('packs.csv', content);

  const checking = await progressOf(await workOnImport(scene.services, admin, { ...own, step: 'check' }));
  const { state, counts, planHash, total } = await standing();
  expect([state, total]).toEqual(['ready', ROWS]);
  // The catalogue may already have some of these codes; their rows are changes.
  expect(counts.created + counts.changed).toBe(ROWS);
  expect(checking).not.toEqual([]);
  expect(checking).toEqual(checking.toSorted((a, b) => a.done - b.done));

  const step = { step: 'apply', planHash: planHash ?? '' } as const;
  const applying = await progressOf(await workOnImport(scene.services, admin, { ...own, ...step }));
  expect((await standing()).state).toBe('applied');
  expect(await scene.owner.presentation.count()).toBe(before + counts.created);
  // All rows are checked before any is written; each step counts its own rows.
  const order = ({ step, done }: Seen) => (step === 'writing' ? ROWS : 0) + done;
  expect(applying).toEqual(applying.toSorted((a, b) => order(a) - order(b)));
  expect(new Set(applying.map(({ step }) => step))).toEqual(new Set(['checking', 'writing']));
  for (const { done, total } of applying) {
    expect([0, ROWS]).toContain(total);
    expect(done).toBeLessThanOrEqual(total);
  }
});

/**
 * Builds the maximum number of rows, each cell with a distinct text and no known column, so that only reading takes
 * time.
 */
const rowsOfTexts = (columns: number) =>
  Array.from({ length: ROWS }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) => `${row.toString(36)}-${column}`),
  );
const workbookOf = (columns: number) => writeXlsx({ sheets: [{ name: 'Datos', rows: rowsOfTexts(columns) }] });

it.each([
  ['workbook', () => workbookOf(12)],
  [
    'text',
    async () =>
      Buffer.from(
        rowsOfTexts(60)
          .map((cells) => cells.join(';'))
          .join('\n'),
      ),
  ],
])('the process stays responsive while a large %s is read', async (_what, make) => {
  const own = await begin('large', await make());
  const before = performance.eventLoopUtilization();
  await finish(await workOnImport(scene.services, admin, { ...own, step: 'check' }));
  const { utilization } = performance.eventLoopUtilization(before);
  expect((await standing()).problem).toMatch(/^catalogueImport:problem\.columnsMissing/);
  // A share of the elapsed time, whatever the machine's speed; reading in this process would take all of it.
  expect(utilization).toBeLessThan(0.5);
});

it('a workbook that would need too much memory is refused, and the next one is read', async () => {
  const step = { step: 'check' } as const;
  const large = await begin('large.xlsx', await workbookOf(20));
  await finish(await workOnImport(scene.services, admin, { ...large, ...step }));
  expect(await standing()).toMatchObject({ state: 'refused', problem: 'catalogueImport:problem.needsTooMuch' });
  const small = await begin('small.xlsx', await writeXlsx({ sheets: [{ name: 'Datos', rows: [['Nada']] }] }));
  await finish(await workOnImport(scene.services, admin, { ...small, ...step }));
  expect((await standing()).problem).toMatch(/^catalogueImport:problem\.columnsMissing/);
});
