import { expect, test } from 'vitest';
import { baseContent } from './base-content';
import type { Chemotherapy, DemandContent } from './content';

const chemotherapy = {
  cycle: 1,
  totalCycles: 3,
  sessionsPerCycle: 2,
  sessionFrequencyDays: 7,
  cycleIntervalDays: 14,
  firstSessionDate: '2026-04-10',
  sessionDates: ['2026-04-10', '2026-04-18'],
  weightKg: 74.2,
  infusorImplantDate: '2026-04-01',
} as Chemotherapy;

const last = {
  protocol: { t: 'T3' },
  treatment: { chemotherapy, radiotherapy: [{ startDate: '2026-04-27' }] },
  extras: { observations: 'Plan explicado' },
} as unknown as DemandContent;

test('a continuation is the next cycle on the computed days and keeps all other content', () => {
  const base = baseContent('continue', last, { today: '2026-04-20', totalCycles: 3 });
  expect(base.treatment.chemotherapy).toEqual({
    ...chemotherapy,
    cycle: 2,
    // The interval counts from the last session, which was moved by hand.
    firstSessionDate: '2026-05-02',
    sessionDates: ['2026-05-02', '2026-05-09'],
  });
  expect(base).toMatchObject({ protocol: last.protocol, extras: last.extras });
  expect(base.treatment.radiotherapy).toEqual(last.treatment.radiotherapy);
});

test('base content proposes no past date', () => {
  const base = baseContent('continue', last, { today: '2026-05-03', totalCycles: 3 });
  expect(base.treatment.chemotherapy).toMatchObject({ cycle: 2, firstSessionDate: '', sessionDates: [] });
});

test.each(['continue', 'change_dates', 'edit_active', 'missing_info', 'administrative'] as const)(
  "base content has the demand's total of cycles in mode %s, including an increase",
  (mode) => {
    const base = baseContent(mode, last, { today: '2026-04-20', totalCycles: 5 });
    expect(base.treatment.chemotherapy?.totalCycles).toBe(5);
    if (mode !== 'continue') expect(base.treatment.chemotherapy).toEqual({ ...chemotherapy, totalCycles: 5 });
  },
);

test('base content without chemotherapy is unchanged', () => {
  const plain = { ...last, treatment: { ...last.treatment, chemotherapy: null } };
  expect(baseContent('edit_active', plain, { today: '2026-04-20', totalCycles: 0 })).toEqual(plain);
});
