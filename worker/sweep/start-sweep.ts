import { sweepSessions } from '@aval/application/access/sweep-sessions';
import { sweepTokens } from '@aval/application/access/sweep-tokens';
import { sweepMedia } from '@aval/application/attachments/sweep-media';
import { sweepRefusedAttachments } from '@aval/application/attachments/sweep-refused-attachments';
import { sweepImports } from '@aval/application/catalogues/import/sweep-imports';
import { resumeLostRuns } from '@aval/application/engine/resume-lost-runs';
import { sweepImages } from '@aval/application/images/sweep-images';
import { sweepMadeUnderKey } from '@aval/application/repetitions/sweep-made-under-key';
import { resealSecrets } from '@aval/application/secrets/reseal-secrets';
import type { Services } from '@aval/application/services';
import { sweepDeliveries } from '@aval/application/webhooks/sweep-deliveries';

const HOUR_MS = 3_600_000;

type SweepServices = Pick<Services, 'database' | 'engine' | 'files' | 'clock' | 'logger' | 'secrets'>;

/**
 * Once an hour what nobody needs any more is cleared away, and what the engine has lost is given back to it. Any number of workers may do so: each
 * takes other rows, and a run is started once.
 */
export function startSweep(services: SweepServices, pollMs = HOUR_MS): { stop(): Promise<void> } {
  let running: Promise<unknown> | null = null;
  // The first time everything, for what was left while no worker was there.
  let isAllSwept = false;
  const sweepFiles = async (): Promise<number> => {
    const removed = await sweepUnnamed(services, { all: !isAllSwept });
    isAllSwept = true;
    return removed;
  };
  const wake = (): void => {
    running ??= Promise.all([
      report(services, 'files of refused commands', sweepFiles),
      report(services, 'pictures that nothing names', () => untilNothingIsLeft(() => sweepImages(services))),
      report(services, 'imports of catalogues', () => untilNothingIsLeft(() => sweepImports(services))),
      report(services, 'files that never arrived', () => sweepIncoming(services)),
      report(services, 'sessions that are over', () => sweepSessions(services)),
      report(services, 'keys of programs', () => sweepMadeUnderKey(services)),
      report(services, 'tokens that are over', () => sweepTokens(services)),
      report(services, 'deliveries of webhooks', () => untilNothingIsLeft(() => sweepDeliveries(services))),
      report(services, 'secrets of webhooks and of single sign-on', () => resealSecrets(services)),
      report(services, 'demands without a run', () => resumeLostRuns(services)),
    ]).finally(() => {
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

/** Whatever is written takes minutes; this long after its last byte nobody writes any more. */
function sweepIncoming({ files, clock }: SweepServices): Promise<number> {
  return files.sweepIncoming(new Date(clock.now().getTime() - HOUR_MS));
}

async function sweepUnnamed(services: SweepServices, range: { all: boolean }): Promise<number> {
  await sweepRefusedAttachments(services);
  return untilNothingIsLeft(() => sweepMedia(services, range));
}

async function untilNothingIsLeft(sweepBatch: () => Promise<number>): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await sweepBatch();
    if (batch === 0) return removed;
    removed += batch;
  }
}

/** Each on its own: sessions go while the store of files is away. Neither a key nor a name in the log, only what kind of fault it was. */
async function report({ logger }: SweepServices, what: string, sweep: () => Promise<number>): Promise<void> {
  try {
    const count = await sweep();
    if (count > 0) logger.info({ what, count }, 'swept');
  } catch (error) {
    logger.warn({ what, error: error instanceof Error ? error.name : 'unknown' }, 'will be swept later');
  }
}
