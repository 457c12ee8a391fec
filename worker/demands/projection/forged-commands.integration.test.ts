import { randomBytes } from 'node:crypto';
import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { commandInputOf } from '@aval/application/engine/command-row';
import { dispatchCommand } from '@aval/application/engine/dispatch';
import { createServices } from '@aval/application/services';
import { ROLES } from '@aval/domain/access/roles';
import { EncryptingPayloadCodec } from '@aval/platform/engine/payload-codec';
import type { PayloadKey } from '@aval/platform/environment';
import type { DemandCommand as CommandRow } from '@aval/prisma/generated/client';
import { decide, historyOf, newDraft, newPendingDemand, PEOPLE } from '@aval/testing/scenes/scenario';
import { eventually, newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import {
  COMMAND_UPDATE,
  type CommandInput,
  demandRunOptions,
  demandWorkflowId,
  effectWorkflowId,
  REFRESH_SIGNAL,
  resumeInput,
  STATE_QUERY,
  TASK_QUEUES,
  WORKFLOW_TYPES,
} from '@aval/workflows/contract';
import { Client, Connection, type DataConverter, type WorkflowHandle } from '@temporalio/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker();
let connection: Connection;

beforeAll(async () => {
  connection = await Connection.connect({ address: engine.environment.TEMPORAL_ADDRESS });
});

afterAll(async () => {
  await connection.close();
});

/** A client of an intruder who reaches the engine: the stock client needs only an address and the id of a demand. */
function intruder(dataConverter?: DataConverter): Client {
  const namespace = engine.environment.TEMPORAL_NAMESPACE;
  return new Client({ connection, namespace, ...(dataConverter ? { dataConverter } : {}) });
}

function withKeys(keys: readonly PayloadKey[]): DataConverter {
  return { payloadCodecs: [new EncryptingPayloadCodec(keys)] };
}

/** Encrypts for one demand and sends to another: the codec receives another owner than the client would give it. */
function meantFor(workflowId: string): DataConverter {
  const codec = new EncryptingPayloadCodec(engine.environment.PAYLOAD_KEYS);
  const context = { type: 'workflow', namespace: engine.environment.TEMPORAL_NAMESPACE, workflowId } as const;
  return {
    payloadCodecs: [{ encode: (payloads) => codec.encode(payloads, context), decode: async (payloads) => payloads }],
  };
}

/** A final authorization in the representative's name, for a demand that the manager denied. */
async function authorization(demandId: string): Promise<CommandInput> {
  const representative = await engine.actor(PEOPLE.representative);
  const { lastActionSequence } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  return {
    commandId: newCommandId(),
    command: {
      type: 'decide',
      decision: 'authorize',
      toUserId: null,
      decisionReason: null,
      finalReason: 'AUTORIZADO',
      contradictionConfirmed: true,
    },
    actor: { role: 'REPRESENTATIVE', userId: representative.userId },
    expectedSequence: lastActionSequence,
    payloadSha256: '0'.repeat(64),
    occurredAt: null,
  };
}

function send(client: Client, demandId: string, input: unknown): Promise<unknown> {
  return client.withDeadline(Date.now() + 8000, () =>
    client.workflow
      .getHandle(demandWorkflowId(demandId))
      .executeUpdate(COMMAND_UPDATE, { updateId: newCommandId(), args: [input] }),
  );
}

/** Returns the final status of a run, which is all that an intruder can read. */
async function endOf(handle: WorkflowHandle): Promise<string> {
  const status = async () => (await handle.describe()).status.name;
  await eventually(async () => (await status()) !== 'RUNNING');
  return status();
}

async function deniedByManager(): Promise<string> {
  const demandId = await newPendingDemand(engine);
  const denial = { decision: 'deny', decisionReason: 'NOCUBIERTODENEGADO' } as const;
  expect(await decide(engine, PEOPLE.manager, demandId, denial)).toMatchObject({ status: 'done' });
  return demandId;
}

/** Expects that nothing happened to the demand and that the representative can still deny it. */
async function expectUntouched(demandId: string): Promise<void> {
  expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST', '2 DENY']);
  const denial = { decision: 'deny', finalReason: 'NOCUBIERTODENEGADO' } as const;
  expect(await decide(engine, PEOPLE.representative, demandId, denial)).toEqual({ status: 'done', sequence: 3 });
  expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST', '2 DENY', '3 DENY']);
  const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  expect(row).toMatchObject({ displayStatus: 'sended_denied', divergedAt: null });
}

describe('a forged decision', () => {
  it.each<[name: string, converter: (other: string) => DataConverter | undefined]>([
    ['in the open', () => undefined],
    ['under a key of one’s own', () => withKeys([{ id: 'mine', key: new Uint8Array(randomBytes(32)) }])],
    [
      'under a key of one’s own with our key’s name',
      () => withKeys(engine.environment.PAYLOAD_KEYS.map(({ id }) => ({ id, key: new Uint8Array(randomBytes(32)) }))),
    ],
    ['that was encrypted for another demand', (other) => meantFor(demandWorkflowId(other))],
  ])('is refused %s, leaves no trace, and the demand continues', async (_name, converter) => {
    const demandId = await deniedByManager();
    const other = await newPendingDemand(engine);
    const client = intruder(converter(other));
    await expect(send(client, demandId, await authorization(demandId))).rejects.toThrow();
    const { events } = await engine.services.engine.client.workflow
      .getHandle(demandWorkflowId(demandId))
      .fetchHistory();
    const updates = (events ?? []).filter((event) => event.workflowExecutionUpdateAcceptedEventAttributes);
    expect(updates).toHaveLength(1);
    await expectUntouched(demandId);
  });

  it('is refused without its row even when encrypted with the right keys; the demand shows the fault and continues', async () => {
    const demandId = await deniedByManager();
    const client = intruder(withKeys(engine.environment.PAYLOAD_KEYS));
    await expect(send(client, demandId, await authorization(demandId))).rejects.toMatchObject({
      cause: { type: 'FAULTY', details: ['command_not_sent', '0'.repeat(64)] },
    });
    const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
    expect(row.commandFaultCode).toBe('command_not_sent');
    expect(await engine.owner.notification.count({ where: { demandId, key: { contains: 'fault' } } })).toBeGreaterThan(
      0,
    );
    await expectUntouched(demandId);
  });

  it('is refused when it claims to come from the clock or the system', async () => {
    const demandId = await deniedByManager();
    const client = intruder(withKeys(engine.environment.PAYLOAD_KEYS));
    const forged = await authorization(demandId);
    const actor = { role: 'SYSTEM', userId: null };
    await expect(
      send(client, demandId, { ...forged, actor, expectedSequence: null, command: { type: 'cycle_ended' } }),
    ).rejects.toMatchObject({ cause: { type: 'UNREAD' } });
    await expect(
      send(client, demandId, {
        ...forged,
        actor,
        expectedSequence: null,
        command: { type: 'return_to_manager', consultantId: 1 },
      }),
    ).rejects.toThrow();
    await expectUntouched(demandId);
  });
});

describe('a stored command that the engine has not received', () => {
  async function storedDenial(demandId: string): Promise<CommandRow> {
    const away = createServices('away', { ...engine.environment, TEMPORAL_ADDRESS: '127.0.0.1:9' });
    const denial = { decision: 'deny', finalReason: 'NOCUBIERTODENEGADO', commandId: newCommandId() } as const;
    const result = await decide({ ...engine, services: away }, PEOPLE.representative, demandId, denial);
    expect(result).toEqual({ status: 'unavailable' });
    await away.database.$disconnect();
    return engine.owner.demandCommand.findUniqueOrThrow({ where: { id: denial.commandId } });
  }

  it.each<[name: string, change: (given: CommandInput, strangerId: number) => Partial<CommandInput>]>([
    ['kind', () => ({ command: { type: 'comment', target: 'doctor' } })],
    [
      'decision',
      ({ command }) => ({
        command: { ...command, finalReason: 'AUTORIZADO', decision: 'authorize' } as CommandInput['command'],
      }),
    ],
    ['content', () => ({ payloadSha256: 'f'.repeat(64) })],
    ['role', ({ actor }) => ({ actor: { ...actor, role: 'MANAGER' } })],
    ['person', ({ actor }, userId) => ({ actor: { ...actor, userId } })],
  ])('is refused with another %s', async (_name, change) => {
    const demandId = await deniedByManager();
    const input = commandInputOf(await storedDenial(demandId));
    const stranger = await engine.actor('representative@alborada.test');
    const client = intruder(withKeys(engine.environment.PAYLOAD_KEYS));
    const forged = { ...input, ...change(input, stranger.userId) };
    await expect(send(client, demandId, forged)).rejects.toMatchObject({
      cause: { type: expect.stringMatching(/FAULTY|REFUSED/) },
    });
    await expectUntouched(demandId);
  });

  it('is refused in another demand', async () => {
    const [demandId, other] = [await deniedByManager(), await deniedByManager()];
    const input = commandInputOf(await storedDenial(other));
    const client = intruder(withKeys(engine.environment.PAYLOAD_KEYS));
    await expect(send(client, demandId, input)).rejects.toMatchObject({ cause: { type: 'FAULTY' } });
    await expectUntouched(demandId);
    await expectUntouched(other);
  });

  it('is refused when its sender has lost the right to it', async () => {
    const demandId = await deniedByManager();
    const { companyId } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
    const account = { where: { email: PEOPLE.representative } };
    const answers: unknown[] = [];
    for (const [before, after] of [
      [{ active: false }, { active: true }],
      [{ roleId: ROLES.SUPERVISOR }, { roleId: ROLES.REPRESENTATIVE }],
      [{ companyId: 3 }, { companyId }],
    ] as const) {
      const sent = await storedDenial(demandId);
      await engine.owner.userAccount.update({ ...account, data: before });
      answers.push(await dispatchCommand(engine.services.engine, sent, commandInputOf(sent)));
      await engine.owner.userAccount.update({ ...account, data: after });
    }
    const refused = { status: 'refused', refusal: 'not_allowed' };
    expect(answers).toMatchObject([refused, refused, refused]);
    await expectUntouched(demandId);
  });

  it('is refused when the demand has moved to another doctor', async () => {
    const demandId = await newPendingDemand(engine);
    const away = createServices('away', { ...engine.environment, TEMPORAL_ADDRESS: '127.0.0.1:9' });
    const commandId = newCommandId();
    const comment = { demandId, commandId, expectedSequence: 1, target: 'managers', comment: 'Pendiente del FISH' };
    const sent = await commentOnDemand(away, await engine.actor(PEOPLE.doctor), comment);
    expect(sent).toEqual({ status: 'unavailable' });
    await away.database.$disconnect();
    const row = await engine.owner.demandCommand.findUniqueOrThrow({ where: { id: commandId } });
    const { userId: doctorId } = await engine.actor('doctor2@meridiana.test');
    await engine.owner.demand.update({ where: { id: demandId }, data: { doctorId } });
    expect(await dispatchCommand(engine.services.engine, row, commandInputOf(row))).toMatchObject({
      status: 'refused',
      refusal: 'not_allowed',
    });
    expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST']);
  });
});

describe('a run', () => {
  it('started without encryption fails at once, and the demand’s own run starts from the database', async () => {
    const demandId = await deniedByManager();
    const own = engine.services.engine.client.workflow.getHandle(demandWorkflowId(demandId));
    await own.terminate('lost');
    const { companyId } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
    const forged = { ...resumeInput(demandId, companyId), submission: await authorization(demandId) };
    const client = intruder();
    const handle = await client.workflow.start(WORKFLOW_TYPES.demand, {
      ...demandRunOptions(demandId),
      args: [forged],
      memo: { note: 'in the open' },
    });
    expect(await endOf(handle)).toBe('FAILED');
    await expectUntouched(demandId);
  });

  it('a run under another id changes no demand, with the right keys or without', async () => {
    const demandId = await deniedByManager();
    const { companyId } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
    const input = { ...resumeInput(demandId, companyId), submission: null };
    for (const client of [intruder(), intruder(withKeys(engine.environment.PAYLOAD_KEYS))]) {
      const handle = await client.workflow.start(WORKFLOW_TYPES.demand, {
        ...demandRunOptions(demandId),
        workflowId: `demand/${newCommandId()}`,
        args: [input],
      });
      expect(await endOf(handle)).toBe('FAILED');
    }
    await expectUntouched(demandId);
  });

  it('continues after unencrypted signals and queries', async () => {
    const demandId = await deniedByManager();
    const handle = intruder().workflow.getHandle(demandWorkflowId(demandId));
    await handle.signal(REFRESH_SIGNAL, { anything: 'in the open' });
    await handle.signal('nonsense', { anything: 'in the open' });
    await handle.query(STATE_QUERY, { anything: 'in the open' }).catch(() => undefined);
    await expectUntouched(demandId);
  });

  it('a run of an effect acts only for the effect that its id names', async () => {
    const demandId = await deniedByManager();
    const { id: effectId, companyId, kind } = await engine.owner.effect.findFirstOrThrow({ where: { demandId } });
    const client = intruder(withKeys(engine.environment.PAYLOAD_KEYS));
    const handle = await client.workflow.start(WORKFLOW_TYPES.effect, {
      workflowId: effectWorkflowId(newCommandId()),
      taskQueue: TASK_QUEUES.demands,
      args: [{ effectId, companyId, kind }],
    });
    expect(await endOf(handle)).toBe('FAILED');
    expect(await engine.owner.effect.findUniqueOrThrow({ where: { id: effectId } })).toMatchObject({ status: 'due' });
  });
});

it('a draft is not submitted by a run that claims its submission', async () => {
  const { demand } = await newDraft(engine);
  const doctor = await engine.actor(PEOPLE.doctor);
  const content = {
    chemotherapy: true,
    radiotherapy: false,
    cycle: 1,
    totalCycles: 6,
    treatmentStart: null,
    radiotherapyStart: null,
    cycleEnd: null,
    treatmentEnd: null,
    radiotherapyEnd: null,
  };
  const submission = {
    commandId: newCommandId(),
    command: { type: 'submit', content },
    actor: { role: 'DOCTOR', userId: doctor.userId },
    expectedSequence: 0,
    payloadSha256: '0'.repeat(64),
    occurredAt: null,
  };
  const client = intruder(withKeys(engine.environment.PAYLOAD_KEYS));
  const handle = await client.workflow.start(WORKFLOW_TYPES.demand, {
    ...demandRunOptions(demand.id),
    args: [{ ...resumeInput(demand.id, demand.companyId), submission }],
  });
  expect(await endOf(handle)).toBe('COMPLETED');
  expect(await historyOf(engine, demand.id)).toEqual([]);
});
