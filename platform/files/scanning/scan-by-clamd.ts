import { connect, type Socket } from 'node:net';
import { FileRefused } from '../file-refused';

/** Address of clamd: a host and a port, or a Unix socket. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** Reason for a missing answer, for the log; contains no part of the file. */
export class ScannerAway extends Error {
  override name = 'ScannerAway';
}

const LONGEST_ANSWER = 4_096;

/**
 * Sends a content to clamd by its protocol (man clamd, INSTREAM): pieces, each with its length in four bytes first, and
 * a piece of length zero at the end. Resolves when clamd finds nothing; throws `FileRefused` when it finds a threat,
 * and `ScannerAway` in every other case, so that no file passes unchecked.
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
    // clamd may answer and close before everything is sent: then the answer counts, and the failure to send the rest
    // does not.
    const sent = sendContent(socket, content);
    sent.catch((error: Error) => socket.destroy(error));
    judgeAnswer(await answer);
    // A clean result before the whole content was sent says nothing about the rest.
    if (!(await sent)) throw new ScannerAway('answered before everything was sent');
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** Returns whether all of it was sent. */
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

/** Writes at the receiver's pace; resolves to false when the receiver has closed, since its answer tells why. */
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
      // Closed during sending: the text received before is the answer.
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
