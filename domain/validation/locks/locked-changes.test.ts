import { describe, expect, test } from 'vitest';
import type { DemandContent } from '../../demand/content/content';
import { exampleChemotherapy } from '../../demand/content/example-chemotherapy.test-support';
import { WIZARD_MODES, type WizardMode } from '../../demand/vocabulary';
import { lockedChanges } from './locked-changes';

const previous: DemandContent = {
  basics: { doctorId: 1, prescriberCenterId: 2, patientId: 3 },
  protocol: {
    geriatricAssessment: null,
    histologicalDiagnosis: 'Adenocarcinoma',
    type: 'gastrico',
    t: 'T3',
    n: 'N1',
    m: 'M0',
    stage: 'IIIA',
    ecog: 1,
    markers: { herceptest: 'negativo', fishHer2: 'no_realizado' },
  },
  previousTreatments: [{ type: 'cirugia', date: '2025-01-10', description: 'Gastrectomía' }],
  exposures: [],
  treatment: {
    chemotherapy: exampleChemotherapy({
      heightCm: 172,
      weightKg: 74.2,
      cycle: 2,
      totalCycles: 4,
      sessionsPerCycle: 2,
      sessionFrequencyDays: 7,
      cycleIntervalDays: 14,
      firstSessionDate: '2026-04-10',
      drugs: [
        {
          drugId: 5,
          dose: 80,
          doseType: 'MGM2',
          administration: 'INTRAVENOUS',
          sessions: [1, 2],
          presentationId: 6,
          priceCents: 3850,
          amount: 1,
        },
      ],
      infusorImplantDate: '2026-04-01',
      sessionDates: ['2026-04-10', '2026-04-20'],
    }),
    radiotherapy: [
      {
        intention: 'curativo',
        codeIds: [7],
        detailedDescription: 'Unión gastroesofágica',
        totalDoseGy: 41.4,
        fractionationPerDayGy: 1.8,
        tissueVolumeCm3: 300,
        startDate: '2026-04-27',
        sessions: 23,
        complexity: 4,
      },
    ],
  },
  extras: {
    evolutivo: false,
    previousRegimen: null,
    performingCenterId: 8,
    observations: 'Plan explicado',
    officialComments: 'Se solicita',
    justifications: [],
  },
};

/** The content with some values replaced, by path. */
function changed(changes: Record<string, unknown>): DemandContent {
  const content: DemandContent = structuredClone(previous);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Record<string, unknown>>(
      (at, key) => at[key] as Record<string, unknown>,
      content as unknown as Record<string, unknown>,
    );
    parent[last] = value;
  }
  return content;
}

function locked(mode: WizardMode, changes: Record<string, unknown>, acceptedVersions = 0): string[] {
  return lockedChanges(mode, previous, changed(changes), { today: '2026-04-16', acceptedVersions });
}

const chemotherapy = 'treatment.chemotherapy';

test.each(WIZARD_MODES.filter((mode) => mode !== 'continue'))(
  'unchanged content is never refused in mode %s',
  (mode) => {
    expect(locked(mode, {}, 1)).toEqual([]);
  },
);

describe('the fields that a mode may change', () => {
  const all: Record<string, unknown> = {
    'basics.patientId': 30,
    'protocol.t': 'T4',
    'protocol.markers.herceptest': 'positivo',
    previousTreatments: [],
    [`${chemotherapy}.weightKg`]: 73,
    [`${chemotherapy}.totalCycles`]: 5,
    [`${chemotherapy}.sessionDates.1`]: '2026-04-21',
    [`${chemotherapy}.infusorRemovalDate`]: '2026-05-01',
    [`${chemotherapy}.drugs.0.dose`]: 70,
    [`${chemotherapy}.drugs.0.presentationId`]: 60,
    [`${chemotherapy}.drugs.0.amount`]: 2,
    [`${chemotherapy}.drugs.0.priceCents`]: 0,
    'treatment.radiotherapy.0.sessions': 20,
    'extras.performingCenterId': 80,
    'extras.observations': 'Otro plan',
    'extras.officialComments': 'Se pide',
  };
  const allowed: Record<WizardMode, string[]> = {
    draft: Object.keys(all),
    change_dates: [`${chemotherapy}.sessionDates.1`, `${chemotherapy}.infusorRemovalDate`],
    continue: [
      `${chemotherapy}.weightKg`,
      `${chemotherapy}.sessionDates.1`,
      `${chemotherapy}.infusorRemovalDate`,
      `${chemotherapy}.drugs.0.dose`,
      `${chemotherapy}.drugs.0.presentationId`,
      `${chemotherapy}.drugs.0.amount`,
      `${chemotherapy}.drugs.0.priceCents`,
      'extras.observations',
      'extras.officialComments',
    ],
    missing_info: Object.keys(all).filter((path) => path !== 'basics.patientId'),
    edit_active: Object.keys(all).filter((path) => path !== 'basics.patientId'),
    administrative: [
      `${chemotherapy}.drugs.0.presentationId`,
      `${chemotherapy}.drugs.0.amount`,
      `${chemotherapy}.drugs.0.priceCents`,
      'extras.performingCenterId',
      'extras.officialComments',
    ],
  };

  test.each(WIZARD_MODES)('are as listed for %s', (mode) => {
    const next = mode === 'continue' ? { [`${chemotherapy}.cycle`]: 3 } : {};
    const refused = Object.entries(all).filter(([path, value]) => locked(mode, { ...next, [path]: value }).length > 0);
    const expected = Object.keys(all).filter((path) => !allowed[mode].includes(path));
    expect(refused.map(([path]) => path)).toEqual(expected);
  });
});

