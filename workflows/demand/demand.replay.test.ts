import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildWorkflowBundle, WORKFLOW_BUNDLE } from '@aval/ops/compile/workflow-bundle';
import { historyFromJSON } from '@temporalio/common/lib/proto-utils';
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker';
import { beforeAll, describe, expect, it } from 'vitest';

const HISTORIES = path.join(import.meta.dirname, '../histories');
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

/** Recorded by `npm run histories:record`: a change of the order of commands breaks demands that are under way, unless it is `patched()`. */
describe.each(generations)('histories recorded %s', (generation) => {
  const names = namesOf(generation);

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

describe('the introduction of reminders', () => {
  const eventsOf = (generation: string) => namesOf(generation).map(read).join('\n');

  it('is a patch, that no run of before has met and every later one has', () => {
    expect(eventsOf('before-reminders')).not.toContain('core_patch');
    for (const name of namesOf('with-reminders')) expect(read(name), name).toContain('core_patch');
  });

  it('shows in the histories of after: timers that were waited for, and reminders that were issued', () => {
    const after = eventsOf('with-reminders');
    expect(after).toContain('EVENT_TYPE_TIMER_STARTED');
    expect(after).toContain('"issueReminder"');
    expect(after).toContain('"signalName":"reminders"');
    expect(eventsOf('before-reminders')).not.toContain('"issueReminder"');
  });
});

describe('the proposal that is kept when the doctor answers a question', () => {
  const eventsOf = (generation: string) => namesOf(generation).map(read).map(decodedPayloads);

  it('is a patch, that no run of before has met and every later one has', () => {
    for (const events of eventsOf('before-kept-proposal')) expect(events).not.toContain('kept-proposal');
    for (const events of eventsOf('with-kept-proposal')) expect(events).toContain('kept-proposal');
  });

  it('shows in the histories: a decision against it was taken as it was, and has to be confirmed today', () => {
    expect(eventsOf('before-kept-proposal').join()).not.toContain('contradiction_unconfirmed');
    expect(eventsOf('with-kept-proposal').join()).toContain('contradiction_unconfirmed');
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
