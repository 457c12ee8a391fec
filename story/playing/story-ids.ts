import { createHash } from 'node:crypto';
import type { Scene } from '../scene';

/** The demand of a scene is the same in every copy of the product, so that what is written about it leads to it. A patient has one scene. */
export function demandIdOf({ patient }: Pick<Scene, 'patient'>): string {
  return idOf(`demand/${patient}`);
}

/** The same step of the same demand gets the same id, so that a story which was killed goes on without doing anything twice. */
export function commandIdOf(demandId: string, step: number): string {
  return idOf(`${demandId}/${step}`);
}

/** A UUID of version 8 that follows from what it is the id of. */
function idOf(name: string): string {
  const digits = createHash('sha256').update(name).digest('hex');
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
