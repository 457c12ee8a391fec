import { expect, it } from 'vitest';
import { connectTemporal, EngineDeadlineError } from './temporal-connection';

/** It connects on its first call, and none of these calls needs an engine. */
const connect = () => connectTemporal({ TEMPORAL_ADDRESS: '127.0.0.1:9', TEMPORAL_NAMESPACE: 'default' });

it('closes after the last call under way has ended, also one that nobody waits for any more', async () => {
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
  // Closing takes no longer than this.
  await idle.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(isClosed).toBe(false);
  end();
  await closing;
  expect(isClosed).toBe(true);
});

it('closes whatever became of the call', async () => {
  const connection = connect();
  const failed = connection.withDeadline(1000, () => Promise.reject(new Error('refused')));
  await connection.close();
  await expect(failed).rejects.toThrow('refused');
});
