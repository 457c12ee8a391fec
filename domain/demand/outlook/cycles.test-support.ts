import type { DemandCommand, LifecycleActor, LifecycleFacts } from '../lifecycle/commands';
import {
  EXAMPLE_CONTENT,
  EXAMPLE_FACTS,
  EXAMPLE_NOW,
  exampleActor,
  exampleDecision,
} from '../lifecycle/example-states.test-support';
import { transition } from '../lifecycle/lifecycle';
import type { ContentFacts, DemandState } from '../state';

type Role = LifecycleActor['role'];

export function act(
  state: DemandState | null,
  command: DemandCommand,
  role: Role,
  facts: Partial<LifecycleFacts> = {},
) {
  // The clock acts at the very instant that it was set for.
  const now = command.type === 'cycle_ended' ? (state?.continueAt ?? EXAMPLE_NOW) : EXAMPLE_NOW;
  const result = transition(state, command, { ...EXAMPLE_FACTS, ...facts }, exampleActor(role), now);
  if (!result.ok) throw new Error(result.refusal);
  return result.state;
}

export function settle(state: DemandState, decision: 'authorize' | 'deny'): DemandState {
  return act(act(state, exampleDecision(decision), 'MANAGER'), exampleDecision(decision), 'REPRESENTATIVE');
}

export function submitted(change: Partial<ContentFacts> = {}): DemandState {
  return act(null, { type: 'submit', content: { ...EXAMPLE_CONTENT, ...change } }, 'DOCTOR');
}

/** The doctor files the next cycle of an authorized demand, once the clock has asked for it. */
export function continued(state: DemandState): DemandState {
  const asked = state.continueFlag ? state : act(state, { type: 'cycle_ended' }, 'SYSTEM');
  return act(asked, { type: 'continue', content: { ...asked, cycle: asked.cycle + 1 } }, 'DOCTOR');
}

/** Authorizes this many cycles one after another, from the first requested one. */
export function authorized(count: number, change: Partial<ContentFacts> = {}): DemandState {
  let state = settle(submitted({ totalCycles: 9, ...change }), 'authorize');
  for (let done = 1; done < count; done++) state = settle(continued(state), 'authorize');
  return state;
}
