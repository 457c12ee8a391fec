import { isGuessableKey } from '@aval/domain/validation/fields/guessable-key';
import { z } from 'zod';

/**
 * Environment variables, with one schema per process, validated once at its start: a missing value shows up there with
 * its name and not in a job three weeks later. No other module of the product reads `process.env`.
 */

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address');

/** `id:base64,id:base64`, keys of 32 bytes. The first encrypts, all of them decrypt. */
const payloadKeys = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .transform((entries, context) =>
    entries.map((entry) => {
      const separator = entry.indexOf(':');
      const id = entry.slice(0, separator);
      const key = Buffer.from(entry.slice(separator + 1), 'base64');
      if (separator < 1 || key.length !== 32) {
        context.addIssue({ code: 'custom', message: 'must be a list of id:key, each key 32 bytes in base64' });
        return z.NEVER;
      }
      if (isGuessableKey(key)) {
        context.addIssue({ code: 'custom', message: 'has a key that can be guessed: draw each at random' });
        return z.NEVER;
      }
      return { id, key: new Uint8Array(key) };
    }),
  );

const common = {
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
};

const database = { DATABASE_URL: postgresUrl };

const temporal = {
  TEMPORAL_ADDRESS: z.string().min(1),
  TEMPORAL_NAMESPACE: z.string().min(1).default('default'),
  /** For Temporal Cloud; switches TLS on. */
  TEMPORAL_API_KEY: z.string().min(1).optional(),
  /**
   * PEM files, under the names that Temporal's own tools read. Each of them switches TLS on; certificate and key
   * identify the client.
   */
  TEMPORAL_TLS_SERVER_CA_CERT_PATH: z.string().min(1).optional(),
  TEMPORAL_TLS_CLIENT_CERT_PATH: z.string().min(1).optional(),
  TEMPORAL_TLS_CLIENT_KEY_PATH: z.string().min(1).optional(),
  /** Name in the server's certificate, if it differs from the address. */
  TEMPORAL_TLS_SERVER_NAME: z.string().min(1).optional(),
  PAYLOAD_KEYS: payloadKeys,
};

/** Settings to reach the engine, and no others. */
export const engineEnvironmentSchema = z.object(temporal);

/** `clamd://host:port`, or `clamd:///path/of/its.socket`. */
const scannerAddress = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url?.protocol === 'clamd:' && url.username === '' && url.search === '' && url.hash === '';
  if (isPlain && url.hostname === '' && url.pathname.length > 1) return { path: decodeURIComponent(url.pathname) };
  if (isPlain && url.hostname !== '' && /^\/?$/.test(url.pathname))
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port: url.port === '' ? 3310 : Number(url.port) };
  context.addIssue({ code: 'custom', message: 'must be clamd://host:port or clamd:///path/of/its.socket' });
  return z.NEVER;
});

