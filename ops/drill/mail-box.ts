import { once } from 'node:events';
import { receiveMails } from '../mail-catcher/receive-mails';
import { freePort } from '../supervisor/free-port';

/** A mail server that remembers which mails came, and how often each. */
export interface MailBox {
  url: string;
  arrivals: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export async function openMailBox(): Promise<MailBox> {
  const port = await freePort();
  const arrivals = new Map<string, number>();
  const server = receiveMails({
    onMail: async (source) => {
      const [, id = 'a mail without an id'] = /^message-id:\s*(<[^>]+>)/im.exec(source) ?? [];
      arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
    },
  });
  // A worker that is killed in the middle of a mail breaks its connection off.
  server.on('error', () => undefined);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
