import { expect, it } from 'vitest';
import { connectTemporal, EngineDeadlineError } from './temporal-connection';

/** Connects on the first call, and no call here needs an engine. */
const connect = () => connectTemporal({ TEMPORAL_ADDRESS: '127.0.0.1:9', TEMPORAL_NAMESPACE: 'default' });

it('close waits for the last pending call, also one past its deadline', async () => {
  const [busy, idle] = [connect(), connect()];
  let end: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => {
    end = resolve;
  });
  await expect(busy.withDeadline(1, () => underWay)).rejects.toBeInstanceOf(EngineDeadlineError);
  let isClosed = false;
  const closing = busy.close().then(() => {
    isClosed = true;
  });
  // Waits for as long as a close without pending calls takes.
  await idle.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(isClosed).toBe(false);
  end();
  await closing;
  expect(isClosed).toBe(true);
});

it('close waits for a failed call too', async () => {
  const connection = connect();
  const failed = connection.withDeadline(1000, () => Promise.reject(new Error('refused')));
  await connection.close();
  await expect(failed).rejects.toThrow('refused');
});
