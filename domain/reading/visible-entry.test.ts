import { describe, expect, it } from 'vitest';
import { ROLE_NAMES, type RoleName } from '../access/roles';
import { DECISION_WARNINGS } from '../demand/outlook/decision-warnings';
import { DISPLAY_STATUSES, HISTORY_ACTIONS, type HistoryAction } from '../demand/vocabulary';
import {
  type CommentReach,
  commentReach,
  isWithDoctor,
  READER_OF_DOCUMENTS,
  shownAction,
  visibleParts,
  visibleWarnings,
  type WrittenEntry,
} from './visible-entry';

const DOCTORS_SIDE = ['DOCTOR', 'ASSISTANT'] as const;
const READERS_OF_PRIVATE: readonly RoleName[] = ['SUPERADMIN', 'ADMIN', 'MANAGER', 'CONSULTANT'];

type Case = [name: string, entry: Omit<WrittenEntry, 'withDoctorSince'>, before: string, since: string];

function by(role: RoleName | null, action: HistoryAction, more: Partial<WrittenEntry> = {}): Case[1] {
  return { action, authorRole: role, toRole: null, target: null, ...more };
}

/**
 * Parts of each entry that the doctor's side sees before the demand has been with the doctor, and since: c comment, a
 * attachments, w author and reason, t addressee, o outcome.
 */
const DOCTORS_SIDE_SEES: Case[] = [
  ['a comment to the doctor', by('MANAGER', 'COMMENT', { target: 'doctor' }), 'cawto', 'cawto'],
  ['a consultant’s comment to the doctor', by('CONSULTANT', 'COMMENT', { target: 'doctor' }), 'ca-to', 'ca-to'],
  ['a comment to the managers', by('REPRESENTATIVE', 'COMMENT', { target: 'managers' }), '----o', '----o'],
  ['a comment to the insurer', by('MANAGER', 'COMMENT', { target: 'insurer' }), '----o', '----o'],
  ['the doctor’s comment to the managers', by('DOCTOR', 'COMMENT', { target: 'managers' }), 'cawto', 'cawto'],
  ['the assistant’s comment to the insurer', by('ASSISTANT', 'COMMENT', { target: 'insurer' }), 'cawto', 'cawto'],
  [
    'a request for information to the doctor',
    by('MANAGER', 'REQUEST_MISSING_INFO', { toRole: 'DOCTOR' }),
    '----o',
    'cawto',
  ],
  ['a return to the manager', by('REPRESENTATIVE', 'REQUEST_MISSING_INFO', { toRole: 'MANAGER' }), '----o', 'cawto'],
  ['a validation', by('REPRESENTATIVE', 'ACCEPT', { toRole: 'MANAGER' }), '----o', 'cawto'],
  ['a denied validation', by('REPRESENTATIVE', 'DENY', { toRole: 'MANAGER' }), '----o', 'cawto'],
  ['the manager’s authorization', by('MANAGER', 'ACCEPT', { toRole: 'REPRESENTATIVE' }), '----o', 'cawto'],
  ['the manager’s denial', by('MANAGER', 'DENY', { toRole: 'REPRESENTATIVE' }), '----o', 'cawto'],
  ['a request for evaluation', by('MANAGER', 'REQUEST_AUTHORIZATION', { toRole: 'CONSULTANT' }), '----o', 'caw-o'],
  ['a proposal to authorize', by('CONSULTANT', 'PROPOSE_AUTHORIZATION', { toRole: 'MANAGER' }), '-----', '-----'],
  ['a proposal to deny', by('CONSULTANT', 'PROPOSE_DENIAL', { toRole: 'MANAGER' }), '-----', '-----'],
  ['an upload', by('MANAGER', 'UPLOAD'), '----o', 'cawto'],
  ['an administrative edit', by('MANAGER', 'SAVE'), '----o', 'cawto'],
  ['a finish', by('MANAGER', 'FINISH'), 'cawto', 'cawto'],
  ['a cancel', by('ADMIN', 'CANCEL'), 'cawto', 'cawto'],
  ['a request', by('ASSISTANT', 'REQUEST', { toRole: 'MANAGER' }), 'cawto', 'cawto'],
  ['a change of dates', by('DOCTOR', 'CHANGE_DATES'), 'cawto', 'cawto'],
  ['an increase of cycles', by('DOCTOR', 'INCREASE_CYCLES'), 'cawto', 'cawto'],
  ['the end of a cycle', by(null, 'CONTINUE', { toRole: 'DOCTOR' }), 'cawto', 'cawto'],
  ['a return by the consultant', by('CONSULTANT', 'RETURN', { toRole: 'MANAGER' }), '----o', '----o'],
  ['a return from a deactivated consultant', by(null, 'RETURN', { toRole: 'MANAGER' }), 'cawto', 'cawto'],
  ['an undo', by('MANAGER', 'ROLLBACK', { toRole: 'MANAGER' }), '----o', 'cawto'],
  ['an undo that returns it to a consultant', by('MANAGER', 'ROLLBACK', { toRole: 'CONSULTANT' }), '----o', 'caw-o'],
  ['a take-over by another doctor', by('ADMIN', 'TAKE_OVER'), 'cawto', 'cawto'],
];

