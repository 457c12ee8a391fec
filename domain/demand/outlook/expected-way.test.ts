import { describe, expect, it } from 'vitest';
import { draftState } from '../lifecycle/draft-state';
import { expectedWay } from './expected-way';

const [validates, doesNot] = [{ validationStep: true }, { validationStep: false }];
const signature = [
  { role: 'MANAGER', status: 'pending_analysis' },
  { role: 'REPRESENTATIVE', status: 'pending_company_accept' },
  { role: 'DOCTOR', status: 'sended_accepted' },
];

describe('the expected way of a demand once it is sent', () => {
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

  it('begins with the role that asked for more information', () => {
    const asked = { ...draftState(), returnToRole: 'REPRESENTATIVE' } as const;
    expect(expectedWay(asked, 'missing_info', doesNot)[0]).toEqual({
      role: 'REPRESENTATIVE',
      status: 'pending_validation',
    });
    expect(expectedWay({ ...asked, returnToRole: 'MANAGER' }, 'edit_active', validates)).toEqual(signature);
  });

  it('is empty for modes that keep the demand in its status', () => {
    expect(expectedWay(draftState(), 'change_dates', validates)).toEqual([]);
    expect(expectedWay(draftState(), 'administrative', validates)).toEqual([]);
  });
});
