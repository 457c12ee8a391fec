import { activityInfo, heartbeat } from '@temporalio/activity';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';

/** Heartbeats per heartbeat timeout, enough that the engine never takes a working activity for dead. */
const BEATS_BEFORE_TIMEOUT = 4;

/**
 * Sends heartbeats for every activity whose profile sets a heartbeat timeout, so that a killed worker is noticed before
 * the activity's own timeout.
 */
export const beatWhileWorking: ActivityInterceptorsFactory = () => ({
  inbound: {
    async execute(input, next) {
      const { heartbeatTimeoutMs } = activityInfo();
      if (heartbeatTimeoutMs === undefined || heartbeatTimeoutMs === 0) return next(input);
      const timer = setInterval(heartbeat, heartbeatTimeoutMs / BEATS_BEFORE_TIMEOUT);
      try {
        return await next(input);
      } finally {
        clearInterval(timer);
      }
    },
  },
});
