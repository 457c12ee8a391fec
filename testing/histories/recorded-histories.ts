import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HISTORIES } from './histories-folder';

/** Names of the folders, one for each state of the workflow: those of earlier states stay beside the later ones. */
export const generations: readonly string[] = readdirSync(HISTORIES).sort();

/** Returns the recorded runs of a generation as `<generation>/<run>.json`. */
export function namesOf(generation: string): string[] {
  return readdirSync(path.join(HISTORIES, generation)).map((name) => `${generation}/${name}`);
}

export function readHistory(name: string): string {
  return readFileSync(path.join(HISTORIES, name), 'utf8');
}

/** Returns the JSON of every payload of a history. */
export function decodedPayloads(history: string): string {
  return [...history.matchAll(/"data":"([^"]+)"/g)]
    .map(([, data]) => Buffer.from(data ?? '', 'base64').toString())
    .join('\n');
}

/** Returns the patches whose markers a run carries. */
export function patchesOf(name: string): Set<string> {
  const markers = decodedPayloads(readHistory(name)).matchAll(/\{"id":"([a-z-]+)","deprecated"/g);
  return new Set([...markers].map(([, patch]) => patch ?? ''));
}
