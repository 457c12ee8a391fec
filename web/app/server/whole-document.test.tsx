import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { collectDocument } from './whole-document';

// The shift by single-byte characters makes every buffer boundary of React split a multi-byte character in some page.
test.each(['ñ', 'ú', '€', '𝛽'])(
  'a page full of "%s" has no zero byte and no replacement character, wherever React splits it',
  async (sign) => {
    for (let shift = 0; shift < 4; shift++) {
      const name = sign.repeat(150);
      const whole = await rendered(
        <ul id={'x'.repeat(shift)}>
          {Array.from({ length: 40 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: identical lines have no other key
            <li key={at} title={name}>
              {name}
            </li>
          ))}
        </ul>,
      );

      expect(whole.includes(0)).toBe(false);
      expect(whole.toString().match(new RegExp(name, 'gu'))).toHaveLength(80);
    }
  },
);

function rendered(page: React.ReactElement): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(collectDocument(resolve)),
      onError: reject,
    });
  });
}
