import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, isIPv4 } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createServer, type Server } from 'node:tls';
import { connectTemporal, type EngineAddress, serverOf } from '@aval/platform/engine/temporal-connection';
import { EnvironmentError } from '@aval/platform/environment';
import { createLogger } from '@aval/platform/logger';
import { temporalAddress } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectNative } from './connect-native';

let folder: string;
let guard: Server;
let open: EngineAddress;
let known: EngineAddress;

const inFolder = (name: string) => path.join(folder, name);

/** Writes a certificate for `name`, signed by the test's own authority. */
function certify(name: string): void {
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    inFolder(`${name}.key`),
  ];
  const file = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-out', inFolder(`${name}.pem`)];
  const authority = ['-CA', inFolder('authority.pem'), '-CAkey', inFolder('authority.key')];
  const by = name === 'authority' ? [] : [...authority, '-addext', 'basicConstraints=critical,CA:FALSE'];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...file, ...by], { stdio: 'ignore' });
}

/**
 * A TLS proxy in front of the shared server acts as a cluster with mutual TLS: only a client with a certificate of the
 * authority gets through.
 */
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'aval-tls-'));
  for (const name of ['authority', 'engine.test', 'client']) certify(name);
  const [host = '', port] = temporalAddress().split(':');
  expect(isIPv4(host)).toBe(true);
  const read = (name: string) => readFileSync(inFolder(name));
  guard = createServer(
    {
      key: read('engine.test.key'),
      cert: read('engine.test.pem'),
      ca: read('authority.pem'),
      requestCert: true,
      rejectUnauthorized: true,
      ALPNProtocols: ['h2'],
    },
    (socket) => {
      const behind = connect({ host, port: Number(port) });
      socket.pipe(behind).pipe(socket);
      socket.on('error', () => behind.destroy());
      behind.on('error', () => socket.destroy());
    },
  );
  guard.listen(0, '127.0.0.1');
  await once(guard, 'listening');
  const { port: guarded } = guard.address() as AddressInfo;
  open = { TEMPORAL_ADDRESS: `127.0.0.1:${guarded}`, TEMPORAL_NAMESPACE: 'default' };
  known = {
    ...open,
    TEMPORAL_TLS_SERVER_CA_CERT_PATH: inFolder('authority.pem'),
    TEMPORAL_TLS_CLIENT_CERT_PATH: inFolder('client.pem'),
    TEMPORAL_TLS_CLIENT_KEY_PATH: inFolder('client.key'),
    TEMPORAL_TLS_SERVER_NAME: 'engine.test',
  };
});

afterAll(() => {
  guard.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Closes only a ready connection: after `close` on one that never became ready, the library keeps retrying. */
async function isReached(environment: EngineAddress): Promise<boolean> {
  const engine = connectTemporal(environment);
  const isReady = await engine.isReady(3000);
  if (isReady) await engine.close();
  return isReady;
}

it('a server that requires a client certificate accepts the client and the worker that present it', async () => {
  expect(await isReached(known)).toBe(true);
  const logger = createLogger('test', { LOG_LEVEL: 'silent' });
  const connection = await connectNative({ ...known, PAYLOAD_KEYS: [] }, logger);
  await connection.close();
});

it('a server that requires a client certificate refuses every other client', async () => {
  const { TEMPORAL_TLS_CLIENT_CERT_PATH: _certificate, TEMPORAL_TLS_CLIENT_KEY_PATH: _key, ...unknown } = known;
  expect(await isReached(open)).toBe(false);
  expect(await isReached(unknown)).toBe(false);
  expect(await isReached({ ...known, TEMPORAL_TLS_SERVER_NAME: 'another.test' })).toBe(false);
});

it('a certificate without its key, or a missing file, fails at the start', () => {
  const { TEMPORAL_TLS_CLIENT_KEY_PATH: _key, ...half } = known;
  expect(() => serverOf(half)).toThrow(EnvironmentError);
  expect(() => serverOf({ ...known, TEMPORAL_TLS_SERVER_CA_CERT_PATH: inFolder('gone.pem') })).toThrow(
    EnvironmentError,
  );
});
