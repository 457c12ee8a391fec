import { continueDemand } from '@aval/application/demands/filing/continue-demand';
import { commandInputOf } from '@aval/application/engine/command-row';
import { dispatchCommand } from '@aval/application/engine/dispatch';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { waitingForLocks } from '@aval/testing/faults/waiting-for-locks';
import { PEOPLE, pageOf, untilAnswered } from '@aval/testing/scenes/scenario';
import { newDemandToContinue, saveStep, typeDates } from '@aval/testing/scenes/wizard-scenario';
import { eventually, newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { beforeEach, describe, expect, it, vi } from 'vitest';

// Generous, since these tests drive whole lives of demands on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const engine = await engineForFile();
await engine.startWorker();

beforeEach(() => setValidationStep(false));

async function setValidationStep(validationStep: boolean): Promise<void> {
  await engine.owner.company.update({ where: { id: 2 }, data: { validationStep } });
}

/** A continuation that sends the same command every time. */
async function newContinuation() {
  const demandId = await newDemandToContinue(engine);
  await saveStep(engine, demandId, 'treatment', (form) => typeDates(form, addDays(civilDateOf(new Date()), 3)));
  const doctor = await engine.actor(PEOPLE.doctor);
  const page = { ...(await pageOf(engine, doctor, demandId)), commandId: newCommandId() };
  return { demandId, commandId: page.commandId, send: () => continueDemand(engine.services, doctor, page) };
}

describe('a company that switches its validation step during a continuation', () => {
  it.each([true, false])(
    'does not affect it between command handling and projection: switched to %s',
    async (after) => {
      const { demandId, commandId, send } = await newContinuation();
      await setValidationStep(!after);
      await engine.stopWorkers();
      expect((await send()).status).toBe('unknown');
      const { sent } = await engine.owner.$transaction(
        async (tx) => {
          await tx.$queryRaw`SELECT id FROM demand WHERE id = ${demandId}::uuid FOR UPDATE`;
          await engine.startWorker();
          const row = await engine.owner.demandCommand.findUniqueOrThrow({ where: { id: commandId } });
          const sent = dispatchCommand(engine.services.engine, row, commandInputOf(row));
          // The command's facts are read, and its projection waits for the row that is locked here.
          await eventually(async () => (await waitingForLocks(engine)) > 0);
          await setValidationStep(after);
          return { sent };
        },
        { timeout: 30_000 },
      );
      await sent;
      expect(await untilAnswered(send)).toMatchObject({ status: 'done' });
      const demand = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
      expect(demand).toMatchObject({
        displayStatus: after ? 'pending_analysis' : 'pending_validation',
        commandFaultCode: null,
      });
    },
  );

  it('does not affect one that was sent and has not reached the engine', async () => {
    const { demandId, send } = await newContinuation();
    await engine.stopWorkers();
    expect((await send()).status).toBe('unknown');
    await setValidationStep(true);
    await engine.startWorker();
    expect(await untilAnswered(send)).toMatchObject({ status: 'done' });
    const demand = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
    expect(demand.displayStatus).toBe('pending_analysis');
  });
});