function lettersOf(reader: Parameters<typeof visibleParts>[0], entry: WrittenEntry): string {
  const { comment, attachments, author, addressee, outcome } = visibleParts(reader, entry);
  return [comment && 'c', attachments && 'a', author && 'w', addressee && 't', outcome && 'o']
    .map((letter) => letter || '-')
    .join('');
}

describe('the visible parts of an entry', () => {
  it.each(DOCTORS_SIDE_SEES)(
    'the visible parts of an entry for the doctor’s side: %s',
    (_name, entry, before, since) => {
      for (const role of DOCTORS_SIDE) {
        const reader = { role };
        expect(lettersOf(reader, { ...entry, withDoctorSince: false })).toBe(before);
        expect(lettersOf(reader, { ...entry, withDoctorSince: true })).toBe(since);
      }
    },
  );

  it.each(DOCTORS_SIDE_SEES)('are complete for the insurer’s side: %s', (_name, entry) => {
    for (const role of ROLE_NAMES.filter((name) => name !== 'DOCTOR' && name !== 'ASSISTANT'))
      for (const withDoctorSince of [false, true])
        expect(lettersOf({ role }, { ...entry, withDoctorSince })).toBe('cawto');
  });

  it.each(DOCTORS_SIDE_SEES)('include a private comment for roles that write some: %s', (_name, entry) => {
    for (const role of ROLE_NAMES) {
      const parts = visibleParts({ role }, { ...entry, withDoctorSince: true });
      expect(parts.privateComment).toBe(READERS_OF_PRIVATE.includes(role));
    }
  });

  it('are tested for each action', () => {
    expect(new Set(DOCTORS_SIDE_SEES.map(([, { action }]) => action))).toEqual(new Set(HISTORY_ACTIONS));
  });

  it('the visible parts of a printed entry are those of the doctor’s side', () => {
    for (const [, entry, before, since] of DOCTORS_SIDE_SEES) {
      expect(lettersOf(READER_OF_DOCUMENTS, { ...entry, withDoctorSince: false })).toBe(before);
      expect(lettersOf(READER_OF_DOCUMENTS, { ...entry, withDoctorSince: true })).toBe(since);
    }
  });
});

describe('the action', () => {
  it('is an evaluation for the doctor’s side, whatever was proposed', () => {
    for (const action of ['PROPOSE_AUTHORIZATION', 'PROPOSE_DENIAL'] as const) {
      const entry = { ...by('CONSULTANT', action), withDoctorSince: true };
      expect(shownAction(action, visibleParts({ role: 'DOCTOR' }, entry))).toBe('EVALUATION');
      expect(shownAction(action, visibleParts({ role: 'MANAGER' }, entry))).toBe(action);
    }
  });
});

describe('the confirmed warnings', () => {
  const entry = { ...by('MANAGER', 'DENY', { toRole: 'REPRESENTATIVE' }), withDoctorSince: true };
  const shownTo = (role: RoleName, withDoctorSince: boolean) => {
    const reader = { role };
    return visibleWarnings(DECISION_WARNINGS, reader, visibleParts(reader, { ...entry, withDoctorSince }));
  };

  it("are visible to the insurer’s side, and to the doctor’s side without those about a consultant's proposal", () => {
    expect(shownTo('REPRESENTATIVE', false)).toEqual(DECISION_WARNINGS);
    expect(shownTo('DOCTOR', true)).toEqual(DECISION_WARNINGS.filter((name) => name !== 'contradicts_consultant'));
    expect(shownTo('ASSISTANT', false)).toEqual([]);
  });
});

describe('the demand', () => {
  it('is with the doctor once it is sent, and while information is requested', () => {
    expect(DISPLAY_STATUSES.filter(isWithDoctor)).toEqual([
      'pending_missing_info',
      'pending_continue',
      'sended',
      'sended_accepted',
      'sended_denied',
    ]);
  });
});

describe('the reach of a comment', () => {
  it.each<[RoleName, 'doctor' | 'managers' | 'insurer', boolean, CommentReach]>([
    ['MANAGER', 'doctor', false, 'everybody'],
    ['MANAGER', 'managers', false, 'insurer'],
    ['CONSULTANT', 'insurer', false, 'insurer'],
    ['DOCTOR', 'managers', false, 'everybody'],
    ['ASSISTANT', 'insurer', false, 'everybody'],
    ['MANAGER', 'doctor', true, 'private_readers'],
    ['ADMIN', 'insurer', true, 'private_readers'],
  ])('the reach of a comment by %s to %s, private alone: %s, is %s', (authorRole, target, isPrivate, expected) => {
    expect(commentReach({ authorRole, target, isPrivate })).toBe(expected);
  });
});
