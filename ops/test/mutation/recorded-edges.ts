import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordedEdges } from '@aval/domain/congruence/edges/edge.test-support';

/** Tables whose rows overlap: the record says of each edge whether another row decides on both sides of it. */
export const OVERLAPPING = ['label-doses', 'radiotherapy-plausibility'];

function fileOf(table: string): string {
  return path.join(import.meta.dirname, 'recorded', `${table}.json`);
}

/** Requests that were found to tell figures of a table which none of its edges tells. */
export function readFound(table: string): RecordedEdges {
  return existsSync(fileOf(`${table}.found`)) ? readRecord(`${table}.found`) : {};
}

export function readRecord(table: string): RecordedEdges {
  return JSON.parse(readFileSync(fileOf(table), 'utf8')) as RecordedEdges;
}

/** Writes a row in a line, so that a change shows which rows moved. */
export function writeRecord(table: string, record: RecordedEdges): void {
  const lines = Object.entries(record).map(([row, recorded]) => `${JSON.stringify(row)}: ${JSON.stringify(recorded)}`);
  writeFileSync(fileOf(table), `{\n${lines.join(',\n')}\n}\n`);
}
