import { LONGEST_DESCRIPTION } from '@aval/domain/validation/dialogs/attachment-limits';
import { expect, test } from 'vitest';
import type { UploadEntry } from '../../../components/drop-zone/upload-entry';
import { createDescriptionKeeper, type DescriptionProblem } from './description-keeper';

const CLOSED = 'errors:closed';

function row(key: number, description: string): UploadEntry {
  const file = { mediaId: `media-${key}`, filename: `${key}.pdf`, size: 1, attachmentId: key };
  return { key, name: file.filename, size: 1, description, state: { kind: 'kept', file } };
}

/** Rows with their stored descriptions, and saves that the test completes. */
function slowServer(...rows: UploadEntry[]) {
  const puts: {
    id: number;
    description: string;
    end: (problem: DescriptionProblem, before?: string) => Promise<void>;
  }[] = [];
  const told: [number, DescriptionProblem][] = [];
  const keeper = createDescriptionKeeper({
    stored: [{ id: 1, description: 'Informe' }],
    entries: () => rows,
    show(key, description) {
      rows.splice(
        rows.findIndex((each) => each.key === key),
        1,
        row(key, description),
      );
    },
    onKept: (key, problem) => told.push([key, problem]),
    put: (id, description) =>
      new Promise((resolve) => {
        puts.push({
          id,
          description,
          async end(problem, before = '') {
            resolve(problem === null ? { before } : { problem, isForGood: problem === CLOSED });
            await new Promise((done) => setImmediate(done));
          },
        });
      }),
  });
  return { ...keeper, rows, puts, told };
}

test('a description that is stored already is not sent, nor that of a file being uploaded', async () => {
  const { keep, owed, rows } = slowServer(row(1, 'Informe '));
  rows.push({ ...row(2, 'TC'), state: { kind: 'waiting' } });
  expect(owed()).toEqual([]);
  expect(await keep()).toBe(true);
});

test('a description edited while it is sent is sent again, and callers wait for the last one', async () => {
  const { keep, rows, puts } = slowServer(row(2, 'TC'));
  const kept = keep();
  rows[0] = row(2, 'TC de abdomen');
  await puts[0]?.end(null);
  expect(puts[1]).toMatchObject({ id: 2, description: 'TC de abdomen' });
  await puts[1]?.end(null);
  expect(await kept).toBe(true);
});

test('a description that is too long is not sent and stays unsaved, without delaying others', async () => {
  const { keep, owed, puts } = slowServer(row(2, 'x'.repeat(LONGEST_DESCRIPTION + 1)), row(3, 'RM'));
  const kept = keep();
  expect(puts.map(({ id }) => id)).toEqual([3]);
  await puts[0]?.end(null);
  expect(await kept).toBe(false);
  expect(owed().map(({ key }) => key)).toEqual([2]);
});

test('a row removed while its description is sent delays no caller and leaves no problem', async () => {
  const { keep, rows, puts, told } = slowServer(row(2, 'TC'), row(3, 'RM'));
  const kept = keep();
  rows.shift();
  await puts[0]?.end('wizard:attachments.notDescribed');
  await puts[1]?.end(null);
  expect(await kept).toBe(true);
  expect(told).toEqual([
    [2, null],
    [3, null],
  ]);
});

test('a description that could not be saved stays unsaved, without delaying others', async () => {
  const { keep, owed, puts, told } = slowServer(row(2, 'TC'), row(3, 'RM'));
  const kept = keep();
  await puts[0]?.end('wizard:attachments.notDescribed');
  await puts[1]?.end(null);
  expect(await kept).toBe(false);
  expect(told).toEqual([
    [2, 'wizard:attachments.notDescribed'],
    [3, null],
  ]);
  expect(owed().map(({ key }) => key)).toEqual([2]);
});

test('a description changed by another user is shown, unless it was edited here too', async () => {
  const { follow, keep, owed, rows, puts } = slowServer(row(1, 'Informe '));
  follow([{ id: 1, description: 'Informe de alta' }]);
  expect(rows[0]?.description).toBe('Informe de alta');
  expect(owed()).toEqual([]);
  rows[0] = row(1, 'Mi informe');
  follow([{ id: 1, description: 'Su informe' }]);
  expect(rows[0]?.description).toBe('Mi informe');
  void keep();
  expect(puts.map(({ description }) => description)).toEqual(['Mi informe']);
});

test('page data loaded before a save revert nothing; the next ones do', async () => {
  const { follow, keep, rows, puts } = slowServer(row(1, 'Alta'));
  const kept = keep();
  await puts[0]?.end(null);
  await kept;
  follow([{ id: 1, description: 'Informe' }]);
  expect(rows[0]?.description).toBe('Alta');
  follow([{ id: 1, description: 'Informe' }]);
  expect(rows[0]?.description).toBe('Informe');
});

test("page data loaded before a save revert nothing when they hold another user's description", async () => {
  const { follow, keep, rows, puts } = slowServer(row(1, 'Alta'));
  const kept = keep();
  await puts[0]?.end(null, 'Su informe');
  await kept;
  follow([{ id: 1, description: 'Su informe' }]);
  expect(rows[0]?.description).toBe('Alta');
});

test('page data loaded during a save leave further typing alone', async () => {
  const { follow, keep, owed, rows, puts } = slowServer(row(1, 'Informe de'));
  void keep();
  rows[0] = row(1, 'Informe');
  follow([{ id: 1, description: 'Informe de' }]);
  expect(rows[0]?.description).toBe('Informe');
  await puts[0]?.end(null);
  expect(puts[1]).toMatchObject({ description: 'Informe' });
  await puts[1]?.end(null);
  expect(owed()).toEqual([]);
});

test('an unsaved description that another user stores alike has no problem any more', async () => {
  const { follow, keep, owed, puts, told } = slowServer(row(1, 'Alta'));
  const kept = keep();
  await puts[0]?.end('wizard:attachments.notDescribed');
  await kept;
  follow([{ id: 1, description: 'Alta' }]);
  expect(owed()).toEqual([]);
  expect(told.at(-1)).toEqual([1, null]);
});

test('a description refused for good is not sent again until it is edited', async () => {
  const { keep, rows, puts } = slowServer(row(2, 'TC'));
  const first = keep();
  await puts[0]?.end(CLOSED);
  expect(await first).toBe(false);
  expect(await keep()).toBe(false);
  expect(puts).toHaveLength(1);
  rows[0] = row(2, 'TC de abdomen');
  const second = keep();
  await puts[1]?.end(null);
  expect(await second).toBe(true);
});
