import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Payload, PayloadCodec } from '@temporalio/common';
import protocol from '@temporalio/proto';
import type { PayloadKey } from './environment';

const { Payload: PayloadMessage } = protocol.temporal.api.common.v1;

const ENCODING = 'binary/encrypted';
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const text = new TextEncoder();
const words = new TextDecoder();

/** A payload was encrypted with a key that this process was not given. */
export class UnknownPayloadKeyError extends Error {
  override name = 'UnknownPayloadKeyError';
}

/**
 * Encrypts everything that the engine stores, AES-256-GCM with a fresh nonce for each payload. The first key encrypts and all of them decrypt:
 * to rotate, put the new key in front, and take the old one away when no run that used it is kept any more.
 */
export class EncryptingPayloadCodec implements PayloadCodec {
  private readonly keys: ReadonlyMap<string, Uint8Array>;
  private readonly current: PayloadKey;

  constructor(keys: readonly PayloadKey[]) {
    const [current] = keys;
    if (!current) throw new RangeError('a payload codec needs at least one key');
    this.current = current;
    this.keys = new Map(keys.map(({ id, key }) => [id, key]));
  }

  async encode(payloads: Payload[]): Promise<Payload[]> {
    return payloads.map((payload) => this.encrypt(payload));
  }

  async decode(payloads: Payload[]): Promise<Payload[]> {
    return payloads.map((payload) => (isEncrypted(payload) ? this.decrypt(payload) : payload));
  }

  private encrypt(payload: Payload): Payload {
    const nonce = randomBytes(NONCE_BYTES);
    const keyId = text.encode(this.current.id);
    const cipher = createCipheriv(ALGORITHM, this.current.key, nonce);
    cipher.setAAD(keyId);
    const sealed = Buffer.concat([cipher.update(PayloadMessage.encode(payload).finish()), cipher.final()]);
    return {
      metadata: { encoding: text.encode(ENCODING), 'encryption-key-id': keyId },
      data: Buffer.concat([nonce, cipher.getAuthTag(), sealed]),
    };
  }

  private decrypt(payload: Payload): Payload {
    const keyId = payload.metadata?.['encryption-key-id'] ?? new Uint8Array();
    const key = this.keys.get(words.decode(keyId));
    if (!key) throw new UnknownPayloadKeyError(`no payload key has the id ${words.decode(keyId)}`);
    const data = payload.data ?? new Uint8Array();
    const decipher = createDecipheriv(ALGORITHM, key, data.subarray(0, NONCE_BYTES));
    decipher.setAAD(keyId);
    decipher.setAuthTag(data.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const opened = Buffer.concat([decipher.update(data.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return PayloadMessage.decode(opened);
  }
}

function isEncrypted(payload: Payload): boolean {
  const encoding = payload.metadata?.['encoding'];
  return encoding !== undefined && encoding !== null && words.decode(encoding) === ENCODING;
}
