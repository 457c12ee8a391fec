import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment, webEnvironmentSchema, workerEnvironmentSchema } from './environment';

const key = Buffer.alloc(32, 1).toString('base64');
const complete = {
  DATABASE_URL: 'postgresql://aval_app@localhost/aval',
  TEMPORAL_ADDRESS: 'localhost:7233',
  PAYLOAD_KEYS: `2026:${key}`,
  SESSION_SECRET: 'x'.repeat(32),
};

describe('readEnvironment', () => {
  it('fills in what has a default and takes an empty value as not given', () => {
    const environment = readEnvironment(webEnvironmentSchema, { ...complete, PORT: '', SMTP_URL: '' });
    expect(environment).toMatchObject({ PORT: 3000, TEMPORAL_NAMESPACE: 'default', NODE_ENV: 'production' });
  });

  it('names everything that is wrong at once and shows no value', () => {
    const source = {
      ...complete,
      DATABASE_URL: 'mysql://secret',
      SESSION_SECRET: 'short-secret',
      TEMPORAL_ADDRESS: undefined,
    };
    expect(() => readEnvironment(webEnvironmentSchema, source)).toThrow(EnvironmentError);
    expect(() => readEnvironment(webEnvironmentSchema, source)).toThrow(
      /DATABASE_URL: .*TEMPORAL_ADDRESS: .*SESSION_SECRET: (?!.*secret)/,
    );
  });

  it('reads the keys of payloads in their order', () => {
    const environment = readEnvironment(workerEnvironmentSchema, { ...complete, PAYLOAD_KEYS: `b:${key}, a:${key}` });
    expect(environment.PAYLOAD_KEYS.map(({ id, key: bytes }) => [id, bytes.length])).toEqual([
      ['b', 32],
      ['a', 32],
    ]);
  });

  it.each(['', 'no-separator', `:${key}`, 'short:AAAA'])('refuses %j as keys of payloads', (PAYLOAD_KEYS) => {
    expect(() => readEnvironment(workerEnvironmentSchema, { ...complete, PAYLOAD_KEYS })).toThrow(/PAYLOAD_KEYS/);
  });
});

it('has fewer than thirty variables for each process', () => {
  for (const schema of [webEnvironmentSchema, workerEnvironmentSchema]) {
    expect(Object.keys(schema.shape).length).toBeLessThan(30);
  }
});
