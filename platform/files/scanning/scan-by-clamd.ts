import { connect, type Socket } from 'node:net';
import { FileRefused } from '../file-refused';

/** Where clamd listens: a host and a port, or a socket in the file system. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** Why no answer came: said in the log, without a word of the file. */
export class ScannerAway extends Error {
  override name = 'ScannerAway';
}

const LONGEST_ANSWER = 4_096;

/**
 * Sends a content to clamd as its protocol asks (man clamd, INSTREAM): pieces with their length in four bytes before each, and one of no length at the
 * end. Resolves when clamd has found nothing; throws FileRefused when it has, and ScannerAway for every other end, so that nothing passes unseen.
 */
export async function scanByClamd(
  address: ClamdAddress,
  content: AsyncIterable<Uint8Array>,
  milliseconds: number,
): Promise<void> {
  const socket = connect(address);
  const timer = setTimeout(() => socket.destroy(new ScannerAway('no answer in time')), milliseconds);
  try {
    const answer = readAnswer(socket);
    // It may answer and close before everything is sent: then the answer counts, and what cannot be sent any more does not.
    const sent = sendContent(socket, content);
    sent.catch((error: Error) => socket.destroy(error));
    judgeAnswer(await answer);
    // Found clean before it was sent whole: of the rest nothing is known.
    if (!(await sent)) throw new ScannerAway('answered before everything was sent');
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** Whether all of it was sent. */
async function sendContent(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<boolean> {
  if (!(await write(socket, Buffer.from('zINSTREAM\0')))) return false;
  for await (const piece of content) {
    if (piece.length === 0) continue;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    if (!(await write(socket, length)) || !(await write(socket, piece))) return false;
  }
  return write(socket, Buffer.alloc(4));
}

/** As fast as the other side takes it; false when that side has hung up, whose answer says why. */
function write(socket: Socket, bytes: Uint8Array): Promise<boolean> {
  return new Promise((resolve) => {
    if (socket.destroyed || !socket.writable) resolve(false);
    else socket.write(bytes, (error) => resolve(!error));
  });
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    const finish = () => resolve(Buffer.concat(pieces).toString('utf8'));
    socket.on('data', (piece: Buffer) => {
      pieces.push(piece);
      length += piece.length;
      if (piece.includes(0) || length > LONGEST_ANSWER) finish();
    });
    socket.on('end', finish);
    socket.on('close', finish);
    socket.on('error', (error) => {
      // Hung up while there was more to send: what it said before is its answer.
      if (length > 0) finish();
      else reject(new ScannerAway(error.message));
    });
  });
}

function judgeAnswer(answer: string): void {
  const said = answer.replace(/[\0\r\n]+$/, '');
  if (said === 'stream: OK') return;
  if (/^stream: .+ FOUND$/.test(said)) throw new FileRefused('infected_file');
  throw new ScannerAway(said === '' ? 'closed without an answer' : said.slice(0, 200));
}
