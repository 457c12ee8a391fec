import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Payload, PayloadCodec, SerializationContext } from '@temporalio/common';
import protocol from '@temporalio/proto';
import type { PayloadKey } from '../environment';

const { Payload: PayloadMessage } = protocol.temporal.api.common.v1;

const ENCODING = 'binary/encrypted';
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const text = new TextEncoder();
const words = new TextDecoder();
/** Ends the key's id, which cannot contain it. */
const SEPARATOR = Buffer.from([0]);

export type PayloadRefusal = 'not_encrypted' | 'unknown_key' | 'not_of_this_workflow';

/** A payload that is not ours: not encrypted, under an unknown key, changed, or made for another workflow. */
export class PayloadRefusedError extends Error {
  override name = 'PayloadRefusedError';

  constructor(
    readonly refusal: PayloadRefusal,
    readonly workflowId: string,
  ) {
    super(`a payload was refused: ${refusal}`);
  }
}

export interface PayloadCodecOptions {
  /**
   * Called for each refused payload, which then decodes to `undefined`. Workers need this: an error would fail the
   * run's task again and again, and block everything that the run still has to do. Without it, as in a client, decoding
   * throws.
   */
  onRefused?: (error: PayloadRefusedError) => void;
}

/**
 * Encrypts everything that the engine stores: AES-256-GCM with a fresh nonce per payload, bound to the workflow's id,
 * so that a payload copied to another demand cannot be decrypted there. Refuses all other payloads. The first key
 * encrypts and all of them decrypt: to rotate, put the new key first, and remove the old one once no run that used it
 * is kept.
 */
export class EncryptingPayloadCodec implements PayloadCodec {
  private readonly keys: ReadonlyMap<string, Uint8Array>;
  private readonly current: PayloadKey;

  constructor(
    keys: readonly PayloadKey[],
    private readonly options: PayloadCodecOptions = {},
  ) {
    const [current] = keys;
    if (!current) throw new RangeError('a payload codec needs at least one key');
    this.current = current;
    this.keys = new Map(keys.map(({ id, key }) => [id, key]));
  }

  async encode(payloads: Payload[], context?: SerializationContext): Promise<Payload[]> {
    const workflowId = workflowOf(context);
    return payloads.map((payload) => this.encrypt(payload, workflowId));
  }

  async decode(payloads: Payload[], context?: SerializationContext): Promise<Payload[]> {
    const workflowId = workflowOf(context);
    return payloads.map((payload) => this.read(payload, workflowId));
  }

  private read(payload: Payload, workflowId: string): Payload {
    try {
      return this.decrypt(payload, workflowId);
    } catch (error) {
      const { onRefused } = this.options;
      if (!onRefused || !(error instanceof PayloadRefusedError)) throw error;
      onRefused(error);
      return NOTHING;
    }
  }

  private encrypt(payload: Payload, workflowId: string): Payload {
    const nonce = randomBytes(NONCE_BYTES);
    const keyId = text.encode(this.current.id);
    const cipher = createCipheriv(ALGORITHM, this.current.key, nonce);
    cipher.setAAD(boundTo(keyId, workflowId));
    const sealed = Buffer.concat([cipher.update(PayloadMessage.encode(payload).finish()), cipher.final()]);
    return {
      metadata: { encoding: text.encode(ENCODING), 'encryption-key-id': keyId },
      data: Buffer.concat([nonce, cipher.getAuthTag(), sealed]),
    };
  }

  private decrypt(payload: Payload, workflowId: string): Payload {
    if (!isEncrypted(payload)) throw new PayloadRefusedError('not_encrypted', workflowId);
    const keyId = payload.metadata?.['encryption-key-id'] ?? new Uint8Array();
    const key = this.keys.get(words.decode(keyId));
    if (!key) throw new PayloadRefusedError('unknown_key', workflowId);
    const data = payload.data ?? new Uint8Array();
    try {
      const decipher = createDecipheriv(ALGORITHM, key, data.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(boundTo(keyId, workflowId));
      decipher.setAuthTag(data.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const opened = Buffer.concat([decipher.update(data.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      return PayloadMessage.decode(opened);
    } catch {
      // A changed payload and one of another workflow cannot be told apart.
      throw new PayloadRefusedError('not_of_this_workflow', workflowId);
    }
  }
}

/** Decodes to `undefined`. */
const NOTHING: Payload = { metadata: { encoding: text.encode('binary/null') } };

/**
 * Returns the id of the workflow that a payload belongs to, also for its activities. A worker's report of a failed task
 * belongs to none.
 */
function workflowOf(context: SerializationContext | undefined): string {
  return context?.workflowId ?? '';
}

function boundTo(keyId: Uint8Array, workflowId: string): Uint8Array {
  return Buffer.concat([keyId, SEPARATOR, text.encode(workflowId)]);
}

/** Detects payloads that this codec encrypted; the SDK's own notes, patches and search attributes never are. */
export function isEncrypted(payload: Payload): boolean {
  const encoding = payload.metadata?.['encoding'];
  return encoding !== undefined && encoding !== null && words.decode(encoding) === ENCODING;
}