describe('change of dates', () => {
  test('neither adds nor removes a session or a drug line', () => {
    expect(locked('change_dates', { [`${chemotherapy}.sessionDates`]: ['2026-04-20'] })).toEqual([
      `${chemotherapy}.sessionDates`,
    ]);
    expect(locked('change_dates', { [`${chemotherapy}.drugs`]: [] })).toEqual([`${chemotherapy}.drugs`]);
    expect(locked('change_dates', { 'treatment.chemotherapy': null })).toEqual(['treatment.chemotherapy']);
  });
});

test.each<WizardMode>(['change_dates', 'missing_info', 'edit_active'])('a past date is fixed in mode %s', (mode) => {
  expect(
    locked(mode, {
      [`${chemotherapy}.firstSessionDate`]: '2026-04-20',
      [`${chemotherapy}.sessionDates.0`]: '2026-04-17',
      [`${chemotherapy}.sessionDates.1`]: '2026-04-22',
      [`${chemotherapy}.infusorImplantDate`]: null,
    }),
  ).toEqual([
    `${chemotherapy}.firstSessionDate`,
    `${chemotherapy}.infusorImplantDate`,
    `${chemotherapy}.sessionDates.0`,
  ]);
});

describe('another number of sessions', () => {
  const dates = (...sessionDates: string[]) => ({ [`${chemotherapy}.sessionDates`]: sessionDates });

  test('moves no past session', () => {
    expect(locked('edit_active', dates('2026-04-10', '2026-04-20', '2026-04-27'))).toEqual([]);
    expect(locked('edit_active', dates('2026-04-18', '2026-04-20', '2026-04-27'))).toEqual([
      `${chemotherapy}.sessionDates.0`,
    ]);
  });

  test('removes no past session, and is reported at the number of sessions', () => {
    expect(locked('missing_info', dates('2026-04-10'))).toEqual([]);
    expect(locked('missing_info', dates())).toEqual([`${chemotherapy}.sessionsPerCycle`]);
  });
});

describe('an entry that the catalogues no longer offer', () => {
  const toReplace = { prescriberCenterIds: [], drugIds: [], presentationIds: [], codeIds: [7], centerIds: [8] };
  const next = (mode: WizardMode) =>
    lockedChanges(
      mode,
      previous,
      changed({
        [`${chemotherapy}.cycle`]: 3,
        'treatment.radiotherapy.0.codeIds': [9],
        'extras.performingCenterId': 80,
        'extras.evolutivo': true,
      }),
      { today: '2026-04-16', acceptedVersions: 1, toReplace },
    );

  test('is replaced in a continuation, while other locks stay', () => {
    expect(next('continue')).toEqual(['extras.evolutivo']);
  });

  test('stays in an open demand', () => {
    expect(next('change_dates')).toContain('treatment.radiotherapy.0.codeIds.0');
  });
});

describe('cycle counts', () => {
  test.each<WizardMode>(['missing_info', 'edit_active'])('are fixed after the first acceptance in mode %s', (mode) => {
    const changes = { [`${chemotherapy}.cycle`]: 1, [`${chemotherapy}.totalCycles`]: 6 };
    expect(locked(mode, changes, 0)).toEqual([]);
    expect(locked(mode, changes, 1)).toEqual(Object.keys(changes));
  });

  test('are the next cycle of the same total in a continuation, which has its own dates', () => {
    const next = {
      [`${chemotherapy}.cycle`]: 3,
      [`${chemotherapy}.firstSessionDate`]: '2026-05-04',
      [`${chemotherapy}.sessionDates`]: ['2026-05-04', '2026-05-11'],
    };
    expect(locked('continue', next, 1)).toEqual([]);
    expect(locked('continue', { ...next, [`${chemotherapy}.cycle`]: 2 }, 1)).toEqual([`${chemotherapy}.cycle`]);
    expect(locked('continue', { ...next, [`${chemotherapy}.totalCycles`]: 9 }, 1)).toEqual([
      `${chemotherapy}.totalCycles`,
    ]);
  });

  test('do not free the date of an implanted infusor in a continuation', () => {
    expect(
      locked('continue', { [`${chemotherapy}.cycle`]: 3, [`${chemotherapy}.infusorImplantDate`]: '2026-05-01' }, 1),
    ).toEqual([`${chemotherapy}.infusorImplantDate`]);
  });
});
