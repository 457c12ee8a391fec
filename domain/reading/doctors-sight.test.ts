import { describe, expect, it } from 'vitest';
import { DECISION_TRANSITIONS } from '../demand/transitions/decision-transitions';
import { actionOfDecision, type DoctorsSight, doctorsSight, type Intended } from './doctors-sight';

const CASES: [name: string, intended: Intended, expected: DoctorsSight][] = [
  ['a comment to the doctor', { action: 'COMMENT', role: 'MANAGER', target: 'doctor', withDoctor: false }, 'at_once'],
  ['a comment to managers', { action: 'COMMENT', role: 'MANAGER', target: 'managers', withDoctor: true }, 'never'],
  ['a comment to the insurer', { action: 'COMMENT', role: 'CONSULTANT', target: 'insurer', withDoctor: true }, 'never'],
  ['the doctor’s own comment', { action: 'COMMENT', role: 'DOCTOR', target: 'managers', withDoctor: false }, 'at_once'],
  [
    'the assistant’s own comment',
    { action: 'COMMENT', role: 'ASSISTANT', target: 'insurer', withDoctor: true },
    'at_once',
  ],
  ['a validation', { action: 'ACCEPT', role: 'REPRESENTATIVE', withDoctor: false }, 'once_with_doctor'],
  ['the manager’s denial', { action: 'DENY', role: 'MANAGER', withDoctor: false }, 'once_with_doctor'],
  [
    'a request for evaluation',
    { action: 'REQUEST_AUTHORIZATION', role: 'MANAGER', withDoctor: false },
    'once_with_doctor',
  ],
  ['a return by the consultant', { action: 'RETURN', role: 'CONSULTANT', withDoctor: false }, 'never'],
  ['a proposal', { action: 'PROPOSE_DENIAL', role: 'CONSULTANT', withDoctor: false }, 'evaluation_only'],
  [
    'a request for information to the doctor',
    { action: 'REQUEST_MISSING_INFO', role: 'MANAGER', withDoctor: true },
    'at_once',
  ],
  [
    'a return to the manager',
    { action: 'REQUEST_MISSING_INFO', role: 'REPRESENTATIVE', withDoctor: false },
    'once_with_doctor',
  ],
  ['the final decision', { action: 'ACCEPT', role: 'REPRESENTATIVE', withDoctor: true }, 'at_once'],
  ['an upload in analysis', { action: 'UPLOAD', role: 'MANAGER', withDoctor: false }, 'once_with_doctor'],
  ['an upload while the doctor has it', { action: 'UPLOAD', role: 'MANAGER', withDoctor: true }, 'at_once'],
  ['a cancel', { action: 'CANCEL', role: 'ADMIN', withDoctor: false }, 'at_once'],
  ['a finish', { action: 'FINISH', role: 'MANAGER', withDoctor: false }, 'at_once'],
];

describe('visibility for the doctor’s side', () => {
  it.each(CASES)('follows the rule for %s', (_name, intended, expected) => {
    expect(doctorsSight(intended)).toBe(expected);
  });
});

describe('a decision', () => {
  it('has the same history action in every row', () => {
    for (const { decision, history } of DECISION_TRANSITIONS)
      if (decision) expect(actionOfDecision(decision)).toBe(history);
  });
});
