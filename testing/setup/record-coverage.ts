import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { calledFunctions, fromRoot, writeCapture } from '@aval/ops/test/map/captures';
import { afterAll, expect } from 'vitest';

/** Records which functions of the sources each test file calls in its own process. */
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const startedAt = Date.now();

afterAll(async () => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const { testPath } = expect.getState();
  if (!testPath) throw new Error('no test file');
  const called = calledFunctions(result, placeOfSource);
  writeCapture({ test: fromRoot(testPath), layer: 'process', seconds: (Date.now() - startedAt) / 1000, called });
});

function placeOfSource(url: string): string | null {
  const file = url.startsWith('file:') ? fileURLToPath(url) : url;
  const place = fromRoot(file);
  return !/^(\.\.|node:|node_modules\/)|\/build\/|\.test\.tsx?$/.test(place) && /\.tsx?$/.test(place) ? place : null;
}
