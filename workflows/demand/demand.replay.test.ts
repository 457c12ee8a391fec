import { HISTORY_ACTIONS } from '@aval/domain/demand/vocabulary';
import { buildWorkflowBundle, WORKFLOW_BUNDLE } from '@aval/ops/compile/workflow-bundle';
import { decodedPayloads, generations, namesOf, readHistory } from '@aval/testing/histories/recorded-histories';
import { historyFromJSON } from '@temporalio/common/lib/proto-utils';
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker';
import { beforeAll, describe, expect, it } from 'vitest';

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
    const history = historyFromJSON(JSON.parse(readHistory(name)));
    // A run acts only on the demand that its own id names.
    const workflowId = history.events?.[0]?.workflowExecutionStartedEventAttributes?.workflowId ?? undefined;
    await Worker.runReplayHistory({ workflowBundle }, history, workflowId);
  });

  it('cover a run that continues as new, and one that was continued', () => {
    const events = names.map(readHistory);
    expect(events.some((text) => text.includes('EVENT_TYPE_WORKFLOW_EXECUTION_CONTINUED_AS_NEW'))).toBe(true);
    expect(events.some((text) => text.includes('"continuedExecutionRunId":"0'))).toBe(true);
  });
});

/** Folder whose runs have every patch: those of the workflow as it is. */
const LATEST = 'with-reminders';

it('the latest histories cover every action of the lifecycle', () => {
  const all = namesOf(LATEST).map(readHistory).map(decodedPayloads).join('\n');
  const actions = new Set([...all.matchAll(/"historyAction":"([A-Z_]+)"/g)].map(([, action]) => action));
  expect([...actions].sort()).toEqual([...HISTORY_ACTIONS].sort());
});

describe('the introduction of reminders', () => {
  const eventsOf = (generation: string) => namesOf(generation).map(readHistory).join('\n');

  it('is the only patched change: no released version has started runs of other states', () => {
    expect(generations).toEqual(['before-reminders', 'with-reminders']);
  });

  it('is a patch that no earlier run has, and every later one has', () => {
    expect(eventsOf('before-reminders')).not.toContain('core_patch');
    for (const name of namesOf(LATEST)) expect(readHistory(name), name).toContain('core_patch');
  });

  it('shows in later histories: timers that were started, and reminders that were issued', () => {
    const after = eventsOf(LATEST);
    expect(after).toContain('EVENT_TYPE_TIMER_STARTED');
    expect(after).toContain('"issueReminder"');
    expect(after).toContain('"signalName":"reminders"');
    expect(eventsOf('before-reminders')).not.toContain('"issueReminder"');
  });
});
