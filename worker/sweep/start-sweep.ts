import { sweepSessions } from '@aval/application/access/sweep-sessions';
import { sweepTokens } from '@aval/application/access/sweep-tokens';
import { sweepMedia } from '@aval/application/attachments/sweep-media';
import { sweepRefusedAttachments } from '@aval/application/attachments/sweep-refused-attachments';
import { sweepImports } from '@aval/application/catalogues/import/sweep-imports';
import { resumeLostRuns } from '@aval/application/engine/resume-lost-runs';
import { sweepImages } from '@aval/application/images/sweep-images';
import { sweepMadeUnderKey } from '@aval/application/repetitions/sweep-made-under-key';
import { resealSecrets } from '@aval/application/secrets/reseal-secrets';
import { sweepSecurityRecord } from '@aval/application/security-record/sweep-security-record';
import type { Services } from '@aval/application/services';
import { sweepDeliveries } from '@aval/application/webhooks/sweep-deliveries';

const HOUR_MS = 3_600_000;

type SweepServices = Pick<
  Services,
  'database' | 'engine' | 'files' | 'clock' | 'logger' | 'secrets' | 'securityRecordDays'
>;

/**
 * Removes expired data and restores lost runs once an hour. Any number of workers may do so: each takes other rows, and
 * a run is started once.
 */
export function startSweep(services: SweepServices, pollMs = HOUR_MS): { stop(): Promise<void> } {
  let running: Promise<unknown> | null = null;
  // The first sweep covers all files, for leftovers from the time without a worker.
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
      report(services, 'keys of API clients', () => sweepMadeUnderKey(services)),
      report(services, 'tokens that are over', () => sweepTokens(services)),
      report(services, 'deliveries of webhooks', () => untilNothingIsLeft(() => sweepDeliveries(services))),
      report(services, 'security events', () => untilNothingIsLeft(() => sweepSecurityRecord(services))),
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

/** Removes incoming files untouched for an hour; a write takes minutes at most. */
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

/**
 * Runs each sweep separately: sessions are removed even while the file store is away. Logs the kind of error only,
 * neither keys nor names.
 */
async function report({ logger }: SweepServices, what: string, sweep: () => Promise<number>): Promise<void> {
  try {
    const count = await sweep();
    if (count > 0) logger.info({ what, count }, 'swept');
  } catch (error) {
    logger.warn({ what, error: error instanceof Error ? error.name : 'unknown' }, 'will be swept later');
  }
}
