import { once } from 'node:events';
import { MailFolder } from './mail-folder';
import { receiveMails } from './receive-mails';
import { servePages } from './serve-pages';

/** Catches the product's mails and shows them on a page. The supervisor passes the folder, the SMTP port and the page's port. */
const [folderName = '', smtpPort, pagePort] = process.argv.slice(2);
const folder = new MailFolder(folderName);
const smtp = receiveMails({ onMail: (source) => folder.keep(source) });
// A sender that disconnects during a mail must not end this process.
smtp.on('error', (error) => console.warn(`a connection failed: ${error.message}`));
const pages = servePages(folder);
await Promise.all([
  once(smtp.listen(Number(smtpPort), '127.0.0.1'), 'listening'),
  once(pages.listen(Number(pagePort), '127.0.0.1'), 'listening'),
]);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
