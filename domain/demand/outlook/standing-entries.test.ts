import { describe, expect, it } from 'vitest';
import type { HistoryAction } from '../vocabulary';
import { standingEntries } from './standing-entries';

const standing = (...actions: HistoryAction[]) =>
  standingEntries(actions.map((action) => ({ action }))).map((e) => e.action);

describe('the standing entries', () => {
  it('are all entries without an undo', () => {
    expect(standing('REQUEST', 'COMMENT', 'ACCEPT')).toEqual(['REQUEST', 'COMMENT', 'ACCEPT']);
  });

  it('exclude an undo and the last action before it, but not comments and uploads', () => {
    expect(standing('REQUEST', 'ACCEPT', 'UPLOAD', 'COMMENT', 'ROLLBACK')).toEqual(['REQUEST', 'UPLOAD', 'COMMENT']);
  });

  it('lose one action for each undo', () => {
    const decided = ['REQUEST', 'REQUEST_AUTHORIZATION', 'PROPOSE_DENIAL', 'ROLLBACK', 'ROLLBACK', 'DENY'] as const;
    expect(standing(...decided)).toEqual(['REQUEST', 'DENY']);
  });
});
