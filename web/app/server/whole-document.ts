import { Writable } from 'node:stream';

/**
 * Collects a page as React writes it and sends it in one piece, without the zero bytes that React leaves in it.
 *
 * React 18 fills buffers of 2 kB; where a multi-byte character does not fit into the rest of one, that rest is sent as
 * zeros (https://github.com/facebook/react/issues/24985). Browsers read a zero within an attribute as "\uFFFD", so that
 * a name would be shown, and saved again, with a wrong character. UTF-8 has no zero byte except for U+0000, which no
 * page contains.
 */
export function collectDocument(send: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      const whole = Buffer.concat(chunks);
      send(whole.includes(0) ? Buffer.from(whole.filter((byte) => byte !== 0)) : whole);
      done();
    },
  });
}
