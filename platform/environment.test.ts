import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  EnvironmentError,
  ownerEnvironmentSchema,
  readEnvironment,
  storyEnvironmentSchema,
  storySeedEnvironmentSchema,
  webEnvironmentSchema,
  workerEnvironmentSchema,
} from './environment';

const key = Buffer.from(Array.from({ length: 32 }, (_, byte) => byte * 7)).toString('base64');
const complete = {
  DATABASE_URL: 'postgresql://aval_app@localhost/aval',
  TEMPORAL_ADDRESS: 'localhost:7233',
  PAYLOAD_KEYS: `2026:${key}`,
  SESSION_SECRET: '0123456789abcdef-fedcba9876543210',
};

describe('readEnvironment', () => {
  it('fills in defaults and treats an empty value as absent', () => {
    const environment = readEnvironment(webEnvironmentSchema, { ...complete, PORT: '', SMTP_URL: '' });
    expect(environment).toMatchObject({ PORT: 3000, TEMPORAL_NAMESPACE: 'default' });
  });

  it('names all wrong values at once and shows none of them', () => {
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

  it('reads payload keys in their order', () => {
    const environment = readEnvironment(workerEnvironmentSchema, { ...complete, PAYLOAD_KEYS: `b:${key}, a:${key}` });
    expect(environment.PAYLOAD_KEYS.map(({ id, key: bytes }) => [id, bytes.length])).toEqual([
      ['b', 32],
      ['a', 32],
    ]);
  });

  it.each(['', 'no-separator', `:${key}`, 'short:AAAA'])('refuses %j as payload keys', (PAYLOAD_KEYS) => {
    expect(() => readEnvironment(workerEnvironmentSchema, { ...complete, PAYLOAD_KEYS })).toThrow(/PAYLOAD_KEYS/);
  });

  it('refuses keys and secrets that can be guessed', () => {
    const PAYLOAD_KEYS = `b:${key},a:${Buffer.from('sixteen letters!'.repeat(2)).toString('base64')}`;
    const SESSION_SECRET = 'secret'.repeat(8);
    expect(() => readEnvironment(webEnvironmentSchema, { ...complete, PAYLOAD_KEYS, SESSION_SECRET })).toThrow(
      /PAYLOAD_KEYS[\d.]*: has a key that can be guessed.*SESSION_SECRET: can be guessed/,
    );
  });
});

describe('the trial values', () => {
  const trial = {
    DATABASE_URL: 'postgresql://aval_app:only-for-a-trial@postgres:5432/aval',
    TEMPORAL_ADDRESS: 'temporal:7233',
    PAYLOAD_KEYS: 'trial:b25seS1mb3ItYS10cmlhbC1vbi1vbmUtbWFjaGluZSE=',
    SESSION_SECRET: 'only-for-a-trial-on-ones-own-machine',
    S3_SECRET_ACCESS_KEY: 'only-for-a-trial',
    SMTP_URL: 'smtp://mail:1025',
    MAIL_FROM: 'Aval <only-for-a-trial@aval.test>',
  };
  const PUBLIC_URL = 'https://aval.example.org';
  /**
   * Variables that some process refuses with trial values; the passwords of roles within the addresses that contain
   * them.
   */
  const TRIAL_NAMES = [
    'POSTGRES_PASSWORD',
    'TEMPORAL_POSTGRES_PASSWORD',
    'OWNER_PASSWORD',
    'APPLICATION_PASSWORD',
    'S3_SECRET_ACCESS_KEY',
    'SESSION_SECRET',
    'PAYLOAD_KEYS',
  ];

  it('are the fallbacks of the compose file', () => {
    const compose = readFileSync(new URL('../docker-compose.yml', import.meta.url), 'utf8');
    const fallbacks = new Map([...compose.matchAll(/\$\{(\w+):?-([^}]+)\}/g)].map(([, name, value]) => [name, value]));
    const { DATABASE_URL: _made, TEMPORAL_ADDRESS: _address, ...secrets } = trial;
    for (const [name, value] of Object.entries(secrets)) expect(fallbacks.get(name), name).toBe(value);
    expect(fallbacks.get('APPLICATION_PASSWORD')).toBe('only-for-a-trial');
    for (const [name, value] of fallbacks) {
      if (/PASSWORD|SECRET|KEYS/.test(name ?? '')) expect(TRIAL_NAMES, name).toContain(name);
      else expect(value, name).not.toMatch(/trial:|password/i);
    }
  });

  it.each(['http://localhost:3000', 'http://meridiana.localhost', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'are accepted at %s',
    (address) => {
      const source = { ...trial, PUBLIC_URL: address };
      expect(readEnvironment(webEnvironmentSchema, source).PUBLIC_URL).toBe(address);
      expect(readEnvironment(workerEnvironmentSchema, source).PUBLIC_URL).toBe(address);
    },
  );

  it.each([
    [webEnvironmentSchema, 'DATABASE_URL, PAYLOAD_KEYS, S3_SECRET_ACCESS_KEY, SMTP_URL, SESSION_SECRET'],
    [workerEnvironmentSchema, 'DATABASE_URL, PAYLOAD_KEYS, S3_SECRET_ACCESS_KEY, SMTP_URL, MAIL_FROM'],
    [storyEnvironmentSchema, 'DATABASE_URL, PAYLOAD_KEYS, S3_SECRET_ACCESS_KEY'],
  ])('are named and refused under a public address', (schema, names) => {
    expect(() => readEnvironment(schema, { ...trial, PUBLIC_URL })).toThrow(`left in ${names}: set`);
  });

  it('are refused one by one, also for the owner of the tables', () => {
    for (const [name, value] of Object.entries(trial)) {
      if (name === 'TEMPORAL_ADDRESS') continue;
      const schema = name === 'SESSION_SECRET' ? webEnvironmentSchema : workerEnvironmentSchema;
      const source = { ...complete, PUBLIC_URL };
      expect(readEnvironment(schema, source).PUBLIC_URL).toBe(PUBLIC_URL);
      expect(() => readEnvironment(schema, { ...source, [name]: value }), name).toThrow(EnvironmentError);
    }
    const owner = { PUBLIC_URL, DATABASE_OWNER_URL: 'postgresql://aval_owner:only-for-a-trial@postgres:5432/aval' };
    expect(() => readEnvironment(ownerEnvironmentSchema, owner)).toThrow(/DATABASE_OWNER_URL/);
    for (const name of ['POSTGRES_PASSWORD', 'TEMPORAL_POSTGRES_PASSWORD']) {
      const source = { PUBLIC_URL, DATABASE_OWNER_URL: 'postgresql://aval_owner:x@postgres/aval' };
      expect(readEnvironment(ownerEnvironmentSchema, { ...source, [name]: 'x' }).PUBLIC_URL).toBe(PUBLIC_URL);
      expect(() => readEnvironment(ownerEnvironmentSchema, { ...source, [name]: 'only-for-a-trial' })).toThrow(name);
    }
  });

  it('include the password of the story’s users', () => {
    expect(() => readEnvironment(storySeedEnvironmentSchema, { PUBLIC_URL })).toThrow(/PUBLIC_URL: .*--empty/);
    expect(readEnvironment(storySeedEnvironmentSchema, {}).PUBLIC_URL).toBe('http://localhost:3000');
    const own = { PUBLIC_URL: 'http://meridiana.localhost:3000' };
    expect(readEnvironment(storySeedEnvironmentSchema, own)).toEqual(own);
  });
});

it('every process has fewer than thirty variables', () => {
  for (const schema of [webEnvironmentSchema, workerEnvironmentSchema]) {
    expect(Object.keys(schema.shape).length).toBeLessThan(30);
  }
});
