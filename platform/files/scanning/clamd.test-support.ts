import { createServer, type Server, type Socket } from 'node:net';
import type { ClamdAddress } from './scan-by-clamd';

/** Content of the standard test file (EICAR), assembled here so that no scanner reports this file. */
export const THREAT = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface Clamd {
  address: ClamdAddress;
  setting: string;
  /** Contents received completely. */
  scanned: Buffer[];
  /** Largest number of concurrent connections. */
  most: () => number;
  stop: () => Promise<void>;
}

interface ClamdOptions {
  /** Answer in place of the scan result. */
  answer?: (content: Buffer) => string | null;
  /** Like `StreamMaxLength` of clamd.conf. */
  longest?: number;
  /** Unix socket instead of a port. */
  path?: string;
}

/**
 * Starts a stand-in that speaks clamd's protocol (man clamd: INSTREAM, with command and answer ended by a zero byte).
 */
export async function startClamd({ answer = judge, longest = 100_000_000, path }: ClamdOptions = {}): Promise<Clamd> {
  const scanned: Buffer[] = [];
  let [now, most] = [0, 0];
  const server = createServer((socket) => {
    now += 1;
    most = Math.max(most, now);
    socket.on('close', () => {
      now -= 1;
    });
    socket.on('error', () => undefined);
    receive(socket, longest, (content) => {
      scanned.push(content);
      const said = answer(content);
      if (said !== null) socket.end(`${said}\0`);
    });
  });
  await new Promise<void>((resolve) => (path ? server.listen(path, resolve) : server.listen(0, '127.0.0.1', resolve)));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    address: path ? { path } : { host: '127.0.0.1', port },
    setting: path ? `clamd://${path}` : `clamd://127.0.0.1:${port}`,
    scanned,
    most: () => most,
    stop: () => close(server),
  };
}

function judge(content: Buffer): string {
  return content.includes(THREAT) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK';
}

const COMMAND = Buffer.from('zINSTREAM\0');

function receive(socket: Socket, longest: number, done: (content: Buffer) => void): void {
  let waiting = Buffer.alloc(0);
  let isAsked = false;
  let length = 0;
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => {
    waiting = Buffer.concat([waiting, piece]);
    if (!isAsked) {
      if (waiting.length < COMMAND.length) return;
      if (!waiting.subarray(0, COMMAND.length).equals(COMMAND)) return void socket.end('UNKNOWN COMMAND\0');
      isAsked = true;
      waiting = waiting.subarray(COMMAND.length);
    }
    while (waiting.length >= 4) {
      const size = waiting.readUInt32BE(0);
      if (length + size > longest) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      if (waiting.length < 4 + size) return;
      if (size === 0) return done(Buffer.concat(pieces));
      pieces.push(waiting.subarray(4, 4 + size));
      length += size;
      waiting = waiting.subarray(4 + size);
    }
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
