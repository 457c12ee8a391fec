import { describe, expect, it } from 'vitest';
import type { DemandCommand, LifecycleActor, LifecycleFacts } from '../lifecycle/commands';
import {
  EXAMPLE_CONTENT,
  EXAMPLE_FACTS,
  EXAMPLE_NOW,
  EXAMPLE_STATES,
  exampleActor,
  exampleDecision,
} from '../lifecycle/example-states.test-support';
import { transition } from '../lifecycle/lifecycle';
import type { ContentFacts, DemandState } from '../state';
import { deniedCycle } from './denied-cycle';

type Role = LifecycleActor['role'];

function act(state: DemandState | null, command: DemandCommand, role: Role, facts: Partial<LifecycleFacts> = {}) {
  // The clock acts at the very instant that it was set for.
  const now = command.type === 'cycle_ended' ? (state?.continueAt ?? EXAMPLE_NOW) : EXAMPLE_NOW;
  const result = transition(state, command, { ...EXAMPLE_FACTS, ...facts }, exampleActor(role), now);
  if (!result.ok) throw new Error(result.refusal);
  return result.state;
}

function settle(state: DemandState, decision: 'authorize' | 'deny'): DemandState {
  return act(act(state, exampleDecision(decision), 'MANAGER'), exampleDecision(decision), 'REPRESENTATIVE');
}

function submitted(change: Partial<ContentFacts> = {}): DemandState {
  return act(null, { type: 'submit', content: { ...EXAMPLE_CONTENT, ...change } }, 'DOCTOR');
}

/** The doctor files the next cycle of an authorized demand, once the clock has asked for it. */
function continued(state: DemandState): DemandState {
  const asked = state.continueFlag ? state : act(state, { type: 'cycle_ended' }, 'SYSTEM');
  return act(asked, { type: 'continue', content: { ...asked, cycle: asked.cycle + 1 } }, 'DOCTOR');
}

/** So many cycles authorized one after another, from the one that was asked for first. */
function authorized(count: number, change: Partial<ContentFacts> = {}): DemandState {
  let state = settle(submitted({ totalCycles: 9, ...change }), 'authorize');
  for (let done = 1; done < count; done++) state = settle(continued(state), 'authorize');
  return state;
}

describe('a continuation that was denied', () => {
  it.each([
    [1, { denied: 2, authorized: { first: 1, last: 1 } }],
    [2, { denied: 3, authorized: { first: 1, last: 2 } }],
    [4, { denied: 5, authorized: { first: 1, last: 4 } }],
  ])('after %i authorized cycles concerns the next one', (count, expected) => {
    expect(deniedCycle(settle(continued(authorized(count)), 'deny'))).toEqual(expected);
  });

  it('of a treatment that was begun elsewhere names only the cycles that were authorized here', () => {
    const denied = settle(continued(authorized(2, { cycle: 3 })), 'deny');
    expect(deniedCycle(denied)).toEqual({ denied: 5, authorized: { first: 3, last: 4 } });
  });

  it('counts neither answers to questions nor changes of dates nor administrative edits', () => {
    const accepted = authorized(1);
    const moved = act(accepted, { type: 'change_dates', content: { ...accepted, cycleEnd: '2026-12-20' } }, 'DOCTOR');
    const asked = act(continued(moved), exampleDecision('more_info'), 'MANAGER');
    const answered = act(asked, { type: 'resubmit', content: asked }, 'DOCTOR');
    const edited = act(answered, { type: 'save_administrative', content: answered }, 'MANAGER');
    expect(edited.version).toBe(5);
    expect(deniedCycle(settle(edited, 'deny'))).toEqual({ denied: 2, authorized: { first: 1, last: 1 } });
  });

  it('of cycles that were added later is no other', () => {
    const last = authorized(1, { totalCycles: 1 });
    const more = act(last, { type: 'increase_cycles', by: 2 }, 'DOCTOR');
    expect(deniedCycle(settle(continued(more), 'deny'))).toEqual({ denied: 2, authorized: { first: 1, last: 1 } });
  });

  it('is none before the final denial, and none once that is undone', () => {
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

describe('nothing was authorized before', () => {
  it('of a first request, of whatever cycle', () => {
    expect(deniedCycle(settle(submitted(), 'deny'))).toBeNull();
    expect(deniedCycle(settle(submitted({ cycle: 3 }), 'deny'))).toBeNull();
  });

  it('without cycles, and of radiotherapy alone', () => {
    expect(deniedCycle(settle(submitted({ cycle: 0, totalCycles: 0 }), 'deny'))).toBeNull();
    const radiotherapy = { chemotherapy: false, radiotherapy: true, cycle: 0, totalCycles: 0 };
    expect(deniedCycle(settle(submitted(radiotherapy), 'deny'))).toBeNull();
  });

  it('in any other status, and of a draft', () => {
    for (const [status, state] of Object.entries(EXAMPLE_STATES)) expect(deniedCycle(state), status).toBeNull();
    expect(deniedCycle(null)).toBeNull();
  });

  it('as far as the row tells: more authorizations than cycles before this one name none', () => {
    const denied = settle(continued(authorized(2)), 'deny');
    expect(deniedCycle({ ...denied, acceptedVersions: 7 })).toBeNull();
  });
});
