import type { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { outcomeResponse } from '../outcome-response.server';
import { receiveFile } from './receive-file.server';
import { inUploadPlace } from './upload-places.server';

/** Uploads that stay in progress until released. */
function holdPlaces() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held: Promise<unknown>[] = [];
  return {
    hold: (sender: number | string, count: number) => {
      for (let each = 0; each < count; each += 1) held.push(inUploadPlace(sender, () => released));
    },
    async release() {
      release();
      await Promise.all(held);
    },
  };
}

const done = async () => 'done';

test('a fourth upload of a user is refused until another ends, and other users are unaffected', async () => {
  const places = holdPlaces();
  places.hold(1, 3);
  expect(await inUploadPlace(1, done)).toBeNull();
  expect(await inUploadPlace(2, done)).toBe('done');
  await places.release();
  expect(await inUploadPlace(1, done)).toBe('done');
});

test('an upload beyond forty in total is answered as busy', async () => {
  const places = holdPlaces();
  for (let userId = 1; userId <= 20; userId += 1) places.hold(userId, 2);
  const body = new FormData();
  body.append('file', new File(['a'], 'a.pdf'));
  const request = new Request('http://meridiana.localhost/', { method: 'POST', body });
  const answer = await receiveFile(request, 100, async () => ({ status: 'stored' as const }));
  expect(answer).toEqual({ status: 'busy' });
  expect(outcomeResponse(answer).status).toBe(429);
  await places.release();
  expect(await inUploadPlace(100, done)).toBe('done');
});

test('the file of a form is its part named "file", in any position', async () => {
  const receive = (parts: readonly (readonly [string, string])[]) => {
    const body = new FormData();
    for (const [part, text] of parts) body.append(part, new File([text], `${text}.pdf`));
    const request = new Request('http://meridiana.localhost/', { method: 'POST', body });
    return receiveFile(request, 1, async ({ filename, content }) => ({
      filename,
      text: await textOf(content as Readable),
    }));
  };
  const parts = [
    ['image', 'a'],
    ['file', 'b'],
    ['photo', 'c'],
  ] as const;
  expect(await receive(parts)).toEqual({ filename: 'b.pdf', text: 'b' });
  expect(await receive([['image', 'a']])).toMatchObject({ status: 'invalid', errors: { file: expect.any(String) } });
});

test('anonymous uploads use at most ten slots, so that users still find one', async () => {
  const places = holdPlaces();
  for (const network of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5']) places.hold(network, 2);
  expect(await inUploadPlace('10.0.0.6', done)).toBeNull();
  expect(await inUploadPlace(1, done)).toBe('done');
  await places.release();
  expect(await inUploadPlace('10.0.0.6', done)).toBe('done');
});

test('a failed upload releases its slot', async () => {
  const fail = () => inUploadPlace(1, () => Promise.reject(new Error('lost')));
  for (let each = 0; each < 4; each += 1) await expect(fail()).rejects.toThrow('lost');
  expect(await inUploadPlace(1, done)).toBe('done');
});
