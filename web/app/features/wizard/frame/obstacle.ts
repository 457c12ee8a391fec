import type { Ending } from '@aval/application/history/find-ending';
import type { SaveAnswer } from './save-answer';

/** Obstacle to saving that retrying cannot resolve. */
export type Obstacle =
  | { kind: 'conflict'; revision: number; savedAt: string; byName: string; differing: readonly string[] }
  /** Lasts until the user has signed in or met an obligation in another tab. */
  | { kind: 'signed_out' | 'obliged' }
  /** Nobody, or not this user, may edit the demand any more; `isSeen` is false when the demand itself is gone. */
  | { kind: 'closed'; ending: Ending | null; isSeen: boolean };

export function obstacleOf(answer: SaveAnswer): Obstacle | null {
  switch (answer.status) {
    case 'conflict':
      return {
        kind: 'conflict',
        revision: answer.revision,
        savedAt: answer.savedAt,
        byName: answer.byName,
        differing: answer.differing ?? [],
      };
    case 'signed_out':
    case 'obliged':
      return { kind: answer.status };
    case 'closed':
      return { kind: 'closed', ending: answer.ending, isSeen: true };
    case 'not_found':
    case 'forbidden':
      return { kind: 'closed', ending: null, isSeen: answer.status === 'forbidden' };
    default:
      return null;
  }
}

/** Id of the element that explains the obstacle. */
export const OBSTACLE_PLACE = 'why-not-saved';

/** Focuses the explanation once it is on the page. */
export function lookAtObstacle(): void {
  requestAnimationFrame(() => document.getElementById(OBSTACLE_PLACE)?.focus());
}
