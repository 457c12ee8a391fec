import { workOnSimulations } from '@aval/application/congruence/rule-book/simulation/work-on-simulations';
import type { Services } from '@aval/application/services';

const POLL_MS = 2_000;

/**
 * Works on rule book simulations, one at a time. Any number of workers may run: each takes another company's, and
 * continues what another left unfinished.
 */
export function startSimulations(
  services: Pick<Services, 'database' | 'clock' | 'logger'>,
  pollMs = POLL_MS,
): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  let stopping = false;
  const round = async (): Promise<void> => {
    try {
      while (!stopping && (await workOnSimulations(services, { isStopping: () => stopping })));
    } catch (error) {
      services.logger.warn(
        { error: error instanceof Error ? error.name : 'unknown' },
        'simulations of rules are looked for again later',
      );
    }
  };
  const timer = setInterval(() => {
    running ??= round().finally(() => {
      running = null;
    });
  }, pollMs);
  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
