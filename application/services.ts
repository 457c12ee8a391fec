import { EncryptingPayloadCodec } from '@aval/platform/engine/payload-codec';
import { connectTemporal, type TemporalConnection } from '@aval/platform/engine/temporal-connection';
import { DEFAULT_SESSION_DAYS, type FilesEnvironment, type TemporalEnvironment } from '@aval/platform/environment';
import { createFileStore, type FileStore } from '@aval/platform/files/files';
import { createScanner, type Scanner } from '@aval/platform/files/scanning/scanner';
import { createLogger, type Logger } from '@aval/platform/logger';
import { probeMailServer } from '@aval/platform/mail/mail-probe';
import { SecretBox } from '@aval/platform/secret-box';
import { createDatabase, type Database, type DatabaseOptions } from '@aval/prisma/client';

/** What use cases stand on; made once per process from its environment and handed to each of them. */
export interface Services {
  database: Database;
  engine: TemporalConnection;
  files: FileStore;
  /** Looks at what is brought and not kept as it came; the store asks it by itself. */
  scanner: Scanner;
  /** Resolves when the mail server answers; null where none was given. */
  probeMail: ((milliseconds: number) => Promise<void>) | null;
  /** Seals the secrets that rows hold. */
  secrets: SecretBox;
  /** Webhooks may lead to this very machine. */
  allowsLoopback: boolean;
  /** After which a session is over, however it is used. */
  sessionDays: number;
  logger: Logger;
  clock: Clock;
  /** Only while the story is played may a command say when it happened. */
  allowOccurredAt: boolean;
}

/** The time as an argument: tests and the story set it. */
export interface Clock {
  now(): Date;
}

const systemClock: Clock = { now: () => new Date() };

export interface ServicesEnvironment extends TemporalEnvironment, FilesEnvironment {
  DATABASE_URL: string;
  LOG_LEVEL: string;
  SMTP_URL?: string | undefined;
  WEBHOOK_LOOPBACK?: 'allow' | 'refuse';
  /** For a process that serves sessions. */
  SESSION_DAYS?: number;
}

export interface ServicesOptions extends Pick<DatabaseOptions, 'preparesStatements' | 'answersWithinMs'> {
  /** Commands may say when they happened. */
  allowOccurredAt?: boolean;
}

/** Connects to nothing yet: both connections are made when they are first used. */
export function createServices(
  processName: string,
  environment: ServicesEnvironment,
  { allowOccurredAt = false, ...database }: ServicesOptions = {},
): Services {
  const { SMTP_URL: smtpUrl } = environment;
  const logger = createLogger(processName, environment);
  const scanner = createScanner(environment.SCANNER, logger);
  return {
    probeMail: smtpUrl === undefined ? null : (milliseconds) => probeMailServer(smtpUrl, milliseconds),
    database: createDatabase(environment.DATABASE_URL, database),
    engine: connectTemporal(environment, {
      dataConverter: { payloadCodecs: [new EncryptingPayloadCodec(environment.PAYLOAD_KEYS)] },
    }),
    files: createFileStore(environment, scanner),
    scanner,
    secrets: new SecretBox(environment.PAYLOAD_KEYS),
    allowsLoopback: environment.WEBHOOK_LOOPBACK === 'allow',
    sessionDays: environment.SESSION_DAYS ?? DEFAULT_SESSION_DAYS,
    logger,
    clock: systemClock,
    allowOccurredAt,
  };
}

export async function closeServices(services: Services): Promise<void> {
  await Promise.all([services.database.$disconnect(), services.engine.close()]);
}
