import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { RoleName } from '../../access/roles';
import type { DecisionOption } from '../../demand/lifecycle/offers';
import { decisionSchema } from './decision-schema';
import {
  cancelForms,
  changeDatesSchema,
  commentSchema,
  finishSchema,
  increaseCyclesSchema,
  rollbackForms,
} from './dialog-schemas';

function faults(schema: z.ZodType, input: unknown): string[] {
  const parsed = schema.safeParse(input);
  return (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

function option(changes: Pick<DecisionOption, 'decision' | 'toRole'> & Partial<DecisionOption>): DecisionOption {
  return {
    needsConsultant: false,
    needsDecisionReason: false,
    needsFinalReason: false,
    presetReason: null,
    ...changes,
  };
}

const manager = decisionSchema({
  role: 'MANAGER',
  options: [
    option({ decision: 'authorize', toRole: 'REPRESENTATIVE', needsDecisionReason: true }),
    option({ decision: 'deny', toRole: 'REPRESENTATIVE', needsDecisionReason: true }),
    option({ decision: 'evaluate', toRole: 'CONSULTANT', needsConsultant: true }),
    option({ decision: 'more_info', toRole: 'DOCTOR' }),
  ],
});
const representative = decisionSchema({
  role: 'REPRESENTATIVE',
  options: [
    option({ decision: 'authorize', toRole: 'DOCTOR', needsFinalReason: true }),
    option({ decision: 'deny', toRole: 'DOCTOR', needsFinalReason: true }),
  ],
});

describe('decision', () => {
  test('always requires a decision and a comment', () => {
    expect(faults(manager, {})).toEqual(['decision: validation:choose', 'comment: validation:required']);
  });

  test('accepts only decisions that are offered', () => {
    expect(faults(manager, { decision: 'propose_denial', comment: 'a' })).toEqual(['decision: validation:choose']);
  });

  test('accepts only the target of the decision', () => {
    const answer = { decision: 'more_info', comment: 'Falta el FISH' };
    expect(faults(manager, { ...answer, toRoleId: '7' })).toEqual([]);
    expect(faults(manager, { ...answer, toRoleId: '4' })).toEqual(['toRoleId: validation:choose']);
  });

  test('requires a consultant for an evaluation and drops it otherwise', () => {
    expect(faults(manager, { decision: 'evaluate', comment: 'a', toUserId: '' })).toEqual([
      'toUserId: validation:choose',
    ]);
    expect(manager.parse({ decision: 'evaluate', comment: 'a', toUserId: '9' }).toUserId).toBe(9);
    expect(manager.parse({ decision: 'more_info', comment: 'a', toUserId: '9' }).toUserId).toBeNull();
  });

  test('requires a reason from the manager, which may contradict the decision', () => {
    expect(faults(manager, { decision: 'deny', comment: 'a' })).toEqual(['decisionReason: validation:choose']);
    expect(manager.parse({ decision: 'deny', comment: 'a', decisionReason: 'AUTORIZADO' })).toEqual({
      decision: 'deny',
      toUserId: null,
      decisionReason: 'AUTORIZADO',
      finalReason: null,
      contradictionConfirmed: false,
      comment: 'a',
      privateComment: null,
    });
  });

  test('requires a final reason that matches the decision', () => {
    expect(faults(representative, { decision: 'deny', comment: 'a' })).toEqual(['finalReason: validation:choose']);
    expect(faults(representative, { decision: 'deny', comment: 'a', finalReason: 'AUTORIZADO' })).toEqual([
      'finalReason: validation:reasonKind',
    ]);
    expect(
      representative.parse({ decision: 'deny', comment: 'a', finalReason: 'NOCUBIERTODENEGADO' }).finalReason,
    ).toBe('NOCUBIERTODENEGADO');
  });

  test('drops private comments of roles that cannot read them', () => {
    const answer = { comment: 'a', privateComment: 'b' };
    expect(manager.parse({ ...answer, decision: 'more_info' }).privateComment).toBe('b');
    expect(
      representative.parse({ ...answer, decision: 'authorize', finalReason: 'AUTORIZADO' }).privateComment,
    ).toBeNull();
  });
});

describe('comment', () => {
  const comment = (role: RoleName, hasFiles = false) => commentSchema({ role, hasFiles });

  test.each<[RoleName, boolean]>([
    ['DOCTOR', true],
    ['ASSISTANT', true],
    ['REPRESENTATIVE', true],
    ['CONSULTANT', true],
    ['SUPERVISOR', true],
    ['MANAGER', false],
    ['ADMIN', false],
    ['SUPERADMIN', false],
  ])('a comment by %s requires a text: %s', (role, required) => {
    const missing = required ? ['comment: validation:required'] : [];
    expect(faults(comment(role, true), { target: 'doctor' })).toEqual(missing);
    expect(faults(comment(role), { target: 'managers', privateComment: 'a' })).toEqual(missing);
    expect(faults(comment(role), { target: 'doctor', comment: 'a' })).toEqual([]);
  });

  test.each<RoleName>(['MANAGER', 'ADMIN', 'SUPERADMIN'])(
    'a comment by %s requires a text, a private text or files',
    (role) => {
      for (const empty of ['', ' \n', undefined]) {
        expect(faults(comment(role), { target: 'doctor', comment: empty, privateComment: empty })).toEqual([
          'comment: validation:commentEmpty',
        ]);
      }
    },
  );

  test.each(['doctor', 'managers', 'insurer'] as const)('a comment to the %s may be private alone', (target) => {
    for (const role of ['MANAGER', 'ADMIN', 'SUPERADMIN'] as const)
      expect(faults(comment(role), { target, privateComment: 'a' })).toEqual([]);
  });

  test('needs a target', () => {
    expect(faults(comment('DOCTOR'), { comment: 'a', target: 'nobody' })).toEqual(['target: validation:choose']);
  });
});

test.each([cancelForms, rollbackForms])(
  'a reason for a cancel or a rollback is required in the dialog and optional for API clients',
  (forms) => {
    expect(faults(forms.dialog, {})).toEqual(['reason: validation:required']);
    for (const left of [{}, { reason: null }, { reason: ' ' }])
      expect(forms.command.parse(left)).toEqual({ reason: null });
  },
);

test('reasons are required', () => {
  expect(faults(changeDatesSchema, { changeDatesReason: ' ' })).toEqual(['changeDatesReason: validation:required']);
  expect(faults(finishSchema, {})).toEqual(['closingReason: validation:required']);
});

test.each([
  ['1', true],
  ['0', false],
  ['1,5', false],
  ['', false],
])('cycles to add: %j: %s', (by, valid) => {
  expect(faults(increaseCyclesSchema, { by })).toHaveLength(valid ? 0 : 1);
});
