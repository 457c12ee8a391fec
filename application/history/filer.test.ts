import { ROLES } from '@aval/domain/access/roles';
import { describe, expect, it } from 'vitest';
import { filingEntry } from './filer';

const entry = (action: string, role: 'DOCTOR' | 'ASSISTANT' | 'MANAGER', versionNumber: number) => ({
  action,
  fromRoleId: ROLES[role],
  versionNumber,
});

const FIRST_BY_DOCTOR = entry('REQUEST', 'DOCTOR', 1);
const ANSWER_BY_ASSISTANT = entry('REQUEST', 'ASSISTANT', 2);
const CORRECTION = entry('SAVE', 'MANAGER', 3);
const DATES_BY_DOCTOR = entry('CHANGE_DATES', 'DOCTOR', 4);
const CONTINUED_BY_DOCTOR = entry('REQUEST', 'DOCTOR', 5);
const LIFE = [FIRST_BY_DOCTOR, ANSWER_BY_ASSISTANT, CORRECTION, DATES_BY_DOCTOR, CONTINUED_BY_DOCTOR];

describe('the assistant who filed', () => {
  it.each([
    ['the doctor sent it', 1, null],
    ['an assistant sent the answer', 2, ANSWER_BY_ASSISTANT],
    ['the manager edited the assistant’s answer', 3, ANSWER_BY_ASSISTANT],
    ['the doctor changed its dates', 4, ANSWER_BY_ASSISTANT],
    ['the doctor sent the continuation', 5, null],
  ])('is determined when %s', (_name, version, filed) => {
    expect(filingEntry(LIFE, version)).toBe(filed);
  });

  it('is null while nothing was sent', () => {
    expect(filingEntry([], 0)).toBeNull();
  });
});
