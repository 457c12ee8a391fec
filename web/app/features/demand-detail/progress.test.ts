import type { HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import type { VisibleState } from '@aval/domain/reading/visible-state';
import { describe, expect, it } from 'vitest';
import { progressOf, standingOutcome } from './progress';

function entry(fields: Partial<HistoryEntry>): HistoryEntry {
  return {
    sequence: 1,
    at: '2026-11-21T09:00:00.000Z',
    action: 'REQUEST',
    actorName: null,
    fromRole: null,
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

const state = (fields: Partial<VisibleState>) =>
  ({ validationStep: false, returnToRole: null, ...fields }) as VisibleState;
const states = (...question: Parameters<typeof progressOf>) => progressOf(...question).map((phase) => phase.state);
const sent = entry({});
const signed = entry({ sequence: 2, action: 'ACCEPT', fromRole: 'REPRESENTATIVE', status: 'sended_accepted' });

describe('the six phases', () => {
  it('skip the validation when the company has none', () => {
    expect(states({ status: 'pending_analysis', state: state({}), history: [sent] })).toEqual([
      'done',
      'skipped',
      'current',
      'later',
      'later',
      'later',
    ]);
  });

  it('show a denied validation as denied, never as done', () => {
    const denied = entry({ sequence: 2, action: 'DENY', statusBefore: 'pending_validation', toRole: 'MANAGER' });
    const decided = entry({ sequence: 3, action: 'ACCEPT', fromRole: 'MANAGER', toRole: 'REPRESENTATIVE' });
    const under = state({ validationStep: true });
    expect(states({ status: 'pending_analysis', state: under, history: [denied, sent] })[1]).toBe('denied');
    expect(states({ status: 'pending_company_accept', state: under, history: [decided, denied, sent] })[1]).toBe(
      'denied',
    );
  });

  it("ignore undone actions and the undo itself as the manager's decision", () => {
    const toSign = { fromRole: 'MANAGER', toRole: 'REPRESENTATIVE', status: 'pending_company_accept' } as const;
    const decided = entry({ sequence: 2, action: 'ACCEPT', ...toSign });
    const signed = entry({ sequence: 3, action: 'ACCEPT', fromRole: 'REPRESENTATIVE', status: 'sended_accepted' });
    const unsigned = entry({ sequence: 4, action: 'ROLLBACK', ...toSign });
    const history = [unsigned, signed, decided, sent];
    const phases = progressOf({ status: 'pending_company_accept', state: state({}), history });
    expect(phases.map((phase) => phase.entry?.sequence ?? null)).toEqual([1, null, 2, null, null, null]);
    const undecided = entry({ sequence: 5, action: 'ROLLBACK', fromRole: 'MANAGER' });
    const canceled = entry({ sequence: 6, action: 'CANCEL', status: 'canceled' });
    const over = [canceled, undecided, ...history];
    expect(states({ status: 'canceled', state: state({}), history: over })).toEqual([
      'done',
      'skipped',
      'skipped',
      'skipped',
      'done',
      'later',
    ]);
  });

  it('stay at the validation when the representative asks for information', () => {
    const asked = state({ validationStep: true, returnToRole: 'REPRESENTATIVE' });
    expect(states({ status: 'pending_missing_info', state: asked, history: [sent] })[1]).toBe('current');
  });

  it('reach the treatment after an authorization and end before it after a denial', () => {
    expect(states({ status: 'sended_accepted', state: state({}), history: [sent] }).at(-1)).toBe('current');
    expect(states({ status: 'sended_denied', state: state({}), history: [sent] }).slice(-2)).toEqual(['done', 'later']);
  });

  it('the six phases of a canceled demand include only those it went through', () => {
    const canceled = entry({ sequence: 2, action: 'CANCEL', status: 'canceled', statusBefore: 'pending_analysis' });
    expect(states({ status: 'canceled', state: state({}), history: [canceled, sent] })).toEqual([
      'done',
      'skipped',
      'skipped',
      'skipped',
      'done',
      'later',
    ]);
  });

  it('take their dates from the current round', () => {
    const earlier = entry({ sequence: 2, action: 'ACCEPT', fromRole: 'MANAGER', toRole: 'REPRESENTATIVE' });
    const again = entry({ sequence: 4, action: 'REQUEST', statusBefore: 'pending_continue' });
    const phases = progressOf({ status: 'pending_analysis', state: state({}), history: [again, earlier, sent] });
    expect(phases.find(({ name }) => name === 'analysis')?.entry).toBeNull();
  });

  it('the phases of a demand that ended after its decision have the date of the decision, and of the end at the treatment', () => {
    const ended = (status: 'finished' | 'canceled', at: string) =>
      progressOf({
        status,
        state: state({ treatmentStart: '2026-12-02' }),
        history: [
          entry({ sequence: 3, at, action: status === 'finished' ? 'FINISH' : 'CANCEL', status }),
          signed,
          sent,
        ],
      }).slice(-2);
    const early = ended('finished', '2026-11-20T09:00:00.000Z');
    expect(early.map((phase) => phase.entry?.sequence)).toEqual([2, 3]);
    expect(early.map((phase) => phase.state)).toEqual(['done', 'skipped']);
    expect(ended('finished', '2026-12-02T09:00:00.000Z').map((phase) => phase.state)).toEqual(['done', 'done']);
    expect(ended('canceled', '2027-01-02T09:00:00.000Z').map((phase) => phase.entry?.sequence)).toEqual([2, 3]);
  });

  it('the six phases of a demand that finished during its next cycle belong to that cycle', () => {
    const again = entry({ sequence: 3, statusBefore: 'pending_continue' });
    const finished = entry({ sequence: 4, action: 'FINISH', status: 'finished' });
    const history = [finished, again, signed, sent];
    const phases = progressOf({ status: 'finished', state: state({ treatmentStart: '2026-10-02' }), history });
    expect(phases.map((phase) => phase.state)).toEqual(['done', 'skipped', 'skipped', 'skipped', 'done', 'later']);
    expect(phases.map((phase) => phase.entry?.sequence ?? null)).toEqual([1, null, null, null, 4, null]);
  });
});

describe('the standing decision', () => {
  it.each(['sended_accepted', 'pending_continue', 'finished', 'canceled'] as const)(
    'is shown while the demand is %s',
    (status) => {
      const last = entry({ sequence: 3, action: 'FINISH', status });
      expect(standingOutcome({ status, history: [last, signed, sent] })?.sequence).toBe(2);
    },
  );

  it('is absent if none was taken, if it was undone, and during the next round', () => {
    const undone = entry({ sequence: 3, action: 'ROLLBACK', status: 'pending_company_accept' });
    const canceled = entry({ sequence: 4, action: 'CANCEL', status: 'canceled' });
    expect(standingOutcome({ status: 'canceled', history: [canceled, sent] })).toBeNull();
    expect(standingOutcome({ status: 'canceled', history: [canceled, undone, signed, sent] })).toBeNull();
    expect(standingOutcome({ status: 'pending_analysis', history: [signed, sent] })).toBeNull();
  });
});
