import type { Readable } from 'node:stream';
import type { Upload } from '@aval/application/files/keep-file';
import { message } from '@aval/domain/validation/fields/message';
import { describe, expect, it, test } from 'vitest';
import { receiveFile } from './receive-file.server';

/** Reads a file to its end, as a store does; `kept` says what became of it. */
async function keepWhole({ filename, content }: Upload): Promise<string> {
  let length = 0;
  for await (const piece of content as Readable) length += (piece as Buffer).length;
  return `${filename} ${length}`;
}

const FILES: readonly (readonly [string, string, string])[] = [['file', 'a.pdf', 'a']];

function send(parts: readonly (readonly [string, string, string])[], keep: (file: Upload) => Promise<string>) {
  const body = new FormData();
  for (const [part, name, content] of parts) body.append(part, new File([content], name));
  const request = new Request('http://meridiana.localhost/', { method: 'POST', body });
  return receiveFile(request, 1, async (file) => ({ status: 'kept', said: await keep(file) }));
}

const nameReceived = (filename: string) => send([['file', filename, 'a']], async ({ filename: name }) => name);

test('a file name keeps its quotation marks and percent signs', async () => {
  expect(await nameReceived('informe "ñ".pdf')).toMatchObject({ said: 'informe "ñ".pdf' });
  expect(await nameReceived('100 %2f %41.pdf')).toMatchObject({ said: '100 %2f %41.pdf' });
});

describe('the file of a form', () => {
  const large = 'x'.repeat(3_000_000);

  it.each([
    ['alone', FILES],
    ['before a part of another name', [...FILES, ['other', 'b.pdf', 'b'] as const]],
    ['behind a part of another name', [['other', 'b.pdf', large] as const, ...FILES]],
    ['before a field in which no file was chosen', [...FILES, ['file', '', ''] as const]],
  ])('is kept whole: %s', async (_what, parts) => {
    expect(await send(parts, keepWhole)).toEqual({ status: 'kept', said: 'a.pdf 1' });
  });

  it('is kept whole when it comes in many pieces', async () => {
    expect(await send([['file', 'a.pdf', large]], keepWhole)).toEqual({ status: 'kept', said: 'a.pdf 3000000' });
  });

  it.each([
    ['two short ones', [...FILES, ['file', 'b.pdf', 'b'] as const]],
    ['two long ones', [['file', 'a.pdf', large] as const, ['file', 'b.pdf', large] as const]],
    ['three', [...FILES, ['file', 'b.pdf', 'b'] as const, ['file', 'c.pdf', 'c'] as const]],
  ])('is refused with words beside another one, and nothing of it is kept: %s', async (_what, parts) => {
    let kept = 0;
    const answer = await send(parts, async (file) => {
      const said = await keepWhole(file);
      kept += 1;
      return said;
    });
    expect(answer).toEqual({ status: 'invalid', errors: { file: message('fileSecond') } });
    expect(kept).toBe(0);
  });
});
