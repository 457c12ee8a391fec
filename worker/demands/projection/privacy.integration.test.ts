import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import type { DemandContent } from '@aval/domain/demand/content/content';
import type { VersionContent } from '@aval/domain/demand/content/version-snapshot';
import { citationKey } from '@aval/domain/reference/source';
import { decide, historyOf, newDraft, PEOPLE, submit } from '@aval/testing/scenes/scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { demandWorkflowId } from '@aval/workflows/contract';
import { temporal } from '@temporalio/proto';
import { expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker({ sendsMails: true });

const BOOKKEEPING = [
  'activity_id',
  'activity_type',
  'attempt',
  'backoff',
  'complete_time',
  'original_schedule_time',
  'seq',
];
const SECRET = 'Recaída hepática en la paciente';

/** Returns a run's history as the server stores it, without decoding. */
async function rawHistory(
  demandId: string,
): Promise<{ bytes: string; events: temporal.api.history.v1.IHistoryEvent[] }> {
  const { client } = engine.services.engine;
  const answer = await client.workflowService.getWorkflowExecutionHistory({
    namespace: engine.environment.TEMPORAL_NAMESPACE,
    execution: { workflowId: demandWorkflowId(demandId) },
  });
  const history = answer.history ?? {};
  return {
    bytes: Buffer.from(temporal.api.history.v1.History.encode(history).finish()).toString('utf8'),
    events: history.events ?? [],
  };
}

/** Returns every payload below a value, at any depth. */
function payloadsIn(value: unknown): { metadata: Record<string, Uint8Array>; data: Uint8Array }[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  const record = value as Record<string, unknown>;
  if (record['metadata'] && record['data'] instanceof Uint8Array) return [record as never];
  return Object.values(record).flatMap(payloadsIn);
}

const PATCH_NAME = /^[a-z-]+$/;

function openNote<Note>(payload: temporal.api.common.v1.IPayload | null | undefined): Note {
  return JSON.parse(Buffer.from(payload?.data ?? []).toString()) as Note;
}

/**
 * Checks and removes the plain data that the SDK itself writes: number and time of a local activity (its result is a
 * separate payload, encrypted like any other), and the names of the code changes that a run knows, as a marker and as
 * the search attribute of the same name.
 */
function withoutBookkeeping(event: temporal.api.history.v1.IHistoryEvent): unknown {
  const { markerName, details } = event.markerRecordedEventAttributes ?? {};
  if (markerName === 'core_local_activity') {
    const { data, ...results } = details ?? {};
    expect(Object.keys(openNote<object>(data?.payloads?.[0])).sort()).toEqual(BOOKKEEPING);
    return results;
  }
  if (markerName === 'core_patch') {
    const { 'patch-data': patch, ...others } = details ?? {};
    expect(openNote(patch?.payloads?.[0])).toEqual({ id: expect.stringMatching(PATCH_NAME), deprecated: false });
    return others;
  }
  const { TemporalChangeVersion: changes, ...others } =
    event.upsertWorkflowSearchAttributesEventAttributes?.searchAttributes?.indexedFields ?? {};
  if (changes === undefined) return event;
  for (const name of openNote<string[]>(changes)) expect(name).toMatch(PATCH_NAME);
  return others;
}

const ANSWER = 'El comité conoce el estadio';

/** Makes a draft with congruence findings, and the doctor's answer to them. */
async function contradict(demandId: string, { protocol, extras }: DemandContent): Promise<void> {
  const justifications = [{ rule: 'STG-01', field: 'protocol.stage', text: ANSWER }];
  await engine.owner.demandDraft.updateMany({
    where: { demandId },
    data: { protocol: { ...protocol, m: 'M1', stage: '1' }, extras: { ...extras, justifications } },
  });
}

it('the engine stores no personal data and no text, neither in plain nor encrypted', async () => {
  const { demand, patient, content } = await newDraft(engine);
  await contradict(demand.id, content);
  await submit(engine, { demandId: demand.id });
  await eventually(async () => (await historyOf(engine, demand.id)).length === 1);
  const version = await engine.owner.demandVersion.findFirstOrThrow({ where: { demandId: demand.id } });
  const { findings } = version.congruence as unknown as CongruenceReport;
  expect(findings.map(({ rule }) => rule)).toContain('STG-01');
  await decide(engine, PEOPLE.manager, demand.id, {
    decision: 'authorize',
    decisionReason: 'AUTORIZADO',
    comment: SECRET,
    privateComment: SECRET,
  });
  const refused = await decide(engine, PEOPLE.manager, demand.id, { decision: 'more_info', comment: SECRET });
  expect(refused).toEqual({ status: 'refused', refusal: 'not_assigned_to_you' });

  const { bytes, events } = await rawHistory(demand.id);
  const payloads = payloadsIn(events.map(withoutBookkeeping));
  expect(payloads.length).toBeGreaterThan(5);
  expect(new Set(payloads.map(({ metadata }) => Buffer.from(metadata['encoding'] ?? []).toString()))).toEqual(
    new Set(['binary/encrypted']),
  );

  const { EncryptingPayloadCodec } = await import('@aval/platform/engine/payload-codec');
  const namespace = engine.environment.TEMPORAL_NAMESPACE;
  const decoded = await new EncryptingPayloadCodec(engine.environment.PAYLOAD_KEYS).decode(payloads, {
    type: 'workflow',
    namespace,
    workflowId: demandWorkflowId(demand.id),
  });
  const open = decoded.map(({ data }) => Buffer.from(data ?? []).toString('utf8')).join('\n');
  expect(open).toContain('"type":"decide"');
  const doctor = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: PEOPLE.doctor } });
  const secrets = [
    SECRET,
    patient.firstName,
    patient.lastName,
    patient.nationalId,
    patient.cardNumber,
    doctor.name,
    doctor.email,
    demand.reference,
    content.protocol.histologicalDiagnosis,
    content.extras.observations,
    ANSWER,
    // Rules with findings, and the drugs they name.
    ...findings.flatMap(({ rule, sources: [source] }) => [rule, citationKey(source)]),
    'findings',
    'severity',
    'congruence',
    ...Object.values((version.content as unknown as VersionContent).names.drugs),
  ];
  for (const secret of secrets) {
    expect(bytes, 'as stored').not.toContain(secret);
    expect(open, 'decoded').not.toContain(secret);
  }
  const news = JSON.stringify([
    await engine.owner.notification.findMany({ where: { demandId: demand.id } }),
    await engine.owner.effect.findMany({ where: { demandId: demand.id } }),
    await engine.owner.outbox.findMany({ where: { demandId: demand.id } }),
  ]);
  for (const secret of secrets) expect(news, 'of which people and the relay are told').not.toContain(secret);
  // Failure texts are codes, and even those are encrypted.
  expect(bytes).not.toContain('not_assigned_to_you');
});
