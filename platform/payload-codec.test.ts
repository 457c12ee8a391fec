import { randomBytes } from 'node:crypto';
import { defaultPayloadConverter } from '@temporalio/common';
import { describe, expect, it } from 'vitest';
import { EncryptingPayloadCodec, UnknownPayloadKeyError } from './payload-codec';

const key = (id: string) => ({ id, key: new Uint8Array(randomBytes(32)) });
const payload = defaultPayloadConverter.toPayload({ commandId: 'a-command', decision: 'authorize' });

describe('the payload codec', () => {
  it('gives back what it was given and shows nothing of it in between', async () => {
    const codec = new EncryptingPayloadCodec([key('one')]);
    const encoded = await codec.encode([payload]);
    expect(Buffer.from(encoded[0]?.data ?? []).toString('latin1')).not.toContain('authorize');
    const [decoded] = await codec.decode(encoded);
    expect(decoded && defaultPayloadConverter.fromPayload(decoded)).toEqual({
      commandId: 'a-command',
      decision: 'authorize',
    });
  });

  it('encrypts the same payload differently each time', async () => {
    const codec = new EncryptingPayloadCodec([key('one')]);
    const [first, second] = await codec.encode([payload, payload]);
    expect(first?.data).not.toEqual(second?.data);
  });

  it('encrypts with the first key and still reads what an earlier key encrypted', async () => {
    const [old, fresh] = [key('old'), key('fresh')];
    const before = await new EncryptingPayloadCodec([old]).encode([payload]);
    const rotated = new EncryptingPayloadCodec([fresh, old]);
    const after = await rotated.encode([payload]);
    expect(Buffer.from(after[0]?.metadata?.['encryption-key-id'] ?? []).toString()).toBe('fresh');
    for (const encoded of [before, after]) {
      const [decoded] = await rotated.decode(encoded);
      expect(decoded && defaultPayloadConverter.fromPayload(decoded)).toMatchObject({ decision: 'authorize' });
    }
  });

  it('names the key that is missing', async () => {
    const encoded = await new EncryptingPayloadCodec([key('gone')]).encode([payload]);
    const other = new EncryptingPayloadCodec([key('here')]);
    await expect(other.decode(encoded)).rejects.toThrow(UnknownPayloadKeyError);
  });

  it('notices a payload that was changed', async () => {
    const codec = new EncryptingPayloadCodec([key('one')]);
    const [encoded] = await codec.encode([payload]);
    const data = Uint8Array.from(encoded?.data ?? []);
    data[data.length - 1] = (data.at(-1) ?? 0) ^ 1;
    await expect(codec.decode([{ ...encoded, data }])).rejects.toThrow();
  });

  it('leaves alone what nobody encrypted', async () => {
    const codec = new EncryptingPayloadCodec([key('one')]);
    expect(await codec.decode([payload])).toEqual([payload]);
  });
});
