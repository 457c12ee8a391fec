import { expect, test } from 'vitest';
import { packsOfSession, type SessionOrder } from './packs-of-session';

const vial = (strengthMg: number, unitsPerPack = 1) => ({ strengthMg, unitsPerPack });
const order = (given: Partial<SessionOrder>): SessionOrder => ({
  doseMg: 840,
  administration: 'INTRAVENOUS',
  presentation: vial(420),
  administrationsPerSession: 1,
  sessions: 1,
  ...given,
});

test.each([
  ['840 mg of 420 mg', order({}), 2],
  ['slightly more than two packs', order({ doseMg: 840.1 }), 3],
  ['exactly one pack', order({ doseMg: 420 }), 1],
  ['vials of a pack of five', order({ doseMg: 104.957, presentation: vial(10, 5) }), 3],
  ['twice a session', order({ administrationsPerSession: 2 }), 4],
  ['tablets twice a day for 14 days', order({ ...tablets(1650), administrationsPerSession: 28 }), 1],
  [
    'tablets twice a day for 14 days, in packs of 60',
    order({ ...tablets(1650, 60), administrationsPerSession: 28 }),
    2,
  ],
  [
    'administrations of a cycle that do not divide by its sessions',
    order({ ...tablets(500, 10), administrationsPerSession: null, administrationsPerCycle: 25, sessions: 2 }),
    2,
  ],
  ['at home without a frequency', order({ ...tablets(1650), administrationsPerSession: null }), 1],
  ['no dose yet', order({ doseMg: null }), null],
  ['no route yet', order({ administration: null }), null],
  ['no strength', order({ presentation: { strengthMg: null, unitsPerPack: 1 } }), null],
])('packs of one session: %s', (_name, given, packs) => {
  expect(packsOfSession(given)?.packs ?? null).toBe(packs);
});

function tablets(doseMg: number, unitsPerPack = 120) {
  return { doseMg, administration: 'ORAL', presentation: vial(500, unitsPerPack) };
}
