import { activityInfo, heartbeat } from '@temporalio/activity';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';

/** Well within the time after which the engine takes an activity for dead. */
const BEATS_BEFORE_TIMEOUT = 4;

/** Says again and again that an activity is alive, where its profile asks for it: so a killed worker is noticed before its time is up. */
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
