import { STORY_PASSWORD } from '@aval/story/people';
import pg from 'pg';
import type { FirstFill } from './data-services';
import type { Stack } from './stack';

interface Row {
  host: string | null;
  email: string;
}

/** Prints addresses, and which users can sign in where. */
export async function printWelcome(stack: Stack, home: string): Promise<void> {
  const publicUrl = new URL(stack.publicUrl);
  const lines = [
    '',
    `Data      ${home}`,
    `Logs      ${stack.logFolder}`,
    `Database  ${withoutPassword(stack.environment.DATABASE_URL ?? '')}`,
    `Temporal  ${stack.engineAddress}`,
    `Mails     ${stack.mailPageUrl ?? 'sent by the mail server of SMTP_URL'}`,
    '',
    signInWords(stack.firstFill),
  ];
  for (const [host, emails] of await usersByHost(stack.ownerUrl)) {
    const address = new URL(publicUrl);
    if (host) address.hostname = host;
    lines.push(`  ${address.origin}`, ...wrap(emails, 110).map((line) => `      ${line}`));
  }
  console.log(`${lines.join('\n')}\n`);
}

function signInWords({ rows, drawn }: FirstFill): string {
  if (rows === 'story') return `Sign in with the password ${STORY_PASSWORD} at`;
  if (drawn) return `Sign in as ${drawn.email} with the password ${drawn.password}, which is shown this once, at`;
  return 'Sign in at';
}

async function usersByHost(ownerUrl: string): Promise<Map<string | null, string[]>> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(`
      SELECT (SELECT host FROM company_host WHERE company_id = coalesce(user_account.company_id, 1)
        ORDER BY host = 'localhost' DESC, host LIMIT 1) AS host, email
      FROM user_account WHERE active ORDER BY coalesce(company_id, 1), role_id, email LIMIT 60`);
    const users = new Map<string | null, string[]>();
    for (const { host, email } of rows) users.set(host, [...(users.get(host) ?? []), email]);
    return users;
  } finally {
    await client.end();
  }
}

function withoutPassword(url: string): string {
  const address = new URL(url);
  address.password = '';
  return address.toString();
}

function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 2 <= width) lines[lines.length - 1] = `${last}, ${word}`;
    else lines.push(word);
  }
  return lines;
}
