import { createHash } from 'node:crypto';
import type { Scene } from '../scene';

/**
 * Returns the demand id of a scene, the same in every installation, so that links in documentation work. A patient has
 * one scene.
 */
export function demandIdOf({ patient }: Pick<Scene, 'patient'>): string {
  return idOf(`demand/${patient}`);
}

/**
 * Returns the command id of a step, always the same, so that an interrupted story continues without repeating steps.
 */
export function commandIdOf(demandId: string, step: number): string {
  return idOf(`${demandId}/${step}`);
}

/** Derives a UUID of version 8 from a name. */
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
