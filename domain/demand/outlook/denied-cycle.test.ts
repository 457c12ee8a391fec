import { describe, expect, it } from 'vitest';
import { EXAMPLE_STATES, exampleDecision } from '../lifecycle/example-states.test-support';
import { act, authorized, continued, settle, submitted } from './cycles.test-support';
import { deniedCycle } from './denied-cycle';

describe('a denied continuation', () => {
  it.each([
    [1, { denied: 2, authorized: { first: 1, last: 1 } }],
    [2, { denied: 3, authorized: { first: 1, last: 2 } }],
    [4, { denied: 5, authorized: { first: 1, last: 4 } }],
  ])('a denied continuation after %i authorized cycles concerns the next one', (count, expected) => {
    expect(deniedCycle(settle(continued(authorized(count)), 'deny'))).toEqual(expected);
  });

  it('a denied continuation of a treatment begun elsewhere names only the cycles that were authorized here', () => {
    const denied = settle(continued(authorized(2, { cycle: 3 })), 'deny');
    expect(deniedCycle(denied)).toEqual({ denied: 5, authorized: { first: 3, last: 4 } });
  });

  it('is unaffected by answers to questions, changes of dates and administrative edits', () => {
    const accepted = authorized(1);
    const moved = act(accepted, { type: 'change_dates', content: { ...accepted, cycleEnd: '2026-12-20' } }, 'DOCTOR');
    const asked = act(continued(moved), exampleDecision('more_info'), 'MANAGER');
    const answered = act(asked, { type: 'resubmit', content: asked }, 'DOCTOR');
    const edited = act(answered, { type: 'save_administrative', content: answered }, 'MANAGER');
    expect(edited.version).toBe(5);
    expect(deniedCycle(settle(edited, 'deny'))).toEqual({ denied: 2, authorized: { first: 1, last: 1 } });
  });

  it('concerns the next cycle also when cycles were added later', () => {
    const last = authorized(1, { totalCycles: 1 });
    const more = act(last, { type: 'increase_cycles', by: 2 }, 'DOCTOR');
    expect(deniedCycle(settle(continued(more), 'deny'))).toEqual({ denied: 2, authorized: { first: 1, last: 1 } });
  });

  it('does not exist before the final denial, nor once that is undone', () => {
    const filed = continued(authorized(2));
    const proposed = act(filed, exampleDecision('deny'), 'MANAGER');
    expect([filed, proposed].map(deniedCycle)).toEqual([null, null]);
    const denied = act(proposed, exampleDecision('deny'), 'REPRESENTATIVE');
    const undone = act(denied, { type: 'rollback' }, 'MANAGER', { stateToRestore: proposed });
    expect(deniedCycle(undone)).toBeNull();
    const decidedAgain = act(undone, exampleDecision('authorize', { contradictionConfirmed: true }), 'REPRESENTATIVE');
    expect(deniedCycle(decidedAgain)).toBeNull();
  });

  it('does not count an authorization that was undone', () => {
    const filed = continued(authorized(1));
    const proposed = act(filed, exampleDecision('authorize'), 'MANAGER');
    const accepted = act(proposed, exampleDecision('authorize'), 'REPRESENTATIVE');
    const undone = act(accepted, { type: 'rollback' }, 'MANAGER', { stateToRestore: proposed });
    const denied = act(undone, exampleDecision('deny', { contradictionConfirmed: true }), 'REPRESENTATIVE');
    expect(deniedCycle(denied)).toEqual({ denied: 2, authorized: { first: 1, last: 1 } });
  });
});

describe('there is no denied continuation', () => {
  it('a first request, of any cycle, is no denied continuation', () => {
    expect(deniedCycle(settle(submitted(), 'deny'))).toBeNull();
    expect(deniedCycle(settle(submitted({ cycle: 3 }), 'deny'))).toBeNull();
  });

  it('a request without cycles or for radiotherapy alone is no denied continuation', () => {
    expect(deniedCycle(settle(submitted({ cycle: 0, totalCycles: 0 }), 'deny'))).toBeNull();
    const radiotherapy = { chemotherapy: false, radiotherapy: true, cycle: 0, totalCycles: 0 };
    expect(deniedCycle(settle(submitted(radiotherapy), 'deny'))).toBeNull();
  });

  it('a draft and any other status are no denied continuation', () => {
    for (const [status, state] of Object.entries(EXAMPLE_STATES)) expect(deniedCycle(state), status).toBeNull();
    expect(deniedCycle(null)).toBeNull();
  });

  it('a row with more authorizations than earlier cycles is no denied continuation', () => {
    const denied = settle(continued(authorized(2)), 'deny');
    expect(deniedCycle({ ...denied, acceptedVersions: 7 })).toBeNull();
  });
});
