import type { Ending } from '@aval/application/history/find-ending';
import type { SaveAnswer } from './save-answer';

/** What stands between a page and its copy on the server, and cannot be solved by trying again. */
export type Obstacle =
  | { kind: 'conflict'; revision: number; savedAt: string; byName: string }
  /** Until somebody has signed in again, or met what is owed, in another tab. */
  | { kind: 'signed_out' | 'obliged' }
  /** Nobody may write there any more, or not this user; not seen where the demand itself is gone. */
  | { kind: 'closed'; ending: Ending | null; isSeen: boolean };

export function obstacleOf(answer: SaveAnswer): Obstacle | null {
  switch (answer.status) {
    case 'conflict':
      return {
        kind: 'conflict',
        revision: answer.revision,
        savedAt: answer.savedAt,
        byName: answer.byName,
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

/** Where the page says it, and the ways on. */
export const OBSTACLE_PLACE = 'why-not-saved';

/** Leads there whoever has asked for what cannot be done, once it is on the page. */
export function lookAtObstacle(): void {
  requestAnimationFrame(() => document.getElementById(OBSTACLE_PLACE)?.focus());
}
