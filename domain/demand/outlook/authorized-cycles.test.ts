import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_STATES, exampleDecision } from '../lifecycle/example-states.test-support';
import { authorizedCycles } from './authorized-cycles';
import { act, authorized, continued, settle, submitted } from './cycles.test-support';

describe('the cycles whose authorization stands', () => {
  it('are none before the final decision, and none of a denied or canceled request', () => {
    const { sended_accepted, pending_continue, ...others } = EXAMPLE_STATES;
    for (const [status, state] of Object.entries(others)) expect(authorizedCycles(state), status).toBeNull();
    expect(authorizedCycles(sended_accepted)).toEqual({ first: 1, last: 1 });
    expect(authorizedCycles(act(sended_accepted, { type: 'cycle_ended' }, 'SYSTEM'))).toEqual({ first: 1, last: 1 });
  });

  it.each([
    [1, {}, { first: 1, last: 1 }],
    [4, {}, { first: 1, last: 4 }],
    [2, { cycle: 3 }, { first: 3, last: 4 }],
    [1, { cycle: 0, totalCycles: 0 }, { first: 0, last: 0 }],
  ])('authorized cycles after %i authorizations of %o', (count, change, expected) => {
    expect(authorizedCycles(authorized(count, change))).toEqual(expected);
  });

  it('stay while the next one is requested, proposed, questioned or denied', () => {
    const filed = continued(authorized(2));
    const asked = act(filed, exampleDecision('more_info'), 'MANAGER');
    const proposed = act(filed, exampleDecision('authorize'), 'MANAGER');
    for (const state of [filed, asked, proposed, settle(filed, 'deny')])
      expect(authorizedCycles(state)).toEqual({ first: 1, last: 2 });
  });

  it('are withdrawn only by an undo', () => {
    const filed = submitted();
    const proposed = act(filed, exampleDecision('authorize'), 'MANAGER');
    const accepted = act(proposed, exampleDecision('authorize'), 'REPRESENTATIVE');
    expect(authorizedCycles(act(accepted, { type: 'rollback' }, 'MANAGER', { stateToRestore: proposed }))).toBeNull();
    const asked = act(accepted, { type: 'cycle_ended' }, 'SYSTEM');
    expect(authorizedCycles(act(asked, { type: 'finish' }, 'DOCTOR'))).toEqual({ first: 1, last: 1 });
  });

  it('are the same after a change of dates', () => {
    const accepted = authorized(2);
    const moved = act(accepted, { type: 'change_dates', content: { ...accepted, cycleEnd: '2026-12-20' } }, 'DOCTOR');
    expect(authorizedCycles(moved)).toEqual({ first: 1, last: 2 });
  });

  it('are never more than were requested, whatever the decisions and their order', () => {
    const choices = fc.array(fc.constantFrom('continue', 'dates', 'undo'), { maxLength: 12 });
    fc.assert(
      fc.property(choices, fc.integer({ min: 1, max: 4 }), (chosen, cycle) => {
        let state = authorized(1, { cycle });
        let counted = 1;
        for (const choice of chosen) {
          if (choice === 'dates') state = act(state, { type: 'change_dates', content: state }, 'DOCTOR');
          if (choice === 'continue' && state.cycle < state.totalCycles) {
            state = settle(continued(state), 'authorize');
            counted += 1;
          }
          if (choice === 'undo' && state.cycle < state.totalCycles) {
            const proposed = act(continued(state), exampleDecision('authorize'), 'MANAGER');
            const accepted = act(proposed, exampleDecision('authorize'), 'REPRESENTATIVE');
            const undone = act(accepted, { type: 'rollback' }, 'MANAGER', { stateToRestore: proposed });
            expect(authorizedCycles(undone)).toEqual({ first: cycle, last: cycle + counted - 1 });
          }
          expect(authorizedCycles(state)).toEqual({ first: cycle, last: cycle + counted - 1 });
        }
      }),
    );
  });
});
