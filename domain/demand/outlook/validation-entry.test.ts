import { expect, test } from 'vitest';
import {
  EXAMPLE_FACTS,
  EXAMPLE_NOW,
  EXAMPLE_STATES,
  exampleActor,
  exampleDecision,
} from '../lifecycle/example-states.test-support';
import { transition } from '../lifecycle/lifecycle';
import { DECISIONS, DISPLAY_STATUSES } from '../vocabulary';
import { decidesValidation } from './validation-entry';

test('the validation is the step in which a representative authorizes or denies before the manager decides', () => {
  for (const statusBefore of DISPLAY_STATUSES) {
    for (const decision of DECISIONS) {
      for (const role of ['REPRESENTATIVE', 'MANAGER', 'CONSULTANT'] as const) {
        const command = exampleDecision(decision, { contradictionConfirmed: true });
        const done = transition(EXAMPLE_STATES[statusBefore], command, EXAMPLE_FACTS, exampleActor(role), EXAMPLE_NOW);
        if (!done.ok) continue;
        const { historyAction: action, toRole } = done;
        const validates = role === 'REPRESENTATIVE' && toRole === 'MANAGER' && action !== 'REQUEST_MISSING_INFO';
        expect([statusBefore, action, decidesValidation({ action, statusBefore })]).toEqual([
          statusBefore,
          action,
          validates,
        ]);
      }
    }
  }
});

test('other actions in that step are no validation', () => {
  const statusBefore = 'pending_validation';
  for (const action of ['COMMENT', 'CANCEL', 'REQUEST_MISSING_INFO', 'EVALUATION'] as const)
    expect(decidesValidation({ action, statusBefore })).toBe(false);
  expect(decidesValidation({ action: 'ACCEPT', statusBefore: null })).toBe(false);
});
