import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { writeCsv } from './write-csv';

async function* batches(...rows: string[][]) {
  for (const row of rows) yield [row];
}

const columns = [0, 1].map((place) => ({ head: `c${place}`, cell: (row: string[]) => row[place] ?? null }));

test('a table starts with its byte order mark and head, even without rows', async () => {
  expect(String(await buffer(writeCsv(columns, batches())))).toBe('\ufeffc0;c1\r\n');
});

test('separators, quotes and line breaks are quoted', async () => {
  const written = String(await buffer(writeCsv(columns, batches(['a;b', 'say "no"'], ['two\nlines', 'é']))));
  expect(written.split('\r\n').slice(1)).toEqual(['"a;b";"say ""no"""', '"two\nlines";é', '']);
});

test('a comma is quoted, because some programs read it as a separator', async () => {
  const written = String(await buffer(writeCsv(columns, batches(['Doe,=1+1', 'x']))));
  expect(written.split('\r\n')[1]).toBe('"Doe,=1+1";x');
});

test.each(['=1+1', '+34', '-5', '@SUM(A1)', '\tx', '\rx'])('%j is escaped, so that it is no formula', async (cell) => {
  const written = String(await buffer(writeCsv(columns, batches([cell, 'x']))));
  const [, line = ''] = written.split(/(?<=c1)\r\n/);
  expect(line.replace(/^"/, '').startsWith(`'${cell}`)).toBe(true);
});

test('a batch is read only after the one before was consumed', async () => {
  let asked = 0;
  async function* many() {
    for (; asked < 1_000; asked += 1) yield [['x'.repeat(10_000), '']];
  }
  const stream = writeCsv(columns, many());
  stream.read();
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toBeLessThan(20);
  stream.destroy();
});
