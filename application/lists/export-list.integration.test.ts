import { buffer } from 'node:stream/consumers';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportAccessRecord, listAccessRecord } from '../access-record-list/list-access-record';
import { parseAccessRecordQuery } from '../access-record-list/parse-access-record-query';
import { exportPresentations } from '../catalogues/presentations/browse-presentations';
import { PRESENTATIONS_LIST } from '../catalogues/presentations/presentations-list';
import { exportDemands } from '../demands/list/export-demands';
import { listDemands } from '../demands/list/list-demands';
import { LIST_SORTS } from '../demands/list/list-query';
import { parseListQuery } from '../demands/list/parse-list-query';
import { exportArchive } from '../documents/archive/list-archive';
import { parseArchiveQuery } from '../documents/archive/parse-archive-query';
import { type ExportedRows, exportList } from './export-list';
import { writeCsv } from './write-csv';

const MERIDIANA = 2;
const ALBORADA = 3;

const { services, owner, actorOf } = await useCasesForFile();

beforeAll(async () => {
  for (const companyId of [MERIDIANA, MERIDIANA, MERIDIANA, ALBORADA]) {
    const doctorEmail = companyId === MERIDIANA ? 'doctor@meridiana.test' : 'doctor@alborada.test';
    await fileDraft(services.database, { companyId, doctorEmail, today: '2026-11-21' });
  }
});

async function all<Row>(batches: ExportedRows<Row> | null): Promise<Row[]> {
  if (!batches) throw new Error('the list is closed');
  const rows: Row[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
}

async function exported(email: string, search: string) {
  const actor = await actorOf(email);
  return all(await exportDemands(services, actor, parseListQuery(new URLSearchParams(search), actor)));
}

describe('exported demands', () => {
  it('are those of the list, in its order, whatever page it shows', async () => {
    const actor = await actorOf('admin@aval.test');
    for (const by of LIST_SORTS) {
      for (const sort of [by, `-${by}`]) {
        const query = parseListQuery(new URLSearchParams(`sort=${sort}&pageSize=100`), actor);
        const { rows } = await listDemands(services, actor, query);
        expect(rows.length).toBeGreaterThanOrEqual(4);
        const taken = await all(await exportDemands(services, actor, { ...query, page: 9, pageSize: 25 }));
        expect(taken.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      }
    }
  });

  it('are limited to the scope of the actor', async () => {
    const own = await exported('doctor@meridiana.test', '');
    expect(new Set(own.map(({ companyName }) => companyName))).toEqual(new Set(['Salud Meridiana']));
    expect(await exported('manager@meridiana.test', '')).toEqual([]);
  });

  it('leave an access record per company with list, filters and number of rows', async () => {
    const admin = await actorOf('superadmin@aval.test');
    const query = parseListQuery(new URLSearchParams('status=draft&sort=reference'), admin);
    const taken = await all(await exportDemands(services, admin, query));
    const accesses = await owner.accessRecord.findMany({ where: { subject: 'export', userId: admin.userId } });
    const filters = { status: 'draft' };
    const of = (companyId: number) => accesses.find((access) => access.companyId === companyId);
    expect(of(MERIDIANA)).toMatchObject({ list: 'demands', filters });
    expect(of(ALBORADA)).toMatchObject({ list: 'demands', filters });
    expect(accesses.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)).toBe(taken.length);
    const record = await listAccessRecord(
      services,
      admin,
      parseAccessRecordQuery(new URLSearchParams('subject=export')),
    );
    expect(record?.rows).toContainEqual(expect.objectContaining({ list: 'demands', filters, userId: admin.userId }));
  });
});

it('an exported catalogue is on the change log, and only admin roles may export it', async () => {
  const admin = await actorOf('admin@aval.test');
  const query = PRESENTATIONS_LIST.parse(new URLSearchParams('presentation=carbo&sort=-nationalCode'));
  const rows = await all(await exportPresentations(services, admin, query));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ nationalCode }) => nationalCode)).toEqual(
    rows.map(({ nationalCode }) => nationalCode).toSorted((a, b) => b.localeCompare(a)),
  );
  expect(await owner.changeRecord.findFirst({ where: { action: 'export' } })).toMatchObject({
    actorId: admin.userId,
    subject: 'presentation',
    companyId: null,
    after: { filters: { presentation: 'carbo' }, rowCount: rows.length },
  });
  expect(await exportPresentations(services, await actorOf('manager@grupo.test'), query)).toBeNull();
});

it('exports of access log and archive need their permissions and equal their pages', async () => {
  const record = parseAccessRecordQuery(new URLSearchParams('sort=at'));
  const archive = parseArchiveQuery(new URLSearchParams('state=all'));
  const doctor = await actorOf('doctor@meridiana.test');
  expect(await exportAccessRecord(services, doctor, record)).toBeNull();
  expect(await exportArchive(services, doctor, archive)).toBeNull();
  const admin = await actorOf('admin@aval.test');
  const page = await listAccessRecord(services, admin, { ...record, pageSize: 100 });
  const taken = await all(await exportAccessRecord(services, admin, record));
  expect(taken.slice(0, page?.rows.length)).toEqual(page?.rows);
  expect(await all(await exportArchive(services, admin, archive))).toEqual([]);
});

it('an export of two hundred thousand rows reads only a few batches ahead and keeps none', async () => {
  const actor = await actorOf('admin@aval.test');
  const text = 'x'.repeat(500);
  let read = 0;
  const batches = await exportList<string, number>(services, actor, {
    record: async () => {},
    readBatch: async (_tx, after, take) => {
      read += take;
      return { rows: Array.from({ length: take }, () => text), last: read < 200_000 ? (after ?? 0) + take : null };
    },
  });
  let written = 0;
  let furthestAhead = 0;
  for await (const chunk of writeCsv([{ head: 'text', cell: (row) => row }], batches)) {
    written += (chunk as Buffer).length;
    furthestAhead = Math.max(furthestAhead, read - written / (text.length + 2));
  }
  expect(read).toBe(200_000);
  expect(written).toBeGreaterThan(200_000 * text.length);
  expect(furthestAhead).toBeLessThan(5_000);
});

it('an export without rows still has its head', async () => {
  const admin = await actorOf('admin@aval.test');
  const query = PRESENTATIONS_LIST.parse(new URLSearchParams('presentation=no+hay'));
  const rows = await exportPresentations(services, admin, query);
  if (!rows) throw new Error('the list is closed');
  expect(String(await buffer(writeCsv([{ head: 'Presentación', cell: (row) => row.presentation }], rows)))).toBe(
    '\ufeffPresentación\r\n',
  );
});
