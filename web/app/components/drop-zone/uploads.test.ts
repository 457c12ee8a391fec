import { BYTES_OF_A_FILE, LONGEST_DESCRIPTION } from '@aval/domain/validation/dialogs/attachment-limits';
import { expect, test } from 'vitest';
import type { SendOptions, SentAnswer } from './send-file';
import { missingParts, secondsLeft, type UploadEntry } from './upload-entry';
import { createUploads, type DescribedFile } from './uploads';

function file(name: string, size = 1_000): File {
  return new File([new Uint8Array(size)], name);
}

/** Fake server that answers when the test tells it to. */
function slowServer(kept: readonly DescribedFile[] = []) {
  const discarded: { id: number | undefined; answer: (isGone: boolean) => Promise<void> }[] = [];
  const sent: { name: string; options: SendOptions; answer: (answer: SentAnswer) => Promise<void> }[] = [];
  const pauses: (() => void)[] = [];
  let clock = 0;
  const uploads = createUploads({
    kept,
    now: () => clock,
    later: (work) => pauses.push(work),
    discard: ({ attachmentId: id }) =>
      new Promise((resolve) => {
        discarded.push({
          id,
          async answer(isGone) {
            resolve(isGone);
            await new Promise((done) => setImmediate(done));
          },
        });
      }),
    send: ({ name }, options) =>
      new Promise((resolve) => {
        sent.push({
          name,
          options,
          async answer(answer) {
            resolve(answer);
            await new Promise((done) => setImmediate(done));
          },
        });
      }),
  });
  return { uploads, sent, discarded, pauses, pass: (ms: number) => (clock += ms) };
}

const states = (entries: readonly UploadEntry[]) => entries.map(({ state }) => state.kind);

function attached(id: number, filename: string): SentAnswer {
  return {
    status: 'attached',
    attachment: { id, mediaId: `media-${id}`, description: '', filename, size: 1_000, place: id },
  };
}

test('two files upload at once, and the next one starts when either ends', async () => {
  const { uploads, sent } = slowServer();
  uploads.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  expect(states(uploads.entries())).toEqual(['going', 'going', 'waiting']);
  await sent[1]?.answer({ status: 'invalid', errors: { file: 'validation:fileForbidden' } });
  expect(states(uploads.entries())).toEqual(['going', 'refused', 'going']);
  await sent[0]?.answer(attached(1, 'a.pdf'));
  await sent[2]?.answer(attached(2, 'c.pdf'));
  expect(states(uploads.entries())).toEqual(['kept', 'refused', 'kept']);
});

test('files that the server would refuse are not sent', () => {
  const { uploads, sent } = slowServer();
  uploads.add([
    file('tac.zip', BYTES_OF_A_FILE + 1),
    ...Array.from({ length: 21 }, (_, index) => file(`${index}.pdf`)),
  ]);
  const refused = uploads
    .entries()
    .flatMap(({ name, state }) => (state.kind === 'refused' ? [[name, state.message]] : []));
  expect(refused).toEqual([
    ['tac.zip', 'validation:fileTooLarge {"megabytes":15}'],
    ['20.pdf', 'validation:filesTooMany {"max":20}'],
  ]);
  expect(sent.map(({ name }) => name)).toEqual(['0.pdf', '1.pdf']);
});

test('a file with a lost connection keeps its description and can be retried', async () => {
  const { uploads, sent } = slowServer();
  uploads.add([file('a.pdf')]);
  const [{ key = 0 } = {}] = uploads.entries();
  uploads.describe(key, 'Informe');
  await sent[0]?.answer({ status: 'failed' });
  expect(uploads.entries()).toMatchObject([{ state: { kind: 'stopped', reason: 'lost' }, description: 'Informe' }]);
  uploads.retry(key);
  await sent[1]?.answer(attached(7, 'a.pdf'));
  expect(uploads.entries()).toMatchObject([
    { state: { kind: 'kept', file: { attachmentId: 7 } }, description: 'Informe' },
  ]);
});

test('a file that cannot be scanned yet keeps its description in the browser and can be retried', async () => {
  const { uploads, sent } = slowServer();
  uploads.add([file('a.pdf')]);
  const [{ key = 0 } = {}] = uploads.entries();
  uploads.describe(key, 'Informe');
  await sent[0]?.answer({ status: 'invalid', errors: { file: 'validation:fileUnchecked' } });
  expect(uploads.entries()).toMatchObject([
    { state: { kind: 'stopped', reason: 'unchecked' }, description: 'Informe' },
  ]);
  uploads.retry(key);
  await sent[1]?.answer(attached(7, 'a.pdf'));
  expect(uploads.entries()).toMatchObject([{ state: { kind: 'kept' }, description: 'Informe' }]);
});

test('a busy server is asked again after a pause, and the upload keeps its place in the queue meanwhile', async () => {
  const { uploads, sent, pauses } = slowServer();
  uploads.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  await sent[0]?.answer({ status: 'busy' });
  expect(states(uploads.entries())).toEqual(['waiting', 'going', 'waiting']);
  expect(sent).toHaveLength(2);
  pauses[0]?.();
  expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'a.pdf']);
});

test('stopping sends nothing more, including queued files', async () => {
  const { uploads, sent, pauses } = slowServer();
  uploads.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  await sent[0]?.answer({ status: 'busy' });
  uploads.stop();
  for (const over of pauses) over();
  void uploads.remove(uploads.entries()[0]?.key ?? 0);
  expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
});

test('removing a row aborts its upload and starts the next one', async () => {
  const { uploads, sent } = slowServer();
  uploads.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  void uploads.remove(uploads.entries()[0]?.key ?? 0);
  expect(sent[0]?.options.signal.aborted).toBe(true);
  await sent[0]?.answer(attached(1, 'a.pdf'));
  expect(uploads.entries().map(({ name, state }) => [name, state.kind])).toEqual([
    ['b.pdf', 'going'],
    ['c.pdf', 'going'],
  ]);
});

