import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';

const PAGE = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
const BLOCKS = [...PAGE.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine);

/** Runs a script in one shell, which exits at the first error. */
function run(script: string): Promise<{ code: number | null; said: string }> {
  const API = `http://meridiana.localhost:${web.port}/api/v1`;
  const shell = spawn('bash', ['-euo', 'pipefail', '-s'], { env: { PATH: process.env.PATH ?? '', API } });
  const said: string[] = [];
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  shell.stdin.end(script);
  return new Promise((resolve) => shell.once('close', (code) => resolve({ code, said: said.join('') })));
}

it('docs/api.md leads from nothing to a decided demand with its literal commands, in the twelve requests that it counts', async () => {
  expect([...PAGE.matchAll(/^\*\*(\d+)\.\*\*/gm)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 12 }, (_, at) => at + 1),
  );
  const { code, said } = await run(BLOCKS.join('\n'));
  expect(said).toContain('sended_accepted');
  expect(code, said).toBe(0);
  // A second run is refused once, and ends there.
  const again = await run(BLOCKS.join('\n'));
  expect(again.said.match(/slots_taken/g), again.said).toHaveLength(1);
  expect(again.said).not.toContain('not_found');
  expect(again.code).toBe(1);
});
