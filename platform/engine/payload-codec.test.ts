import { randomBytes } from 'node:crypto';
import { defaultPayloadConverter, type Payload, type SerializationContext } from '@temporalio/common';
import { describe, expect, it } from 'vitest';
import { EncryptingPayloadCodec, PayloadRefusedError } from './payload-codec';

const key = (id: string) => ({ id, key: new Uint8Array(randomBytes(32)) });
const payload = defaultPayloadConverter.toPayload({ commandId: 'a-command', decision: 'authorize' });
const open = (given: Payload | undefined) => given && defaultPayloadConverter.fromPayload(given);

function workflow(workflowId: string): SerializationContext {
  return { type: 'workflow', namespace: 'default', workflowId };
}
const own = workflow('demand/one');

describe('the payload codec', () => {
  it('restores a payload, and hides its content in between', async () => {
    const codec = new EncryptingPayloadCodec([key('one')]);
    const encoded = await codec.encode([payload], own);
    expect(Buffer.from(encoded[0]?.data ?? []).toString('latin1')).not.toContain('authorize');
    const [decoded] = await codec.decode(encoded, own);
    expect(open(decoded)).toEqual({ commandId: 'a-command', decision: 'authorize' });
  });

  it('encrypts the same payload differently each time', async () => {
    const codec = new EncryptingPayloadCodec([key('one')]);
    const [first, second] = await codec.encode([payload, payload], own);
    expect(first?.data).not.toEqual(second?.data);
  });

  it('encrypts with the first key and still decrypts with earlier keys', async () => {
    const [old, fresh] = [key('old'), key('fresh')];
    const before = await new EncryptingPayloadCodec([old]).encode([payload], own);
    const rotated = new EncryptingPayloadCodec([fresh, old]);
    const after = await rotated.encode([payload], own);
    expect(Buffer.from(after[0]?.metadata?.['encryption-key-id'] ?? []).toString()).toBe('fresh');
    for (const encoded of [before, after]) {
      const [decoded] = await rotated.decode(encoded, own);
      expect(open(decoded)).toMatchObject({ decision: 'authorize' });
    }
  });

  it('decrypts in an activity what its workflow has encrypted', async () => {
    const codec = new EncryptingPayloadCodec([key('one')]);
    const activity = { type: 'activity', namespace: 'default', workflowId: 'demand/one', isLocal: false } as const;
    const [decoded] = await codec.decode(await codec.encode([payload], own), activity);
    expect(open(decoded)).toMatchObject({ decision: 'authorize' });
  });
});

describe('a payload that is not ours', () => {
  const ours = key('ours');
  const codec = new EncryptingPayloadCodec([ours]);
  const changed = async () => {
    const [encoded] = await codec.encode([payload], own);
    const data = Uint8Array.from(encoded?.data ?? []);
    data[data.length - 1] = (data.at(-1) ?? 0) ^ 1;
    return [{ ...encoded, data }];
  };
  const cases: [name: string, given: () => Promise<Payload[]>, refusal: string][] = [
    ['an open payload', async () => [payload], 'not_encrypted'],
    ['nothing', async () => [{}], 'not_encrypted'],
    [
      'one of a key that is gone',
      () => new EncryptingPayloadCodec([key('gone')]).encode([payload], own),
      'unknown_key',
    ],
    [
      'one of another key of the same name',
      () => new EncryptingPayloadCodec([key('ours')]).encode([payload], own),
      'not_of_this_workflow',
    ],
    ['one that was changed', changed, 'not_of_this_workflow'],
    ['one of another demand', () => codec.encode([payload], workflow('demand/two')), 'not_of_this_workflow'],
    ['one of no demand', () => codec.encode([payload]), 'not_of_this_workflow'],
    [
      'one that is too short',
      async () =>
        (await codec.encode([payload], own)).map((given) => ({
          ...given,
          data: Uint8Array.from(given.data ?? []).subarray(0, 20),
        })),
      'not_of_this_workflow',
    ],
  ];

  it.each(cases)('%s is refused', async (_name, given, refusal) => {
    const reading = codec.decode(await given(), own);
    await expect(reading).rejects.toThrow(PayloadRefusedError);
    await expect(reading).rejects.toMatchObject({ refusal, workflowId: 'demand/one' });
  });

  it.each(cases)('%s decodes to undefined in a worker, which reports it', async (_name, given, refusal) => {
    const refused: PayloadRefusedError[] = [];
    const lenient = new EncryptingPayloadCodec([ours], { onRefused: (error) => refused.push(error) });
    const [decoded] = await lenient.decode(await given(), own);
    expect(open(decoded)).toBeUndefined();
    expect(refused).toMatchObject([{ refusal, workflowId: 'demand/one' }]);
  });
});
