import { describe, expect, it } from 'vitest';
import type { DisplayStatus, HistoryAction } from '../../vocabulary';
import { comparedVersion } from './compared-version';

type Line = [HistoryAction, DisplayStatus, number];
const history = (...lines: Line[]) =>
  lines.map(([action, displayStatus, versionNumber]) => ({ action, displayStatus, versionNumber }));

const AUTHORIZED: Line[] = [
  ['REQUEST', 'pending_analysis', 1],
  ['ACCEPT', 'pending_company_accept', 1],
  ['ACCEPT', 'sended_accepted', 1],
];

describe('the compared version', () => {
  it('is none for the first version', () => {
    expect(comparedVersion(history(...AUTHORIZED), 1)).toBeNull();
  });

  it('is the first one while the insurer has decided nothing', () => {
    const asked = history(
      ['REQUEST', 'pending_validation', 1],
      ['REQUEST_MISSING_INFO', 'pending_missing_info', 1],
      ['REQUEST', 'pending_validation', 2],
      ['ACCEPT', 'pending_analysis', 2],
      ['REQUEST_AUTHORIZATION', 'pending_evaluation', 2],
      ['PROPOSE_AUTHORIZATION', 'pending_analysis', 2],
      ['SAVE', 'pending_analysis', 3],
      ['ACCEPT', 'pending_company_accept', 3],
      ['REQUEST_MISSING_INFO', 'pending_analysis', 3],
      ['SAVE', 'pending_analysis', 4],
    );
    expect([2, 3, 4].map((shown) => comparedVersion(asked, shown))).toEqual([1, 1, 1]);
  });

  it('is the decided one, past administrative edits, changes of dates and answers', () => {
    const continued = history(
      ...AUTHORIZED,
      ['COMMENT', 'sended_accepted', 1],
      ['CHANGE_DATES', 'sended_accepted', 2],
      ['CONTINUE', 'pending_continue', 2],
      ['REQUEST', 'pending_analysis', 3],
      ['SAVE', 'pending_analysis', 4],
      ['REQUEST_MISSING_INFO', 'pending_missing_info', 4],
      ['REQUEST', 'pending_analysis', 5],
      ['ACCEPT', 'pending_company_accept', 5],
      ['DENY', 'sended_denied', 5],
    );
    expect([2, 3, 4].map((shown) => comparedVersion(continued, shown))).toEqual([1, 1, 1]);
    expect(comparedVersion(continued.slice(0, -1), 5)).toBe(1);
  });

  it('is none for a decided version, until its decision is undone', () => {
    const denied = history(
      ...AUTHORIZED,
      ['CONTINUE', 'pending_continue', 1],
      ['REQUEST', 'pending_analysis', 2],
      ['DENY', 'pending_company_deny', 2],
      ['DENY', 'sended_denied', 2],
    );
    expect(comparedVersion(denied.slice(0, -1), 2)).toBe(1);
    expect(comparedVersion(denied, 2)).toBeNull();
    expect(comparedVersion([...denied, ...history(['ROLLBACK', 'pending_company_deny', 2])], 2)).toBe(1);
    const moved = history(...AUTHORIZED, ['CHANGE_DATES', 'sended_accepted', 2]);
    expect(comparedVersion(moved, 2)).toBe(1);
  });

  it('skips versions whose decision was undone', () => {
    const undone = history(
      ...AUTHORIZED,
      ['CONTINUE', 'pending_continue', 1],
      ['REQUEST', 'pending_analysis', 2],
      ['ACCEPT', 'pending_company_accept', 2],
      ['ACCEPT', 'sended_accepted', 2],
      ['INCREASE_CYCLES', 'pending_continue', 2],
      ['ROLLBACK', 'sended_accepted', 2],
      ['REQUEST', 'pending_analysis', 3],
    );
    expect(comparedVersion(undone, 3)).toBe(2);
    const back = history(
      ...AUTHORIZED,
      ['CONTINUE', 'pending_continue', 1],
      ['REQUEST', 'pending_analysis', 2],
      ['ACCEPT', 'pending_company_accept', 2],
      ['ACCEPT', 'sended_accepted', 2],
      ['COMMENT', 'sended_accepted', 2],
      ['ROLLBACK', 'pending_company_accept', 2],
      ['ROLLBACK', 'pending_analysis', 2],
      ['SAVE', 'pending_analysis', 3],
    );
    expect(comparedVersion(back, 3)).toBe(1);
  });
});
