import { once } from 'node:events';
import { receiveMails } from '../mail-catcher/receive-mails';
import { freePort } from '../supervisor/free-port';

/** Mail server that counts the arrivals of each mail by its Message-ID. */
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
  // A worker killed while it sends a mail breaks the connection, which is expected.
  server.on('error', () => undefined);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
