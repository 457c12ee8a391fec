import type { SlotReserveContext } from '@temporalio/worker';
import { expect, test } from 'vitest';
import { workflowTaskSlots } from './task-slots';

const patient = new AbortController().signal;

function context(isSticky: boolean): SlotReserveContext {
  return { slotType: 'workflow', taskQueue: 'demands', workerIdentity: 'one', workerBuildId: '', isSticky };
}

test('runs in memory do not wait for runs that are replayed', async () => {
  const slots = workflowTaskSlots({ cached: 3, uncached: 1 });
  await slots.reserveSlot(context(false), patient);
  expect(slots.tryReserveSlot(context(false))).toBeNull();
  for (let taken = 0; taken < 3; taken += 1) expect(slots.tryReserveSlot(context(true))).not.toBeNull();
  expect(slots.tryReserveSlot(context(true))).toBeNull();
});

test('a slot goes to the longest waiting task, and never to an aborted one', async () => {
  const slots = workflowTaskSlots({ cached: 1, uncached: 1 });
  const permit = await slots.reserveSlot(context(false), patient);
  const granted: string[] = [];
  const waitAs = async (name: string, signal: AbortSignal) => {
    const own = await slots.reserveSlot(context(false), signal);
    granted.push(name);
    return own;
  };
  const impatience = new AbortController();
  const first = waitAs('first', patient);
  const leaving = waitAs('leaving', impatience.signal);
  const second = waitAs('second', patient);
  impatience.abort();
  await expect(leaving).rejects.toMatchObject({ name: 'AbortError' });
  await expect(slots.reserveSlot(context(false), impatience.signal)).rejects.toMatchObject({ name: 'AbortError' });

  slots.releaseSlot({ permit });
  const firstPermit = await first;
  expect(granted).toEqual(['first']);
  slots.releaseSlot({ permit: firstPermit });
  const secondPermit = await second;
  expect(granted).toEqual(['first', 'second']);
  slots.releaseSlot({ permit: secondPermit });
  expect(slots.tryReserveSlot(context(false))).not.toBeNull();
});
