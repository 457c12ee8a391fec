import { findCommandPlace } from '@aval/application/demands/commands/find-command-place';
import { cancelDemand } from '@aval/application/demands/deciding/cancel-demand';
import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { decideDemand } from '@aval/application/demands/deciding/decide-demand';
import type { DemandCommand } from '@aval/domain/demand/lifecycle/commands';
import { transition } from '@aval/domain/demand/lifecycle/lifecycle';
import type { DemandState } from '@aval/domain/demand/state';
import { decide, historyOf, newPendingDemand, PEOPLE, untilAnswered } from '@aval/testing/scenes/scenario';
import { newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { COMMAND_UPDATE, type CommandInput, type DoneOutcome, demandWorkflowId } from '@aval/workflows/contract';
import { describe, expect, it } from 'vitest';
import { createDemandActivities } from '../demand-activities';

const engine = await engineForFile();
await engine.startWorker();

const authorization = { decision: 'authorize', decisionReason: 'AUTORIZADO', comment: 'Conforme' } as const;

describe('two concurrent commands', () => {
  it('two concurrent commands of managers give one decision, and the other manager is told that the demand has changed', async () => {
    const demandId = await newPendingDemand(engine);
    const managers = [await engine.actor(PEOPLE.manager), await engine.actor('manager@grupo.test')];
    const results = await Promise.all(
      managers.map((manager) => {
        const input = { ...authorization, demandId, commandId: newCommandId(), expectedSequence: 1 };
        return untilAnswered(() => decideDemand(engine.services, manager, input));
      }),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['done', 'stale']);
    expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST', '2 ACCEPT']);
  });

  it('two concurrent commands of commenting users are both done, one after the other', async () => {
    const demandId = await newPendingDemand(engine);
    // Each reads the other's comment, so that both count the same entries.
    const notes = [
      { actor: await engine.actor(PEOPLE.manager), target: 'doctor' },
      { actor: await engine.actor(PEOPLE.doctor), target: 'managers' },
    ];
    const results = await Promise.all(
      notes.map(({ actor, target }) => {
        const note = { demandId, commandId: newCommandId(), expectedSequence: 1, target, comment: 'Una nota' };
        return untilAnswered(() => commentOnDemand(engine.services, actor, note));
      }),
    );
    expect(results.map((result) => result.status === 'done' && result.sequence).sort()).toEqual([2, 3]);
  });
});

describe('a repeated command', () => {
  it('is answered even to a user who has lost sight of the demand, while a new command is refused', async () => {
    const { services } = engine;
    const demandId = await newPendingDemand(engine);
    const consultant = await engine.actor(PEOPLE.consultant);
    const stranger = await engine.actor('consultant2@aval.test');
    await decide(engine, PEOPLE.manager, demandId, { decision: 'evaluate', toUserId: consultant.userId });
    const note = { demandId, expectedSequence: 2, target: 'managers', comment: 'Una nota' } as const;
    const input = { ...note, commandId: newCommandId() };
    expect(await untilAnswered(() => commentOnDemand(services, consultant, input))).toEqual({
      status: 'done',
      sequence: 3,
    });
    await decide(engine, PEOPLE.consultant, demandId, { decision: 'propose_denial' });
    const end = { demandId, commandId: newCommandId(), expectedSequence: 4, reason: 'Duplicada' };
    const manager = await engine.actor(PEOPLE.manager);
    expect(await untilAnswered(() => cancelDemand(services, manager, end))).toMatchObject({ status: 'done' });

    const company = 2;
    expect(await findCommandPlace(services, consultant, demandId)).toBe(company);
    expect(await untilAnswered(() => commentOnDemand(services, consultant, input))).toEqual({
      status: 'done',
      sequence: 3,
    });
    const another = { ...note, expectedSequence: 5, commandId: newCommandId() };
    expect(await commentOnDemand(services, consultant, another)).toEqual({ status: 'not_found' });
    expect(await findCommandPlace(services, stranger, demandId)).toBeNull();
    expect(await findCommandPlace(services, await engine.actor('admin@aval.test'), demandId)).toBe(company);
  });

  it('is done once, however often it is sent, and answers with the first outcome', async () => {
    const demandId = await newPendingDemand(engine);
    const manager = await engine.actor(PEOPLE.manager);
    const input = { ...authorization, demandId, commandId: newCommandId(), expectedSequence: 1 };
    const results = await Promise.all(
      [1, 2, 3].map(() => untilAnswered(() => decideDemand(engine.services, manager, input))),
    );
    results.push(await decideDemand(engine.services, manager, input));
    expect(results).toEqual(Array.from({ length: 4 }, () => ({ status: 'done', sequence: 2 })));
    expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST', '2 ACCEPT']);
  });

  it('is recognized by its id before any other check, also when the demand has moved on', async () => {
    const demandId = await newPendingDemand(engine);
    const manager = await engine.actor(PEOPLE.manager);
    const commandId = newCommandId();
    await untilAnswered(() =>
      decideDemand(engine.services, manager, { ...authorization, demandId, commandId, expectedSequence: 1 }),
    );
    const row = await engine.owner.demandCommand.findUniqueOrThrow({ where: { id: commandId } });
    const outcome = await engine.services.engine.client.workflow
      .getHandle(demandWorkflowId(demandId))
      .executeUpdate<DoneOutcome, [CommandInput]>(COMMAND_UPDATE, {
        // A different update id bypasses the engine's own deduplication.
        updateId: newCommandId(),
        args: [
          {
            commandId,
            command: { type: 'cancel' },
            actor: { role: 'MANAGER', userId: manager.userId },
            expectedSequence: 1,
            payloadSha256: 'another content',
            occurredAt: null,
          },
        ],
      });
    expect(outcome).toEqual({ status: 'done', commandId, sequence: 2, payloadSha256: row.payloadSha256 });
  });

  it('continues from the entry that an earlier attempt wrote, also when its handling started at another moment', async () => {
    const demandId = await newPendingDemand(engine);
    const manager = await engine.actor(PEOPLE.manager);
    const question = { demandId, commandId: newCommandId(), expectedSequence: 1, decision: 'more_info', comment: 'x' };
    await engine.stopWorkers();
    expect(await decideDemand(engine.services, manager, question)).toMatchObject({ status: 'unknown' });

    const { companyId, state } = await engine.owner.demandHistory.findFirstOrThrow({ where: { demandId } });
    const stored = await engine.owner.demandCommand.findUniqueOrThrow({ where: { id: question.commandId } });
    const command = stored.command as unknown as DemandCommand;
    const actor = { role: manager.role, userId: manager.userId };
    const occurredAt = new Date(Date.now() - 60_000).toISOString();
    const settled = { companyValidationStep: false, assigneeActive: true, doctorActive: true };
    const facts = { ...settled, actorInScope: true, slotsFree: true };
    const before = state as unknown as DemandState;
    const result = transition(before, command, { ...facts, stateToRestore: null }, actor, occurredAt);
    if (!result.ok) throw new Error(result.refusal);
    const { projectCommand } = createDemandActivities(engine.services.database);
    const earlier = {
      demandId,
      companyId,
      commandId: question.commandId,
      command,
      actor,
      payloadSha256: stored.payloadSha256,
      occurredAt,
      transition: result,
    };
    expect(await projectCommand(earlier)).toEqual({ occurredAt });

    await engine.startWorker();
    expect(await untilAnswered(() => decideDemand(engine.services, manager, question))).toMatchObject({
      status: 'done',
      sequence: 2,
    });
    const comment = { demandId, commandId: newCommandId(), expectedSequence: 2, target: 'doctor', comment: 'x' };
    expect(await untilAnswered(() => commentOnDemand(engine.services, manager, comment))).toMatchObject({
      status: 'done',
    });
    const entries = await engine.owner.demandHistory.findMany({ where: { demandId }, orderBy: { sequence: 'asc' } });
    expect(entries.map((entry) => (entry.state as unknown as DemandState).waitingSince).slice(1)).toEqual([
      occurredAt,
      occurredAt,
    ]);
  });

  it('a repeated command with other content counts as another command, and the answer tells the outcome of the first', async () => {
    const demandId = await newPendingDemand(engine);
    const manager = await engine.actor(PEOPLE.manager);
    const input = { ...authorization, demandId, commandId: newCommandId(), expectedSequence: 1 };
    await untilAnswered(() => decideDemand(engine.services, manager, input));
    expect(await decideDemand(engine.services, manager, { ...input, comment: 'Pensándolo mejor, no' })).toEqual({
      status: 'edited',
      earlier: { status: 'done', sequence: 2 },
    });
  });

  it('is not found under the id of another user’s command', async () => {
    const demandId = await newPendingDemand(engine);
    const input = { ...authorization, demandId, commandId: newCommandId(), expectedSequence: 1 };
    const manager = await engine.actor(PEOPLE.manager);
    await untilAnswered(() => decideDemand(engine.services, manager, input));
    const other = await engine.actor('manager@grupo.test');
    expect(await decideDemand(engine.services, other, input)).toEqual({ status: 'not_found' });
  });
});

describe('an inadmissible command', () => {
  it('is checked again when the engine handles it, whatever the page showed', async () => {
    const demandId = await newPendingDemand(engine);
    const consultant = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: PEOPLE.consultant } });
    await decide(engine, PEOPLE.manager, demandId, { decision: 'evaluate', toUserId: consultant.id });
    expect(await decide(engine, PEOPLE.manager, demandId, { ...authorization })).toEqual({
      status: 'refused',
      refusal: 'not_assigned_to_you',
    });
    expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST', '2 REQUEST_AUTHORIZATION']);
  });

  it('is refused when it names an inactive consultant', async () => {
    const demandId = await newPendingDemand(engine);
    const consultant = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: 'consultant2@aval.test' } });
    await engine.owner.userAccount.update({ where: { id: consultant.id }, data: { active: false } });
    expect(await decide(engine, PEOPLE.manager, demandId, { decision: 'evaluate', toUserId: consultant.id })).toEqual({
      status: 'refused',
      refusal: 'assignee_inactive',
    });
  });

  it('is not found from another company, and forbidden for a role without the permission', async () => {
    const demandId = await newPendingDemand(engine);
    const input = { ...authorization, demandId, commandId: newCommandId(), expectedSequence: 1 };
    const stranger = await engine.actor('manager@alborada.test');
    expect(await decideDemand(engine.services, stranger, input)).toEqual({ status: 'not_found' });
    const doctor = await engine.actor(PEOPLE.doctor);
    expect(await decideDemand(engine.services, doctor, input)).toEqual({ status: 'forbidden' });
  });

  it('is invalid without a comment, and names the field', async () => {
    const demandId = await newPendingDemand(engine);
    expect(await decide(engine, PEOPLE.manager, demandId, { ...authorization, comment: ' ' })).toEqual({
      status: 'invalid',
      issues: [{ path: 'comment', message: 'validation:required' }],
    });
  });

  it('writes and notifies nothing when it is an empty comment', async () => {
    const demandId = await newPendingDemand(engine);
    const told = () => engine.owner.notification.count({ where: { demandId } });
    const before = await told();
    const input = { demandId, commandId: newCommandId(), expectedSequence: 1, target: 'doctor', comment: ' ' };
    expect(await commentOnDemand(engine.services, await engine.actor(PEOPLE.manager), input)).toEqual({
      status: 'invalid',
      issues: [{ path: 'comment', message: 'validation:commentEmpty' }],
    });
    expect(await told()).toBe(before);
  });
});
