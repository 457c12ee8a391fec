import { once } from 'node:events';
import { MailFolder } from './mail-folder';
import { receiveMails } from './receive-mails';
import { servePages } from './serve-pages';

/** Started by the supervisor with a folder and two ports: takes every mail that the product sends and shows it on a page. */
const [folderName = '', smtpPort, pagePort] = process.argv.slice(2);
const folder = new MailFolder(folderName);
const smtp = receiveMails({ onMail: (source) => folder.keep(source) });
// Somebody who goes away in the middle of a mail is nothing to fall over.
smtp.on('error', (error) => console.warn(`a connection failed: ${error.message}`));
const pages = servePages(folder);
await Promise.all([
  once(smtp.listen(Number(smtpPort), '127.0.0.1'), 'listening'),
  once(pages.listen(Number(pagePort), '127.0.0.1'), 'listening'),
]);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
