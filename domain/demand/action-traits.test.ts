import { describe, expect, it } from 'vitest';
import { traitsOf } from './action-traits';
import { TRANSITIONS } from './transitions/transitions';

/** Traits are read long after the command: they must say the same as the row of the table that wrote the entry. */
describe.each(TRANSITIONS)('the traits of the action of $id', ({ history, effects, to, decision, by }) => {
  const traits = traitsOf(history);

  it('say whether it makes a version', () => {
    expect(traits.makesVersion).toBe(effects?.includes('new_version') ?? false);
  });

  it('say how it ends the demand, and whether it undoes', () => {
    expect(traits.ending).toBe(to === 'canceled' || to === 'finished' ? to : null);
    expect(traits.weight === 'undoes').toBe(to === 'restored');
  });

  it('call a decision to authorize or deny by its outcome', () => {
    const outcome = decision === 'authorize' ? 'authorized' : decision === 'deny' ? 'denied' : null;
    expect(traits.verdict).toBe(outcome);
  });

  it('tell a filing from a correction', () => {
    const isFiled = traits.makesVersion && by.includes('DOCTOR') && to !== 'unchanged';
    expect(traits.files).toBe(isFiled);
  });
});
