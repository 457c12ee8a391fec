import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EncryptingPayloadCodec, isEncrypted } from '@aval/platform/engine/payload-codec';
import { demandWorkflowId } from '@aval/workflows/contract';
import type { Payload, SerializationContext } from '@temporalio/common';
import { historyToJSON } from '@temporalio/common/lib/proto-utils';
import { describeRun, type TestEngine } from '../stack/engine';
import { HISTORIES } from './histories-folder';

/** Follows a demand's runs, and writes their histories, decoded, to where the replay tests find them. */
export class HistoryRecorder {
  private readonly runs = new Map<string, string[]>();

  /** `generation` is the folder: histories of an earlier workflow stay beside those of a later one. */
  constructor(
    private readonly engine: TestEngine,
    private readonly generation: string,
  ) {}

  /** Called after each action: a run that has ended is otherwise hard to find. */
  async note(demandId: string): Promise<void> {
    const { runId } = await describeRun(this.engine, demandId);
    const known = this.runs.get(demandId) ?? [];
    if (!known.includes(runId)) this.runs.set(demandId, [...known, runId]);
  }

  async write(demandId: string, name: string): Promise<void> {
    const folder = path.join(HISTORIES, this.generation);
    mkdirSync(folder, { recursive: true });
    const codec = new EncryptingPayloadCodec(this.engine.environment.PAYLOAD_KEYS);
    const workflowId = demandWorkflowId(demandId);
    const context = { type: 'workflow', namespace: this.engine.environment.TEMPORAL_NAMESPACE, workflowId } as const;
    for (const [index, runId] of (this.runs.get(demandId) ?? []).entries()) {
      const handle = this.engine.services.engine.client.workflow.getHandle(workflowId, runId);
      const history = await handle.fetchHistory();
      await decodePayloads(history, codec, context);
      // Which process of which machine it was is nobody's business.
      const events = historyToJSON(history).replaceAll(/"identity":\s*"[^"]*"/g, '"identity": "recorded"');
      writeFileSync(path.join(folder, `${name}-${index + 1}.json`), `${JSON.stringify(JSON.parse(events))}\n`);
    }
  }
}

/** In place: every payload below a value becomes what the workflow saw. It holds nothing personal (a test says so). */
async function decodePayloads(
  value: unknown,
  codec: EncryptingPayloadCodec,
  context: SerializationContext,
): Promise<void> {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return;
  const record = value as Record<string, unknown>;
  if (record.metadata && record.data instanceof Uint8Array) {
    // The SDK's own notes lie open.
    if (!isEncrypted(record as Payload)) return;
    const [decoded] = await codec.decode([record as Payload], context);
    Object.assign(record, decoded);
    return;
  }
  for (const child of Object.values(record)) await decodePayloads(child, codec, context);
}
