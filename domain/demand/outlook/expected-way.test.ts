import { describe, expect, it } from 'vitest';
import { draftState } from '../lifecycle/draft-state';
import { expectedWay } from './expected-way';

const [validates, doesNot] = [{ validationStep: true }, { validationStep: false }];
const signature = [
  { role: 'MANAGER', status: 'pending_analysis' },
  { role: 'REPRESENTATIVE', status: 'pending_company_accept' },
  { role: 'DOCTOR', status: 'sended_accepted' },
];

describe('whose turn it is once a demand is sent', () => {
  it.each(['draft', 'continue'] as const)(
    'follows the table from "%s", with the validation step where there is one',
    (mode) => {
      expect(expectedWay(null, mode, doesNot)).toEqual(signature);
      expect(expectedWay(null, mode, validates)).toEqual([
        { role: 'REPRESENTATIVE', status: 'pending_validation' },
        ...signature,
      ]);
    },
  );

  it('begins with whoever asked for more information', () => {
    const asked = { ...draftState(), returnToRole: 'REPRESENTATIVE' } as const;
    expect(expectedWay(asked, 'missing_info', doesNot)[0]).toEqual({
      role: 'REPRESENTATIVE',
      status: 'pending_validation',
    });
    expect(expectedWay({ ...asked, returnToRole: 'MANAGER' }, 'edit_active', validates)).toEqual(signature);
  });

  it('is empty for what leaves a demand where it is', () => {
    expect(expectedWay(draftState(), 'change_dates', validates)).toEqual([]);
    expect(expectedWay(draftState(), 'administrative', validates)).toEqual([]);
  });
});
