import { expect, it } from 'vitest';
import { subjectAddress } from './subject-address';

const change = {
  id: '1',
  at: '2026-11-29T08:00:00.000Z',
  actorId: 7,
  actorName: 'Ana',
  actorRole: 'DOCTOR',
  companyName: null,
  subject: 'regimen',
  name: 'FOLFOX',
  before: null,
  after: null,
} as const;

it('an exported regimen has an address, an exported list and a deleted regimen have none', () => {
  const address = (subjectId: number, action: 'export' | 'edit' | 'delete') =>
    subjectAddress('ADMIN', { ...change, subjectId, action });
  expect(address(7, 'edit')).toContain('7');
  expect(address(7, 'export')).toBe(address(7, 'edit'));
  expect(address(0, 'export')).toBeNull();
  expect(address(7, 'delete')).toBeNull();
});

it('changed reminders lead to those of the company, for whoever may open them', () => {
  const changed = { ...change, subject: 'reminders', subjectId: 2, action: 'edit' } as const;
  expect(subjectAddress('SUPERADMIN', changed)).toBe('/app/reminders?company=2');
  expect(subjectAddress('ADMIN', changed)).toBeNull();
});
