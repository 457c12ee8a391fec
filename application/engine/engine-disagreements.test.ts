import type { DemandRunStatus } from '@aval/workflows/contract';
import { describe, expect, test } from 'vitest';
import { type DemandRecord, findDisagreements, needsRun, type RunRecord } from './engine-disagreements';

const NOW = new Date('2026-11-21T10:00:00Z');
const TOMORROW = new Date('2026-11-22T10:00:00Z');

const DEMAND: DemandRecord = {
  id: '00000000-0000-4000-8000-000000000001',
  reference: 'MER-26-000001',
  status: 'ACTIVE',
  displayStatus: 'pending_analysis',
  sequence: 3,
  continueAt: null,
  divergedAt: null,
  commandFaultCode: null,
  clockFaultCode: null,
  reminderFaultCode: null,
  lastSequence: 3,
  carriesLastState: true,
  columnsFollowContent: true,
  waitingSince: null,
};

const STATUS: DemandRunStatus = {
  sequence: 3,
  displayStatus: 'pending_analysis',
  nextDeadline: null,
  diverged: false,
  clockFault: null,
  reminderFault: null,
  commandsInRun: 1,
};

const NONE: RunRecord = { found: 'none' };

function running(change: Partial<DemandRunStatus> = {}): RunRecord {
  return { found: 'running', status: { ...STATUS, ...change } };
}

function compare(demand: Partial<DemandRecord>, run: RunRecord = running()) {
  return findDisagreements({ ...DEMAND, ...demand }, run, NOW);
}

describe('a demand is in order', () => {
  test('a demand is in order when row, last entry and run agree', () => {
    expect(compare({})).toEqual([]);
  });

  test('a demand is in order when it is sent without a clock, with or without a run', () => {
    const sent = { status: 'SENDED', displayStatus: 'sended_accepted' };
    expect(compare(sent, running({ displayStatus: 'sended_accepted' }))).toEqual([]);
    expect(compare(sent, NONE)).toEqual([]);
  });

  test('a demand is in order when it has ended and has no run', () => {
    expect(compare({ status: 'FINISHED' }, NONE)).toEqual([]);
    expect(compare({ status: 'CANCELED' }, NONE)).toEqual([]);
  });

  test('a demand is in order when its run waits for its clock, or for a reminder before it', () => {
    const clock = { status: 'SENDED', continueAt: TOMORROW };
    expect(compare(clock, running({ nextDeadline: TOMORROW.toISOString() }))).toEqual([]);
    expect(compare(clock, running({ nextDeadline: '2026-11-21T20:00:00Z' }))).toEqual([]);
  });

  test('a demand is in order when it was submitted a moment ago', () => {
    const submitted = { status: 'DRAFT', displayStatus: 'draft', sequence: 0, lastSequence: null };
    expect(compare({ ...submitted, waitingSince: NOW }, NONE)).toEqual([]);
  });
});

describe('a demand is reported', () => {
  test.each<[string, Partial<DemandRecord>, RunRecord, string[]]>([
    [
      'its row and its last entry have different sequences',
      { sequence: 4 },
      running({ sequence: 4 }),
      ['row_differs_from_history'],
    ],
    [
      'its row does not have the state of its last entry',
      { carriesLastState: false },
      running(),
      ['row_differs_from_history'],
    ],
    [
      'a version has columns that do not follow from its content',
      { columnsFollowContent: false },
      running(),
      ['columns_differ_from_content'],
    ],
    ['it is open and has no run', {}, NONE, ['no_run']],
    ['it has a pending clock and no run', { status: 'SENDED', continueAt: TOMORROW }, NONE, ['no_run']],
    ['its run does not answer', {}, { found: 'silent' }, ['run_silent']],
    ['its run has fewer entries than its history', {}, running({ sequence: 2 }), ['run_behind']],
    ['its run has more entries than its history', {}, running({ sequence: 4 }), ['run_ahead']],
    ['its run has another status than its row', {}, running({ displayStatus: 'sended_denied' }), ['run_differs']],
    [
      'it is marked as diverged and faulty',
      { divergedAt: NOW, commandFaultCode: 'database_23514' },
      running(),
      ['diverged', 'command_fault'],
    ],
    [
      'it is marked as diverged and its run is behind',
      { divergedAt: NOW },
      running({ diverged: true, sequence: 1 }),
      ['diverged'],
    ],
    ['its run has diverged and its row is not marked', {}, running({ diverged: true }), ['diverged']],
    ['its clock has failed', { continueAt: TOMORROW }, running({ clockFault: 'clock_refused' }), ['clock_fault']],
    ['its reminders have failed', {}, running({ reminderFault: 'database_22012' }), ['reminder_fault']],
    ['its run lacks the pending clock', { status: 'SENDED', continueAt: TOMORROW }, running(), ['clock_missing']],
    ['it has ended and its run has not', { status: 'CANCELED' }, running(), ['run_not_needed']],
  ])('a demand is reported when %s', (_why, demand, run, expected) => {
    expect(compare(demand, run)).toEqual(expected);
  });

  test('a demand is reported when its clock is overdue', () => {
    const past = new Date('2026-11-21T09:55:00Z');
    const run = running({ nextDeadline: past.toISOString() });
    expect(compare({ status: 'SENDED', continueAt: past }, run)).toEqual(['clock_overdue']);
  });

  test('a demand is reported when the engine has not received an accepted command', () => {
    const waitingSince = new Date('2026-11-21T09:50:00Z');
    const submitted = { status: 'DRAFT', displayStatus: 'draft', sequence: 0, lastSequence: null };
    expect(compare({ ...submitted, waitingSince }, NONE)).toEqual(['undelivered']);
  });
});

test('active demands and pending clocks need a run', () => {
  expect(needsRun({ status: 'ACTIVE', continueAt: null })).toBe(true);
  expect(needsRun({ status: 'SENDED', continueAt: TOMORROW })).toBe(true);
  expect(needsRun({ status: 'SENDED', continueAt: null })).toBe(false);
  expect(needsRun({ status: 'FINISHED', continueAt: null })).toBe(false);
});
