import { authorize, newDraft, submit } from '@aval/testing/scenes/scenario';
import { beginLife, liveUntil } from '@aval/testing/scenes/stated-life';
import { engineForFile } from '@aval/testing/stack/for-file';
import { describe, expect, it } from 'vitest';
import type { CommandResult } from '../engine/outcomes';

const engine = await engineForFile();
await engine.startWorker({ relay: false });

/** Accepts a demand with both treatments; radiotherapy ends in April, the first cycle starts on 4 May. */
async function acceptedWithBoth(): Promise<string> {
  const id = await beginLife(engine, {
    bornAt: '2026-03-02T09:00:00.000Z',
    content: {
      radiotherapy: true,
      radiotherapyStart: '2026-03-09',
      firstSessionDate: '2026-05-04',
      totalCycles: 3,
    },
  });
  await authorize(engine, id, '2026-03-03T09:00:00.000Z');
  expect(await treatmentLocksOf(id)).toMatchObject([
    { kind: 'chemotherapy', until: null, endedAt: null },
    { kind: 'radiotherapy', until: expect.any(Date), endedAt: null },
  ]);
  return id;
}

/** Requests radiotherapy once more for the same patient. */
async function askForRadiotherapy(
  demandId: string,
  occurredAt: string,
): Promise<{ id: string; result: CommandResult }> {
  const { patientId } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  const today = occurredAt.slice(0, 10);
  const { demand } = await newDraft(engine, { chemotherapy: false, radiotherapy: true, today });
  await engine.owner.demand.update({ where: { id: demand.id }, data: { patientId } });
  return { id: demand.id, result: await submit(engine, { demandId: demand.id, occurredAt }) };
}

function treatmentLocksOf(demandId: string) {
  return engine.owner.treatmentSlot.findMany({ where: { demandId }, orderBy: { kind: 'asc' } });
}

describe('the end of a cycle by the clock', () => {
  it('makes the demand hold its treatments again, so that a second one is refused', async () => {
    const id = await acceptedWithBoth();
    await liveUntil(engine, id, '2026-05-10T09:00:00.000Z');
    expect(await treatmentLocksOf(id)).toMatchObject([
      { kind: 'chemotherapy', until: null, endedAt: null },
      { kind: 'radiotherapy', until: null, endedAt: null },
    ]);
    const second = await askForRadiotherapy(id, '2026-05-11T09:00:00.000Z');
    expect(second.result).toEqual({ status: 'refused', refusal: 'slots_taken' });
  });

  it('leaves a treatment with the demand that holds it by then, without holding up the clock', async () => {
    const id = await acceptedWithBoth();
    const second = await askForRadiotherapy(id, '2026-04-28T09:00:00.000Z');
    expect(second.result.status).not.toBe('refused');
    await liveUntil(engine, id, '2026-05-10T09:00:00.000Z');
    const row = await engine.owner.demand.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ displayStatus: 'pending_continue', clockFaultCode: null });
    expect(await treatmentLocksOf(id)).toMatchObject([
      { kind: 'chemotherapy', until: null, endedAt: null },
      { kind: 'radiotherapy', endedAt: expect.any(Date) },
    ]);
    expect(await treatmentLocksOf(second.id)).toMatchObject([{ kind: 'radiotherapy', until: null, endedAt: null }]);
  });
});
