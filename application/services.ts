import { EncryptingPayloadCodec } from '@aval/platform/engine/payload-codec';
import { connectTemporal, type TemporalConnection } from '@aval/platform/engine/temporal-connection';
import {
  DEFAULT_SECURITY_RECORD_DAYS,
  DEFAULT_SESSION_DAYS,
  type FilesEnvironment,
  type TemporalEnvironment,
} from '@aval/platform/environment';
import { createFileStore, type FileStore } from '@aval/platform/files/files';
import { createScanner, type Scanner } from '@aval/platform/files/scanning/scanner';
import { createLogger, type Logger } from '@aval/platform/logger';
import { probeMailServer } from '@aval/platform/mail/mail-probe';
import { SecretBox } from '@aval/platform/secret-box';
import { createDatabase, type Database, type DatabaseOptions } from '@aval/prisma/client';

/** Dependencies of the use cases, created once per process from its environment. */
export interface Services {
  database: Database;
  engine: TemporalConnection;
  files: FileStore;
  /** Scans uploads that are not stored as received; the file store scans the others itself. */
  scanner: Scanner;
  /** Resolves when the mail server answers; null when none is configured. */
  probeMail: ((milliseconds: number) => Promise<void>) | null;
  /** Encrypts secrets that are stored in rows. */
  secrets: SecretBox;
  /** Webhooks may lead to the local machine. */
  allowsLoopback: boolean;
  /** Days after which a session ends, however it is used. */
  sessionDays: number;
  /** Days for which the security record is kept. */
  securityRecordDays: number;
  logger: Logger;
  clock: Clock;
  /** A command may state when it happened; only while the story is played. */
  allowOccurredAt: boolean;
}

/** Source of the present time; tests and the story set it. */
export interface Clock {
  now(): Date;
}

const systemClock: Clock = { now: () => new Date() };

export interface ServicesEnvironment extends TemporalEnvironment, FilesEnvironment {
  DATABASE_URL: string;
  LOG_LEVEL: string;
  SMTP_URL?: string | undefined;
  WEBHOOK_LOOPBACK?: 'allow' | 'refuse';
  /** Needed by processes that serve sessions. */
  SESSION_DAYS?: number;
  /** Needed by processes that sweep. */
  SECURITY_RECORD_DAYS?: number;
}

export interface ServicesOptions extends Pick<DatabaseOptions, 'preparesStatements' | 'answersWithinMs'> {
  /** Commands may state when they happened. */
  allowOccurredAt?: boolean;
}

/** Creates the services; connections are opened at their first use. */
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
    securityRecordDays: environment.SECURITY_RECORD_DAYS ?? DEFAULT_SECURITY_RECORD_DAYS,
    logger,
    clock: systemClock,
    allowOccurredAt,
  };
}

export async function closeServices(services: Services): Promise<void> {
  await Promise.all([services.database.$disconnect(), services.engine.close()]);
}
