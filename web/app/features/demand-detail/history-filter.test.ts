import type { HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import { expect, test } from 'vitest';
import { filterHistory, historyChoices, isFiltering, NO_FILTER, toggled } from './history-filter';

function entry(fields: Partial<HistoryEntry>): HistoryEntry {
  return {
    sequence: 1,
    at: '2026-11-21T09:00:00.000Z',
    action: 'REQUEST',
    actorName: 'Ana',
    fromRole: 'DOCTOR',
    toRole: null,
    toUserName: null,
    comment: null,
    withoutReason: false,
    privateComment: null,
    commentTarget: null,
    decisionReason: null,
    finalReason: null,
    confirmedWarnings: [],
    versionNumber: 1,
    totalCycles: null,
    status: 'pending_analysis',
    statusBefore: null,
    files: [],
    ...fields,
  };
}

const file = {
  id: 1,
  versionNumber: 1,
  description: 'Informe',
  fileName: 'a.pdf',
  mediaType: 'application/pdf',
  size: 1,
  addedAt: '2026-11-21T09:00:00.000Z',
};
const HISTORY = [
  entry({ sequence: 4, action: 'CONTINUE', actorName: null, fromRole: null }),
  entry({ sequence: 3, action: 'ACCEPT', actorName: 'Luis', fromRole: 'MANAGER', privateComment: 'x' }),
  entry({ sequence: 2, action: 'UPLOAD', actorName: 'Marta', fromRole: 'MANAGER', files: [file] }),
  entry({ sequence: 1, comment: 'x' }),
];
const shown = (filter: Partial<typeof NO_FILTER>) =>
  filterHistory(HISTORY, { ...NO_FILTER, ...filter }).map(({ sequence }) => sequence);

test('an empty filter shows everything', () => {
  expect(isFiltering(NO_FILTER)).toBe(false);
  expect(shown({})).toEqual([4, 3, 2, 1]);
});

test('actions and people restrict each other, while roles and authors add up', () => {
  expect(shown({ actions: ['ACCEPT', 'UPLOAD'] })).toEqual([3, 2]);
  expect(shown({ roles: ['MANAGER'] })).toEqual([3, 2]);
  expect(shown({ roles: [null], authors: ['Ana'] })).toEqual([4, 1]);
  expect(shown({ actions: ['ACCEPT'], authors: ['Marta'] })).toEqual([]);
});

test('the filter by parts selects entries with comments, private or not, or with files', () => {
  expect(shown({ parts: ['comment'] })).toEqual([3, 1]);
  expect(shown({ parts: ['files'] })).toEqual([2]);
  expect(shown({ parts: ['comment', 'files'] })).toEqual([3, 2, 1]);
});

test('only values that occur in the history can be chosen', () => {
  expect(historyChoices(HISTORY)).toEqual({
    actions: ['CONTINUE', 'ACCEPT', 'UPLOAD', 'REQUEST'],
    roles: [null, 'MANAGER', 'DOCTOR'],
    authors: ['Luis', 'Marta', 'Ana'],
    parts: ['comment', 'files'],
  });
  expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b']);
});
