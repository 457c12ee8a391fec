import { expect, test } from 'vitest';
import { receiveFile } from './receive-file.server';

async function nameReceived(filename: string): Promise<unknown> {
  const body = new FormData();
  body.append('file', new File(['a'], filename));
  const request = new Request('http://meridiana.localhost/', { method: 'POST', body });
  return receiveFile(request, 1, async ({ filename: name }) => name);
}

test('a file name keeps its quotation marks and percent signs', async () => {
  expect(await nameReceived('informe "ñ".pdf')).toBe('informe "ñ".pdf');
  expect(await nameReceived('100 %2f %41.pdf')).toBe('100 %2f %41.pdf');
});
