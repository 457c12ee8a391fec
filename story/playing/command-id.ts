import { createHash } from 'node:crypto';

/** The same step of the same demand gets the same id, so that a story which was killed goes on without doing anything twice. */
export function commandIdOf(demandId: string, step: number): string {
  const digits = createHash('sha256').update(`${demandId}/${step}`).digest('hex');
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
