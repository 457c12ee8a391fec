import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EncryptingPayloadCodec, isEncrypted } from '@aval/platform/engine/payload-codec';
import { demandWorkflowId } from '@aval/workflows/contract';
import type { Payload, SerializationContext } from '@temporalio/common';
import { historyToJSON } from '@temporalio/common/lib/proto-utils';
import { describeRun, type TestEngine } from '../stack/engine';
import { HISTORIES } from './histories-folder';

/** Follows the runs of demands and writes their decoded histories to the folder of the replay tests. */
export class HistoryRecorder {
  private readonly runs = new Map<string, string[]>();

  /** `generation` names the folder, so that histories of an earlier workflow stay beside those of a later one. */
  constructor(
    private readonly engine: TestEngine,
    private readonly generation: string,
  ) {}

  /** Notes the present run; call it after each action, since an ended run is hard to find otherwise. */
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
      // Remove the identity of machine and process.
      const events = historyToJSON(history).replaceAll(/"identity":\s*"[^"]*"/g, '"identity": "recorded"');
      writeFileSync(path.join(folder, `${name}-${index + 1}.json`), `${JSON.stringify(JSON.parse(events))}\n`);
    }
  }
}

/**
 * Decodes every payload below a value in place, to what the workflow saw. It holds no personal data, which a test
 * verifies.
 */
async function decodePayloads(
  value: unknown,
  codec: EncryptingPayloadCodec,
  context: SerializationContext,
): Promise<void> {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return;
  const record = value as Record<string, unknown>;
  if (record.metadata && record.data instanceof Uint8Array) {
    // The SDK's own payloads are not encrypted.
    if (!isEncrypted(record as Payload)) return;
    const [decoded] = await codec.decode([record as Payload], context);
    Object.assign(record, decoded);
    return;
  }
  for (const child of Object.values(record)) await decodePayloads(child, codec, context);
}
