import type { Clock } from '@aval/application/services';
import { afterAll } from 'vitest';
import { arrangeUseCases, type UseCaseScene } from '../scenes/use-case-scene';
import { createTestEngine, type TestEngine, type TestEngineOptions } from './engine';
import { startWebUnderTest, type WebUnderTest } from './web-under-test';

/** Creates an engine for a test file, and closes it after the file's tests. */
export async function engineForFile(options?: TestEngineOptions): Promise<TestEngine> {
  const engine = await createTestEngine(options);
  afterAll(() => engine.close());
  return engine;
}

/** Starts a web server for a test file, and stops it after the file's tests, before its engine is closed. */
export async function webForFile(
  engine: TestEngine,
  settings?: Readonly<Record<string, string>>,
): Promise<WebUnderTest> {
  const web = await startWebUnderTest(engine, settings);
  afterAll(() => web.stop());
  return web;
}

/** Creates services for the use cases of a test file, and closes them after the file's tests. */
export async function useCasesForFile(options?: { clock?: Clock }): Promise<UseCaseScene> {
  const scene = await arrangeUseCases(options);
  afterAll(() => scene.close());
  return scene;
}
