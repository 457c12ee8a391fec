import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';
import { nodeArguments } from './application';
import { freePort } from './free-port';
import type { HomeRecordFile } from './home-record';
import type { ServiceContext } from './services';

export interface MailService {
  smtpUrl: string;
  /** Address of the page with caught mails; null when the environment gives a mail server. */
  pageUrl: string | null;
}

/** Returns the mail server of the environment, or else starts the mail catcher. */
export async function startMailCatcher(context: ServiceContext, record: HomeRecordFile): Promise<MailService> {
  const given = process.env.SMTP_URL;
  if (given) return { smtpUrl: given, pageUrl: null };
  const smtp = await freePort(record.value.ports.smtp);
  const mails = await freePort(record.value.ports.mails);
  record.update({ ports: { ...record.value.ports, smtp, mails } });
  const folder = path.join(context.home, 'mails');
  await context.processes.launch({
    name: 'mail catcher',
    command: process.execPath,
    arguments: [...nodeArguments(path.join(CHECKOUT, 'ops/mail-catcher/main.ts')), folder, String(smtp), String(mails)],
    environment: {},
    folder: CHECKOUT,
    stopSignal: 'SIGTERM',
    isReady: () => showsMails(mails),
  });
  return { smtpUrl: `smtp://127.0.0.1:${smtp}`, pageUrl: `http://localhost:${mails}` };
}

async function showsMails(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/mails.json`, { signal: AbortSignal.timeout(1000) });
    return answer.ok;
  } catch {
    return false;
  }
}
