import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHECKOUT } from '@aval/ops/prepare/folders.mjs';
import { fromRoot, isRecording, newCaptureFile } from '@aval/ops/test/map/captures';
import { expect } from 'vitest';

/** Additions to a server's start that record what it runs for the test file, while the map of tests is recorded. */
interface ServerRecorder {
  parameters: readonly string[];
  environment: Readonly<Record<string, string>>;
  /** Leaves out what has run so far, which is the start. */
  isUp(server: ChildProcess): void;
}

const NO_RECORDER: ServerRecorder = { parameters: [], environment: {}, isUp: () => undefined };

export function serverRecorder(): ServerRecorder {
  const { testPath } = expect.getState();
  if (!isRecording() || !testPath) return NO_RECORDER;
  return {
    parameters: ['--import', pathToFileURL(path.join(CHECKOUT, 'ops/test/map/record-server.mjs')).href],
    environment: { AVAL_CAPTURE_FILE: newCaptureFile(), AVAL_CAPTURE_TEST: fromRoot(testPath) },
    isUp: (server) => server.kill('SIGUSR2'),
  };
}
