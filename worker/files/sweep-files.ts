import { sweepMedia } from '@aval/application/attachments/sweep-media';
import type { Services } from '@aval/application/services';

const HOUR_MS = 3_600_000;

/** Once an hour the files of refused commands are cleared away. Any number of workers may do so: each takes other rows. */
export function startFileSweep(
  services: Pick<Services, 'database' | 'files' | 'clock' | 'logger'>,
  pollMs = HOUR_MS,
): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const sweep = async (): Promise<void> => {
    let removed = 0;
    for (let batch = -1; batch !== 0; removed += batch) batch = await sweepMedia(services);
    if (removed > 0) services.logger.info({ removed }, 'files that nothing named were removed');
  };
  const wake = (): void => {
    running ??= sweep()
      // Neither a key nor a name: only what kind of fault it was.
      .catch((error: unknown) =>
        services.logger.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'files will be swept later'),
      )
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(wake, pollMs);
  wake();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