test('a file removed while the server checks it is discarded on the server as soon as it answers', async () => {
  const { uploads, sent, discarded } = slowServer();
  uploads.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  sent[0]?.options.onProgress(1_200);
  await uploads.remove(uploads.entries()[0]?.key ?? 0);
  expect(uploads.entries().map(({ name }) => name)).toEqual(['b.pdf', 'c.pdf']);
  expect(sent[0]?.options.signal.aborted).toBe(false);
  let isSettled = false;
  const settled = uploads.settled().then(() => {
    isSettled = true;
  });
  await sent[0]?.answer(attached(1, 'a.pdf'));
  expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(discarded.map(({ id }) => id)).toEqual([1]);
  // Page data loaded before the attachment was discarded.
  uploads.follow([{ mediaId: 'media-1', filename: 'a.pdf', size: 1_000, attachmentId: 1, description: '' }]);
  expect(uploads.entries().map(({ name }) => name)).toEqual(['b.pdf', 'c.pdf']);
  expect(isSettled).toBe(false);
  await discarded[0]?.answer(true);
  await settled;
});

test('a removed file is discarded on the server even if the page was left meanwhile', async () => {
  const { uploads, sent, discarded } = slowServer();
  uploads.add([file('a.pdf')]);
  sent[0]?.options.onProgress(1_000);
  await uploads.remove(uploads.entries()[0]?.key ?? 0);
  uploads.stop();
  expect(sent[0]?.options.signal.aborted).toBe(false);
  await sent[0]?.answer(attached(1, 'a.pdf'));
  expect(discarded.map(({ id }) => id)).toEqual([1]);
});

test('a file that the server failed to discard keeps or regains its row', async () => {
  const { uploads, sent, discarded } = slowServer();
  uploads.add([file('a.pdf'), file('b.pdf')]);
  await sent[1]?.answer(attached(2, 'b.pdf'));
  sent[0]?.options.onProgress(1_000);
  await uploads.remove(uploads.entries()[0]?.key ?? 0);
  await sent[0]?.answer(attached(1, 'a.pdf'));
  await discarded[0]?.answer(false);
  expect(uploads.entries().map(({ name, state }) => [name, state.kind])).toEqual([
    ['b.pdf', 'kept'],
    ['a.pdf', 'kept'],
  ]);
  const removed = uploads.remove(uploads.entries()[0]?.key ?? 0);
  await discarded[1]?.answer(false);
  expect(await removed).toBe(false);
  expect(uploads.entries()).toHaveLength(2);
});

test('following reloaded page data adds and removes rows without duplicates', async () => {
  const described = (id: number): DescribedFile => ({
    mediaId: `media-${id}`,
    filename: `${id}.pdf`,
    size: 1_000,
    attachmentId: id,
    description: 'Informe',
  });
  const { uploads, sent, discarded } = slowServer([described(1), described(2)]);
  uploads.add([file('3.pdf')]);
  uploads.follow([described(1), described(3), described(4)]);
  await sent[0]?.answer(attached(3, '3.pdf'));
  expect(uploads.entries().map(({ name }) => name)).toEqual(['1.pdf', '3.pdf', '4.pdf']);
  const removed = uploads.remove(uploads.entries()[0]?.key ?? 0);
  await discarded[0]?.answer(true);
  expect(await removed).toBe(true);
  // Outdated response.
  uploads.follow([described(1), described(3), described(4)]);
  expect(uploads.entries().map(({ name }) => name)).toEqual(['3.pdf', '4.pdf']);
});

test('each file sends its place: after the files that the page shows, in the order of choosing', async () => {
  const before = { mediaId: 'media-1', filename: '1.pdf', size: 1_000, attachmentId: 1, description: '', place: 7 };
  const { uploads, sent } = slowServer([before]);
  uploads.add([file('a.pdf'), file('b.pdf')]);
  uploads.follow([before, { ...before, attachmentId: 2, place: 12 }]);
  await sent[0]?.answer(attached(3, 'a.pdf'));
  uploads.add([file('c.pdf')]);
  expect(sent.map(({ name, options }) => [name, options.place])).toEqual([
    ['a.pdf', 8],
    ['b.pdf', 9],
    ['c.pdf', 13],
  ]);
});

test('progress reports bytes sent and seconds left', () => {
  const { uploads, sent, pass } = slowServer();
  uploads.add([file('a.pdf', 4_000)]);
  pass(2_000);
  sent[0]?.options.onProgress(1_000);
  expect(uploads.entries()[0]?.state).toEqual({ kind: 'going', sent: 1_000, secondsLeft: 6 });
  expect(secondsLeft({ sent: 1_000, size: 4_000, elapsedMs: 500 })).toBeNull();
});

test('each row reports its missing parts', () => {
  const { uploads } = slowServer();
  uploads.add([file('a.pdf'), file('b.pdf', BYTES_OF_A_FILE + 1)]);
  const [one] = uploads.entries();
  expect(missingParts(uploads.entries()).map(({ name, kind }) => [name, kind])).toEqual([
    ['a.pdf', 'end'],
    ['a.pdf', 'description'],
    ['b.pdf', 'removal'],
  ]);
  uploads.describe(one?.key ?? 0, 'Informe');
  expect(missingParts(uploads.entries()).map(({ kind }) => kind)).toEqual(['end', 'removal']);
  uploads.describe(one?.key ?? 0, 'x'.repeat(LONGEST_DESCRIPTION + 1));
  expect(missingParts(uploads.entries()).map(({ kind }) => kind)).toEqual(['end', 'shortening', 'removal']);
});
