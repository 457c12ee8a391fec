import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { sessionDates } from '@aval/domain/clinical/session-calendar';
import { CHECKOUT } from '@aval/ops/prepare/folders.mjs';
import { STORY_PASSWORD } from '@aval/story/people';
import { newDraft, PEOPLE } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import openapiTypes, { astToString } from 'openapi-typescript';
import { beforeAll, expect, it } from 'vitest';
import { wishOf } from '../demands/demand-api-client.test-support';

const FOLDER = path.join(CHECKOUT, 'testing/typed-client');
/** Fields with a default are optional in input. */
const GENERATION = { defaultNonNullable: false };
const HOST = 'meridiana.localhost';

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine);

beforeAll(async () => {
  const { body } = await web.visit(HOST).ask({ path: '/api/v1/openapi.json' });
  mkdirSync(path.join(FOLDER, 'build'), { recursive: true });
  writeFileSync(path.join(FOLDER, 'build/paths.d.ts'), astToString(await openapiTypes(JSON.parse(body), GENERATION)));
});

/** Replaces Node's fetch: uses the company's host, and validates answers against the document. */
async function ask(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = request.body === null ? undefined : await request.text();
  const headers = Object.fromEntries(request.headers);
  const answer = await new ApiClient(web.visit(HOST)).send(
    request.method,
    `${pathname}${search}`.slice('/api/v1'.length),
    { headers, body },
  );
  return new Response(JSON.stringify(answer.body), {
    status: answer.status,
    headers: { 'Content-Type': 'application/json' },
  });
}

it('a client generated from the document alone compiles strictly', async () => {
  const compiler = path.join(CHECKOUT, 'node_modules/typescript/bin/tsc');
  const compiled = await promisify(execFile)(process.execPath, [compiler, '-p', FOLDER]).catch((error) => error);
  expect(compiled.stdout).toBe('');
});

it('a generated client plays the life of a demand to its end', async () => {
  const { playStory } = await import(/* @vite-ignore */ pathToFileURL(path.join(FOLDER, 'story.ts')).href);
  const { patientId, centerPrescriptorId, steps, content } = wishOf(await newDraft(engine, { totalCycles: 1 }));
  const { chemotherapy } = content.treatment;
  if (!chemotherapy) throw new Error('no chemotherapy');
  const firstSession = addDays(civilDateOf(new Date()), 14);
  const sessions = sessionDates(firstSession, chemotherapy).map((date, at) => ({ session: at + 1, date }));
  const told = await playStory(
    { baseUrl: `http://${HOST}:${web.port}/api/v1`, fetch: ask },
    { ...PEOPLE, password: STORY_PASSWORD },
    { patientId, centerPrescriptorId, ...steps },
    { firstSession, sessions },
  );
  expect(told).toEqual({
    status: 'FINISHED',
    displayStatus: 'finished',
    actions: [
      'REQUEST',
      'REQUEST_MISSING_INFO',
      'REQUEST',
      'ACCEPT',
      'ACCEPT',
      'INCREASE_CYCLES',
      'REQUEST',
      'ACCEPT',
      'ACCEPT',
      'FINISH',
    ],
  });
});
