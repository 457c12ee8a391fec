import { describe, expect, it } from 'vitest';
import { ROLE_NAMES } from '../../access/roles';
import {
  EXAMPLE_CONSULTANT,
  EXAMPLE_CONTENT,
  exampleActor,
  exampleDecision,
} from '../lifecycle/example-states.test-support';
import { plainFacts } from './plain-facts';

describe('facts that need no database query', () => {
  it.each(ROLE_NAMES)('are those of a decision of %s, except of a representative, whose scope is checked', (role) => {
    const asked = plainFacts(exampleDecision('authorize'), exampleActor(role)) === null;
    expect(asked).toBe(role === 'REPRESENTATIVE');
  });

  it.each([
    { type: 'submit', content: EXAMPLE_CONTENT },
    { type: 'resubmit', content: EXAMPLE_CONTENT },
    { type: 'continue', content: EXAMPLE_CONTENT },
    { type: 'change_dates', content: EXAMPLE_CONTENT },
    { type: 'increase_cycles', by: 1 },
    { type: 'rollback' },
    { type: 'take_over', toDoctorId: 7 },
    { type: 'return_to_manager', consultantId: EXAMPLE_CONSULTANT },
  ] as const)('are not those of $type', (command) => {
    expect(plainFacts(command, exampleActor('SYSTEM'))).toBeNull();
  });
});
