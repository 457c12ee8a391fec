import path from 'node:path';
import { MailFolder } from '@aval/ops/mail-catcher/mail-folder';
import { expect } from '@playwright/test';
import { stackDescription } from './stack';

const LINK = /https?:\/\/\S+\/invitations\/use\/[\w-]+/;

/** Returns the link of the latest invitation mailed to the address; waits up to 20 s for it. */
export async function linkMailedTo(email: string): Promise<string> {
  const folder = new MailFolder(path.join(stackDescription().home, 'mails'));
  let link: string | undefined;
  await expect(async () => {
    const mails = await folder.list();
    const texts = mails.filter(({ mail }) => mail.to?.some(({ address }) => address === email));
    link = texts.map(({ mail }) => LINK.exec(mail.text ?? '')?.[0]).find(Boolean);
    expect(link, `an invitation to ${email}`).toBeTruthy();
  }).toPass({ timeout: 20_000 });
  return link ?? '';
}
