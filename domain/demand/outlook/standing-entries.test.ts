import { describe, expect, it } from 'vitest';
import { standingEntries } from './standing-entries';

const standing = (...actions: string[]) => standingEntries(actions.map((action) => ({ action }))).map((e) => e.action);

describe('the entries that stand', () => {
  it('are all without an undo', () => {
    expect(standing('REQUEST', 'COMMENT', 'ACCEPT')).toEqual(['REQUEST', 'COMMENT', 'ACCEPT']);
  });

  it('are neither an undo nor the last action before it, whatever accompanied that', () => {
    expect(standing('REQUEST', 'ACCEPT', 'UPLOAD', 'COMMENT', 'ROLLBACK')).toEqual(['REQUEST', 'UPLOAD', 'COMMENT']);
  });

  it('lose one action for each undo', () => {
    const decided = ['REQUEST', 'REQUEST_AUTHORIZATION', 'PROPOSE_DENIAL', 'ROLLBACK', 'ROLLBACK', 'DENY'] as const;
    expect(standing(...decided)).toEqual(['REQUEST', 'DENY']);
  });
});
