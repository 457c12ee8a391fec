import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildWorkflowBundle, WORKFLOW_BUNDLE } from '@aval/ops/compile/workflow-bundle';
import { HISTORIES } from '@aval/testing/histories/histories-folder';
import { historyFromJSON } from '@temporalio/common/lib/proto-utils';
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker';
import { beforeAll, describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(path.join(HISTORIES, name), 'utf8');
/** Histories as `<state of the workflow>/<run>.json`: those of earlier states stay beside the later ones. */
const generations = readdirSync(HISTORIES).sort();
const namesOf = (generation: string) =>
  readdirSync(path.join(HISTORIES, generation)).map((name) => `${generation}/${name}`);

const workflowBundle = { codePath: WORKFLOW_BUNDLE };

beforeAll(async () => {
  Runtime.install({ logger: new DefaultLogger('ERROR') });
  await buildWorkflowBundle();
}, 60_000);

/**
 * Recorded by `npm run histories:record`: a changed order of workflow commands breaks running demands, unless it is
 * `patched()`.
 */
describe.each(generations)('histories recorded %s', (generation) => {
  const names = namesOf(generation);

  it.each(names)('%s replays without divergence', async (name) => {
    const history = historyFromJSON(JSON.parse(read(name)));
    // A run acts only on the demand that its own id names.
    const workflowId = history.events?.[0]?.workflowExecutionStartedEventAttributes?.workflowId ?? undefined;
    await Worker.runReplayHistory({ workflowBundle }, history, workflowId);
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

describe('the introduction of reminders', () => {
  const eventsOf = (generation: string) => namesOf(generation).map(read).join('\n');

  it('is the only patched change: no released version has started runs of other states', () => {
    expect(generations).toEqual(['before-reminders', 'with-reminders']);
    const marked = namesOf('with-reminders').map(read).map(decodedPayloads).join('\n');
    const patches = new Set([...marked.matchAll(/\{"id":"([a-z-]+)","deprecated"/g)].map(([, name]) => name));
    expect([...patches]).toEqual(['reminders']);
  });

  it('is a patch that no earlier run has, and every later one has', () => {
    expect(eventsOf('before-reminders')).not.toContain('core_patch');
    for (const name of namesOf('with-reminders')) expect(read(name), name).toContain('core_patch');
  });

  it('shows in later histories: timers that were started, and reminders that were issued', () => {
    const after = eventsOf('with-reminders');
    expect(after).toContain('EVENT_TYPE_TIMER_STARTED');
    expect(after).toContain('"issueReminder"');
    expect(after).toContain('"signalName":"reminders"');
    expect(eventsOf('before-reminders')).not.toContain('"issueReminder"');
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

/** Returns the JSON of every payload of a history. */
function decodedPayloads(history: string): string {
  return [...history.matchAll(/"data":"([^"]+)"/g)]
    .map(([, data]) => Buffer.from(data ?? '', 'base64').toString())
    .join('\n');
}
