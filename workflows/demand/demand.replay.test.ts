import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { historyFromJSON } from '@temporalio/common/lib/proto-utils';
import {
  bundleWorkflowCode,
  DefaultLogger,
  Runtime,
  Worker,
  type WorkflowBundleWithSourceMap,
} from '@temporalio/worker';
import { beforeAll, describe, expect, it } from 'vitest';

const HISTORIES = path.join(import.meta.dirname, '../histories');
const names = readdirSync(HISTORIES).filter((name) => name.endsWith('.json'));
const read = (name: string) => readFileSync(path.join(HISTORIES, name), 'utf8');

let workflowBundle: WorkflowBundleWithSourceMap;

beforeAll(async () => {
  Runtime.install({ logger: new DefaultLogger('ERROR') });
  workflowBundle = await bundleWorkflowCode({
    workflowsPath: path.join(import.meta.dirname, '../bundle-entry.ts'),
    logger: new DefaultLogger('ERROR'),
  });
}, 60_000);

/** Recorded by `npm run histories:record`: a change of the order of commands breaks demands that are under way, unless it is `patched()`. */
describe('recorded histories', () => {
  it.each(names)('%s goes the same way today', async (name) => {
    await Worker.runReplayHistory({ workflowBundle }, historyFromJSON(JSON.parse(read(name))));
  });

  it('cover every action of the lifecycle', () => {
    const all = names.map((name) => decodedPayloads(read(name))).join('\n');
    const actions = new Set([...all.matchAll(/"historyAction":"([A-Z_]+)"/g)].map(([, action]) => action));
    expect([...actions].sort()).toEqual([...ACTIONS].sort());
  });

  it('cover a run that continues as new, and one that was continued', () => {
    const events = names.map((name) => read(name));
    expect(events.some((text) => text.includes('EVENT_TYPE_WORKFLOW_EXECUTION_CONTINUED_AS_NEW'))).toBe(true);
    expect(events.some((text) => text.includes('"continuedExecutionRunId":"0'))).toBe(true);
  });
});

const ACTIONS = [
  'SAVE',
  'REQUEST',
  'REQUEST_MISSING_INFO',
  'REQUEST_AUTHORIZATION',
  'PROPOSE_AUTHORIZATION',
  'PROPOSE_DENIAL',
  'ACCEPT',
  'DENY',
  'CONTINUE',
  'CHANGE_DATES',
  'INCREASE_CYCLES',
  'CANCEL',
  'FINISH',
  'RETURN',
  'ROLLBACK',
  'UPLOAD',
  'TAKE_OVER',
  'COMMENT',
];

/** The JSON of every payload of a history. */
function decodedPayloads(history: string): string {
  return [...history.matchAll(/"data":"([^"]+)"/g)]
    .map(([, data]) => Buffer.from(data ?? '', 'base64').toString())
    .join('\n');
}
