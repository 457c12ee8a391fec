import { decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { commandInputOf } from '@aval/application/engine/command-row';
import { dispatchCommand } from '@aval/application/engine/dispatch';
import { partChecks } from '@aval/application/health/part-checks';
import { createServices } from '@aval/application/services';
import {
  decide,
  historyOf,
  newDraft,
  newPendingDemand,
  PEOPLE,
  submit,
  untilAnswered,
} from '@aval/testing/scenes/scenario';
import { eventually, newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker();

const decision = { decision: 'authorize', decisionReason: 'AUTORIZADO', comment: 'Conforme' } as const;

it('a command that the engine has accepted waits for a database that refuses connections, and is applied once', async () => {
  const demandId = await newPendingDemand(engine);
  const manager = await engine.actor(PEOPLE.manager);
  const input = { ...decision, demandId, commandId: newCommandId(), expectedSequence: 1 };
  // The command is stored, but the engine does not receive it yet.
  const away = createServices('away', { ...engine.environment, TEMPORAL_ADDRESS: '127.0.0.1:9' });
  expect(await decideDemand(away, manager, input)).toEqual({ status: 'unavailable' });
  await away.database.$disconnect();
  const row = await engine.owner.demandCommand.findUniqueOrThrow({ where: { id: input.commandId } });

  const allow = await engine.database.refuseConnections();
  const answer = await dispatchCommand(engine.services.engine, row, commandInputOf(row), [4000, 2000]);
  expect(answer).toEqual({ status: 'unknown' });
  await allow();
  await eventually(async () => (await historyOf(engine, demandId)).length === 2);
  expect(await untilAnswered(() => decideDemand(engine.services, manager, input))).toEqual({
    status: 'done',
    sequence: 2,
  });
  expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST', '2 ACCEPT']);
});

it('a refusing database fails every command at once, and the same command and draft succeed afterwards', async () => {
  const demandId = await newPendingDemand(engine);
  const { demand: draft } = await newDraft(engine);
  const manager = await engine.actor(PEOPLE.manager);
  const input = { ...decision, demandId, commandId: newCommandId(), expectedSequence: 1 };

  const allow = await engine.database.refuseConnections();
  // The page tells the user that there was no answer, and keeps the form's content.
  await expect(decideDemand(engine.services, manager, input)).rejects.toThrow();
  await expect(submit(engine, { demandId: draft.id })).rejects.toThrow();
  await expect(partChecks(engine.services).database()).rejects.toThrow();
  await expect(partChecks(engine.services).engine()).resolves.toBeUndefined();
  await allow();

  expect(await untilAnswered(() => decideDemand(engine.services, manager, input))).toEqual({
    status: 'done',
    sequence: 2,
  });
  expect(await submit(engine, { demandId: draft.id })).toMatchObject({
    status: expect.stringMatching(/done|accepted/),
  });
  // The relay has reconnected: later commands are delivered.
  await eventually(async () => (await historyOf(engine, draft.id)).length === 1);
  expect(await decide(engine, PEOPLE.manager, draft.id, decision)).toMatchObject({ status: 'done' });
});
