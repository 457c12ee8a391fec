import path from 'node:path';
import { connectTemporal } from '@aval/platform/engine/temporal-connection';
import { engineEnvironmentSchema, readEnvironment } from '@aval/platform/environment';
import { buildProduct } from '../compile/product';
import { WORKFLOW_BUNDLE } from '../compile/workflow-bundle';
import { checkPort } from '../prepare/checks.mjs';
import { makeHome } from '../prepare/home.mjs';
import { applicationProcesses } from './application';
import { type DatabaseService, type FirstFill, migrateAndSeed, startDatabase, startEngine } from './data-services';
import { givenDatabase } from './given-database';
import { HomeRecordFile } from './home-record';
import { type MailService, startMailCatcher } from './mail-catcher';
import { ProcessGroup } from './process-group';
import { ProcessRegister } from './process-register';

export interface StackOptions {
  home: string;
  port: number;
  empty: boolean;
  development: boolean;
  /** False for temporary test stacks, which need not survive a power failure. */
  durable: boolean;
}

/** Everything that `npm start` runs; browser tests, bench and drill start the product in the same way. */
export class Stack {
  readonly record: HomeRecordFile;
  readonly logFolder: string;
  private readonly register: ProcessRegister;
  private readonly processes: ProcessGroup;
  private database: DatabaseService | null = null;
  private mail: MailService | null = null;
  private filled: FirstFill | null = null;
  /** Environment of the product's processes and of the story. */
  environment: Record<string, string> = {};
  engineAddress = '';

  constructor(private readonly options: StackOptions) {
    this.logFolder = path.join(options.home, 'logs');
    makeHome(options.home);
    this.record = new HomeRecordFile(options.home);
    this.register = new ProcessRegister(options.home, this.record.value.identity);
    this.processes = new ProcessGroup(this.register, this.logFolder);
  }

  get publicUrl(): string {
    return process.env.PUBLIC_URL ?? `http://localhost:${this.options.port}`;
  }

  get ownerUrl(): string {
    if (!this.database) throw new Error('The database has not been started.');
    return this.database.ownerUrl;
  }

  get firstFill(): FirstFill {
    if (!this.filled) throw new Error('The database has not been filled.');
    return this.filled;
  }

  /** Address of the page with caught mails; null when the environment gives a mail server. */
  get mailPageUrl(): string | null {
    return this.mail?.pageUrl ?? null;
  }

  async start(): Promise<void> {
    const leftOvers = await this.register.endLeftOvers();
    if (leftOvers > 0)
      console.log(`Ended ${leftOvers} ${leftOvers === 1 ? 'process' : 'processes'} of an earlier run that was killed.`);
    await checkPort(this.options.port);
    // Fail for an incomplete database setting before anything is started.
    givenDatabase();
    const { home, durable } = this.options;
    const context = {
      processes: this.processes,
      home,
      durable,
      dataName: this.record.value.identity,
    };
    // In development pages are served from sources, and a worker bundles the workflows at its start.
    const builds = this.options.development ? undefined : buildProduct();
    const engine = startEngine(context, this.record);
    const database = startDatabase(context, this.record).then(async (service) => {
      this.filled = await migrateAndSeed(service, this.options.empty);
      return service;
    });
    const mail = startMailCatcher(context, this.record);
    // Wait for all before failing, so that a failure of one leaves no other half started.
    const results = await Promise.allSettled([engine, database, mail, builds]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    this.database = await database;
    this.engineAddress = await engine;
    this.mail = await mail;
    this.environment = this.makeEnvironment(this.database.url, this.mail.smtpUrl);
    await this.startApplication();
  }

  private async startApplication(): Promise<void> {
    const temporal = connectTemporal(readEnvironment(engineEnvironmentSchema, this.environment));
    const { port, development } = this.options;
    const specifications = applicationProcesses({ environment: this.environment, port, temporal, development });
    try {
      await Promise.all(specifications.map((each) => this.processes.launch(each)));
    } finally {
      await temporal.close();
    }
  }

  private makeEnvironment(databaseUrl: string, smtpUrl: string): Record<string, string> {
    const { sessionSecret, payloadKeys } = this.record.value;
    const passedOn = [
      'TEMPORAL_API_KEY',
      'TEMPORAL_TLS_SERVER_CA_CERT_PATH',
      'TEMPORAL_TLS_CLIENT_CERT_PATH',
      'TEMPORAL_TLS_CLIENT_KEY_PATH',
      'TEMPORAL_TLS_SERVER_NAME',
      'MAIL_FROM',
      'CHROMIUM_PATH',
      'AVAL_STORY',
      'LOG_LEVEL',
      'HOST',
      'TRUSTED_PROXIES',
      'WEBHOOK_LOOPBACK',
      'SESSION_DAYS',
      'SECURITY_RECORD_DAYS',
      'SCANNER',
    ];
    const stored = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
    const given = [...passedOn, ...stored].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
    return {
      ...Object.fromEntries(given),
      NODE_ENV: this.options.development ? 'development' : 'production',
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtpUrl,
      TEMPORAL_ADDRESS: this.engineAddress,
      TEMPORAL_NAMESPACE: process.env.TEMPORAL_NAMESPACE ?? 'default',
      AVAL_FILES: process.env.AVAL_FILES ?? path.join(this.options.home, 'files'),
      AVAL_BROWSER: process.env.AVAL_BROWSER ?? path.join(this.options.home, 'browser'),
      SESSION_SECRET: process.env.SESSION_SECRET ?? sessionSecret,
      PAYLOAD_KEYS: process.env.PAYLOAD_KEYS ?? payloadKeys,
      PORT: String(this.options.port),
      PUBLIC_URL: this.publicUrl,
      ...(this.options.development ? {} : { WORKFLOW_BUNDLE }),
    };
  }

  /** Stops in reverse order: web, workers, then the servers they use. */
  stop(): Promise<void> {
    return this.processes.stop();
  }

  get isStopping(): boolean {
    return this.processes.isStopping;
  }

  /** Returns the mark for an additional process, such as the story, which is not restarted. */
  mark(): Record<string, string> {
    return this.register.mark();
  }

  adopt(name: string, pid: number): void {
    this.register.add(name, pid);
  }

  kill(): void {
    this.processes.kill();
  }
}
