import type { Logger } from '@aval/platform/logger';
import type { PrismaClient } from '@aval/prisma/generated/client';

/** What use cases stand on; made once per process from its environment and handed to each of them. */
export interface Services {
  database: PrismaClient;
  logger: Logger;
  clock: Clock;
}

/** The time as an argument: tests and the story set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
