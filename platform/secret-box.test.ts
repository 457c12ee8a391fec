import { expect, test } from 'vitest';
import { SecretBox } from './secret-box';

const key = (id: string, byte: number) => ({ id, key: new Uint8Array(32).fill(byte) });

test('a sealed text opens under its key, for its owner only', () => {
  const box = new SecretBox([key('2026-11-20', 1)]);
  const sealed = box.seal('whsec_äñ', 'company 2');
  expect(sealed).not.toContain('whsec');
  expect(box.open(sealed, 'company 2')).toBe('whsec_äñ');
  expect(box.open(sealed, 'company 3')).toBeNull();
  expect(box.seal('whsec_äñ', 'company 2')).not.toBe(sealed);
});

test('a rotated key still opens; a removed key and a changed text do not', () => {
  const sealed = new SecretBox([key('old', 1)]).seal('secret', 'x');
  const rotated = new SecretBox([key('new', 2), key('old', 1)]);
  expect(rotated.open(sealed, 'x')).toBe('secret');
  expect(rotated.isOld(sealed)).toBe(true);
  expect(rotated.isOld(rotated.seal('secret', 'x'))).toBe(false);
  expect(new SecretBox([key('new', 2)]).open(sealed, 'x')).toBeNull();
  expect(new SecretBox([key('old', 3)]).open(sealed, 'x')).toBeNull();
  for (const broken of [sealed.slice(0, -8), 'old:', 'nonsense', '']) expect(rotated.open(broken, 'x')).toBeNull();
});
