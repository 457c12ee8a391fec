import { LONGEST_DESCRIPTION } from '@aval/domain/validation/dialogs/attachment-limits';
import { expect, test } from 'vitest';
import type { UploadEntry } from '../../../components/drop-zone/upload-entry';
import { createDescriptionKeeper, type DescriptionProblem } from './description-keeper';

const CLOSED = 'errors:closed';

function row(key: number, description: string): UploadEntry {
  const file = { mediaId: `media-${key}`, filename: `${key}.pdf`, size: 1, attachmentId: key };
  return { key, name: file.filename, size: 1, description, state: { kind: 'kept', file } };
}

/** Rows with what the server has of them, and puts that end when the test says so. */
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

test('what the server has already is not sent, and nor is the file that is still on its way', async () => {
  const { keep, owed, rows } = slowServer(row(1, 'Informe '));
  rows.push({ ...row(2, 'TC'), state: { kind: 'waiting' } });
  expect(owed()).toEqual([]);
  expect(await keep()).toBe(true);
});

test('what is typed on while it is being sent is sent once more, and whoever waits is told at its end', async () => {
  const { keep, rows, puts } = slowServer(row(2, 'TC'));
  const kept = keep();
  rows[0] = row(2, 'TC de abdomen');
  await puts[0]?.end(null);
  expect(puts[1]).toMatchObject({ id: 2, description: 'TC de abdomen' });
  await puts[1]?.end(null);
  expect(await kept).toBe(true);
});

test('one that is too long is not sent and stays owed, and keeps no other from it', async () => {
  const { keep, owed, puts } = slowServer(row(2, 'x'.repeat(LONGEST_DESCRIPTION + 1)), row(3, 'RM'));
  const kept = keep();
  expect(puts.map(({ id }) => id)).toEqual([3]);
  await puts[0]?.end(null);
  expect(await kept).toBe(false);
  expect(owed().map(({ key }) => key)).toEqual([2]);
});

test('one whose row was taken away meanwhile keeps nobody waiting, and leaves no problem', async () => {
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

test('one that cannot be kept keeps no other from it, and stays owed', async () => {
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

test('what somebody else said of a file is shown, unless something else is being said here', async () => {
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

test('a page that was read before one was kept takes nothing back; the next one does', async () => {
  const { follow, keep, rows, puts } = slowServer(row(1, 'Alta'));
  const kept = keep();
  await puts[0]?.end(null);
  await kept;
  follow([{ id: 1, description: 'Informe' }]);
  expect(rows[0]?.description).toBe('Alta');
  follow([{ id: 1, description: 'Informe' }]);
  expect(rows[0]?.description).toBe('Informe');
});

test('a page that was read before one was kept takes nothing back with what somebody else had said by then', async () => {
  const { follow, keep, rows, puts } = slowServer(row(1, 'Alta'));
  const kept = keep();
  await puts[0]?.end(null, 'Su informe');
  await kept;
  follow([{ id: 1, description: 'Su informe' }]);
  expect(rows[0]?.description).toBe('Alta');
});

test('a page that is read while one is on its way leaves alone what is typed on', async () => {
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

test('what is owed until somebody else says the same has no problem any more', async () => {
  const { follow, keep, owed, puts, told } = slowServer(row(1, 'Alta'));
  const kept = keep();
  await puts[0]?.end('wizard:attachments.notDescribed');
  await kept;
  follow([{ id: 1, description: 'Alta' }]);
  expect(owed()).toEqual([]);
  expect(told.at(-1)).toEqual([1, null]);
});

test('a text that is refused for good is not sent again until another one is typed', async () => {
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
