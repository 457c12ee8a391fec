import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atItsPace } from './at-its-pace';

const LEAST = 256 * 1024;
const WHILE_MS = 5_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Reads a body that arrives in pieces of these sizes, one per interval, and ends after the last. */
async function readInPieces(pieces: readonly number[]): Promise<unknown> {
  const socket = { bytesRead: 700 };
  let end = (_text: string): void => {};
  const answer = atItsPace(socket, () => new Promise<string>((resolve) => (end = resolve))).catch(({ code }) => code);
  for (const piece of pieces) {
    socket.bytesRead += piece;
    await vi.advanceTimersByTimeAsync(WHILE_MS - 1);
    if (piece === pieces.at(-1)) end('read');
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(10 * WHILE_MS);
  return Promise.race([answer, Promise.resolve('waits')]);
}

it('reads a body at the minimum pace, however long it is', async () => {
  expect(await readInPieces([...Array.from({ length: 20 }, () => LEAST), 1])).toBe('read');
});

it.each([
  ['trickles', [LEAST - 1, 2 * LEAST]],
  ['stops after a beginning at full speed', [20 * LEAST, 0, 1]],
])('ends a body that %s', async (_what, pieces) => {
  expect(await readInPieces(pieces)).toBe('too_slow');
});