/** Files are stored in a folder, or in a bucket when one is named. */
const files = {
  AVAL_FILES: z.string().min(1).default('.aval/files'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Scanner of uploads; without an address they are not scanned. */
  SCANNER: scannerAddress.optional(),
};

const publicAddress = { PUBLIC_URL: z.url().default('http://localhost:3000') };

const mail = {
  /** Without an address mails stay due and are not sent. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be a smtp:// address')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Aval <no-reply@aval.test>'),
};

/** Applies unless the installation sets another number. */
export const DEFAULT_SESSION_DAYS = 7;

const sessions = {
  /** Number of days after which users and API clients must sign in again, however active they are. */
  SESSION_DAYS: z.coerce.number().int().min(1).max(90).default(DEFAULT_SESSION_DAYS),
};

/** Applies unless the installation sets another number. */
export const DEFAULT_SECURITY_RECORD_DAYS = 365;

const securityRecord = {
  /** Number of days for which the security record is kept; the database refuses to remove what is younger than 30. */
  SECURITY_RECORD_DAYS: z.coerce.number().int().min(30).max(3_650).default(DEFAULT_SECURITY_RECORD_DAYS),
};

const webhooks = {
  /** `allow` permits webhooks to this machine, also without TLS: for tests and for developers of a receiver. */
  WEBHOOK_LOOPBACK: z.enum(['allow', 'refuse']).default('refuse'),
};

/** Path of the bundle built before the start; without it the worker bundles the workflows itself. */
const bundle = { WORKFLOW_BUNDLE: z.string().min(1).optional() };

export const webEnvironmentSchema = z.object({
  ...common,
  ...database,
  ...temporal,
  ...files,
  ...publicAddress,
  /** For the operations page, which checks whether the server answers; the documents worker sends the mails. */
  SMTP_URL: mail.SMTP_URL,
  ...webhooks,
  ...sessions,
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Address to listen on; 0.0.0.0 in a container. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Number of trusted reverse proxies, which name the client's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  SESSION_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .refine((secret) => !isGuessableKey(secret), 'can be guessed: draw it at random'),
});

/** Set by tests only: a point in command handling at which the worker kills itself, while the file exists. */
const faultPoint = { AVAL_FAULT_POINT: z.string().optional(), AVAL_FAULT_TOKEN: z.string().optional() };

export const workerEnvironmentSchema = z.object({
  ...common,
  ...faultPoint,
  ...database,
  ...temporal,
  ...files,
  ...publicAddress,
  ...mail,
  ...webhooks,
  ...securityRecord,
  ...bundle,
});

export const documentsEnvironmentSchema = workerEnvironmentSchema.extend({
  /** Folder of browser profiles; at each start those of killed processes are removed. */
  AVAL_BROWSER: z.string().min(1).default('.aval/browser'),
});

/**
 * Playing the story and the operator's commands, of which a restore runs workflows: everything that use cases need,
 * without the settings of a server.
 */
export const storyEnvironmentSchema = z.object({
  ...common,
  ...database,
  ...temporal,
  ...files,
  ...publicAddress,
  ...bundle,
});

/** Migrations and the seed of catalogues run as the owner of the tables. */
export const ownerEnvironmentSchema = z.object({
  ...common,
  ...publicAddress,
  DATABASE_OWNER_URL: postgresUrl,
  /**
   * Passwords of the compose file's own servers, read by no process of ours: listed here to refuse trial values before
   * anything starts.
   */
  POSTGRES_PASSWORD: z.string().optional(),
  TEMPORAL_POSTGRES_PASSWORD: z.string().optional(),
});

/** Seed of the story's users, all of whom share a publicly known password. */
export const storySeedEnvironmentSchema = z.object({
  PUBLIC_URL: publicAddress.PUBLIC_URL.refine(
    isOwnMachine,
    'is an address that others reach, and the people of the story have a password that everyone can read: start with --empty',
  ),
});

/** First user of an empty installation. */
export const superadminEnvironmentSchema = z.object({
  SUPERADMIN_EMAIL: z.email().max(255).toLowerCase().default('superadmin@aval.test'),
  /** Generated and printed once by default; the seed checks it against the password rules. */
  SUPERADMIN_PASSWORD: z.string().optional(),
});

export type WebEnvironment = z.infer<typeof webEnvironmentSchema>;
export type WorkerEnvironment = z.infer<typeof workerEnvironmentSchema>;
export type DocumentsEnvironment = z.infer<typeof documentsEnvironmentSchema>;
export type StoryEnvironment = z.infer<typeof storyEnvironmentSchema>;
/** Settings of a client of the engine, part of every process's settings except the owner's. */
export type TemporalEnvironment = z.infer<typeof engineEnvironmentSchema>;
export type FilesEnvironment = Pick<
  WorkerEnvironment,
  'AVAL_FILES' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
> &
  Partial<Pick<WorkerEnvironment, 'SCANNER'>>;
export type PayloadKey = TemporalEnvironment['PAYLOAD_KEYS'][number];

/** Names every wrong value at once and shows none of them: some are secrets. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  source: Readonly<Record<string, string | undefined>> = process.env,
): z.infer<Schema> {
  // Compose files and shells pass an empty value for "absent".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) {
    const values = result.data as Record<string, unknown>;
    refuseTrialValues(values);
    refuseLoopback(values);
    return result.data;
  }
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment is not complete: ${problems.join('; ')}.`);
}

/** Fallbacks of docker-compose.yml: these words, keys made of them, and its mail catcher. */
const TRIAL_VALUES = /only-for-a-trial|^smtp:\/\/mail:1025/;
const OWN_MACHINE = /^(.+\.)?localhost$|^127\.|^\[::1\]$/;

function isOwnMachine(address: string): boolean {
  return OWN_MACHINE.test(new URL(address).hostname);
}

/** Refuses publicly known trial secrets under a public address. */
function refuseTrialValues({ PUBLIC_URL, ...values }: Record<string, unknown>): void {
  if (typeof PUBLIC_URL !== 'string' || isOwnMachine(PUBLIC_URL)) return;
  const trial = Object.keys(values).filter((name) => isOfTrial(values[name]));
  if (trial.length === 0) return;
  throw new EnvironmentError(
    `PUBLIC_URL is an address that others reach, and values of a trial are left in ${trial.join(', ')}: set them as docs/operations.md says.`,
  );
}

/** Refuses loopback webhooks under a public address: typed addresses must not reach the server's own machine. */
function refuseLoopback({ PUBLIC_URL, WEBHOOK_LOOPBACK }: Record<string, unknown>): void {
  if (WEBHOOK_LOOPBACK !== 'allow' || typeof PUBLIC_URL !== 'string' || isOwnMachine(PUBLIC_URL)) return;
  throw new EnvironmentError(
    'PUBLIC_URL is an address that others reach: WEBHOOK_LOOPBACK is for tests and development only.',
  );
}

function isOfTrial(value: unknown): boolean {
  if (Array.isArray(value))
    return (value as PayloadKey[]).some(({ key }) => isOfTrial(Buffer.from(key).toString('latin1')));
  return typeof value === 'string' && TRIAL_VALUES.test(value);
}

/**
 * Runs `readEnvironment` as the first line of a program: an error prints one sentence and exits, without a stack trace.
 */
export function readEnvironmentAtStart<Schema extends z.ZodType>(schema: Schema): z.infer<Schema> {
  try {
    return readEnvironment(schema);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
