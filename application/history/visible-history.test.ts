import { ROLES, type RoleName } from '@aval/domain/access/roles';
import type { DisplayStatus, HistoryAction } from '@aval/domain/demand/vocabulary';
import type { EntryReader } from '@aval/domain/reading/visible-entry';
import { describe, expect, it } from 'vitest';
import { numberingOf, visibleHistory } from './visible-history';

const DOCTOR: EntryReader = { role: 'DOCTOR' };
const MANAGER: EntryReader = { role: 'MANAGER' };
const CONSULTANT = { name: 'Consuelo Asesora' };

interface Told {
  action: HistoryAction;
  by: RoleName;
  to: RoleName;
  toUser?: { name: string };
  status: DisplayStatus;
}

function entries(told: readonly Told[]) {
  return told.map(({ action, by, to, toUser, status }, index) => ({
    id: index + 1,
    sequence: index + 1,
    action,
    fromRoleId: ROLES[by],
    toRoleId: ROLES[to],
    commentTarget: null,
    versionNumber: 1,
    displayStatus: status,
    comment: `${action} dicho`,
    decisionReason: null,
    finalReason: null,
    confirmedWarnings: [],
    actor: { name: `${by} de turno` },
    toUser: toUser ?? null,
    attachments: [`${action}.pdf`],
  }));
}

const ASKED: Told[] = [
  { action: 'REQUEST', by: 'DOCTOR', to: 'MANAGER', status: 'pending_analysis' },
  {
    action: 'REQUEST_AUTHORIZATION',
    by: 'MANAGER',
    to: 'CONSULTANT',
    toUser: CONSULTANT,
    status: 'pending_evaluation',
  },
  { action: 'PROPOSE_DENIAL', by: 'CONSULTANT', to: 'MANAGER', status: 'pending_analysis' },
  { action: 'REQUEST_MISSING_INFO', by: 'MANAGER', to: 'DOCTOR', status: 'pending_missing_info' },
  { action: 'REQUEST', by: 'DOCTOR', to: 'MANAGER', status: 'pending_analysis' },
  { action: 'ACCEPT', by: 'MANAGER', to: 'REPRESENTATIVE', status: 'pending_company_accept' },
];

const told = (rows: readonly { action: string; actor: unknown; comment: string | null }[]) =>
  rows.map(({ action, actor, comment }) => [action, actor !== null, comment !== null]);

describe('a history as the doctor’s side sees it', () => {
  it('names no assigned consultant, even after the demand has been back with the doctor', () => {
    const seen = visibleHistory(entries(ASKED), DOCTOR);
    expect(seen[1]).toMatchObject({ actor: { name: 'MANAGER de turno' }, toUser: null });
    expect(JSON.stringify(seen)).not.toContain(CONSULTANT.name);
    expect(JSON.stringify(visibleHistory(entries(ASKED), MANAGER))).toContain(CONSULTANT.name);
  });

  it('names the doctor to whom the demand was given', () => {
    const takeOver = { action: 'TAKE_OVER', by: 'ADMIN', to: 'DOCTOR', status: 'pending_analysis' } as const;
    const rows = entries([...ASKED, { ...takeOver, toUser: { name: 'Dra. Nueva' } }]);
    expect(visibleHistory(rows, DOCTOR).at(-1)).toMatchObject({ toUser: { name: 'Dra. Nueva' } });
  });

  it('shows the insurer’s actions up to the doctor’s last turn, and hides later ones', () => {
    expect(told(visibleHistory(entries(ASKED), DOCTOR))).toEqual([
      ['REQUEST', true, true],
      ['REQUEST_AUTHORIZATION', true, true],
      ['EVALUATION', false, false],
      ['REQUEST_MISSING_INFO', true, true],
      ['REQUEST', true, true],
      ['ACCEPT', false, false],
    ]);
    expect(told(visibleHistory(entries(ASKED.slice(0, 3)), DOCTOR))[1]).toEqual([
      'REQUEST_AUTHORIZATION',
      false,
      false,
    ]);
  });
});

describe('the number of an entry', () => {
  const [asked, evaluated, ...later] = entries(ASKED);
  const note = (sequence: number, target: string, comment: string | null) => ({
    ...entries([{ action: 'COMMENT', by: 'MANAGER', to: 'MANAGER', status: 'pending_analysis' }])[0],
    id: sequence,
    sequence,
    commentTarget: target,
    comment,
    privateComment: 'reservado',
    attachments: [],
  });
  // A private comment alone and one among the insurer's roles, between entries that the doctor sees.
  const rows = [asked, note(2, 'managers', null), note(3, 'insurer', 'dicho'), evaluated, ...later]
    .filter((row) => row !== undefined)
    .map((row, index) => ({ ...row, sequence: index + 1 })) as ReturnType<typeof entries>;
  const REPRESENTATIVE: EntryReader = { role: 'REPRESENTATIVE' };

  it.each([
    [DOCTOR, [1, 4, 5, 6, 7, 8]],
    [REPRESENTATIVE, [1, 3, 4, 5, 6, 7, 8]],
    [MANAGER, [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('has no gap for %o', (reader, sequences) => {
    const shown = visibleHistory(rows, reader);
    expect(shown.map(({ sequence }) => sequence)).toEqual(sequences);
    expect(shown.map(({ number }) => number)).toEqual(sequences.map((_sequence, index) => index + 1));
    const numberOf = numberingOf(rows, reader);
    expect(shown.map(({ sequence }) => numberOf(sequence))).toEqual(shown.map(({ number }) => number));
  });
});
