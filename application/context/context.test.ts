import { describe, expect, it } from 'vitest';
import { type ContextOptions, narrowedTo, resolveContext, type StoredContext } from './context';

const ALL_CARDS = ['doctor', 'center', 'company'];
const NOTHING: StoredContext = { companyId: null, doctorId: null, centerId: null };

const meridiana = { id: 2, name: 'Salud Meridiana', slogan: '' };
const alborada = { id: 3, name: 'Mutua Alborada', slogan: '' };
const valdeluz = { id: 10, name: 'Hospital Valdeluz', provinceName: 'Madrid', type: 'Ambos' };
const telmo = { id: 11, name: 'Hospital San Telmo', provinceName: 'Guadalajara', type: 'Prescriptor' };
const ibarguren = { id: 20, name: 'Elena Ibarguren', membershipNumber: '282871340', centerIds: [10, 11] };
const quiroga = { id: 21, name: 'Andrés Quiroga', membershipNumber: null, centerIds: [11] };

const options = (given: Partial<ContextOptions>): ContextOptions => ({
  companies: [],
  doctors: [],
  centers: [],
  withdrawnCentersOf: [],
  ...given,
});

describe('resolveContext', () => {
  it('preselects a dimension with one option', () => {
    const context = resolveContext(
      'DOCTOR',
      options({ companies: [meridiana], centers: [valdeluz] }),
      NOTHING,
      ALL_CARDS,
    );
    expect(context).toMatchObject({ company: meridiana, center: valdeluz, missing: null, hasChoice: false });
    expect(context.cards.map((card) => [card.dimension, card.locked])).toEqual([
      ['company', true],
      ['center', true],
    ]);
  });

  it('asks a doctor with two centers for one', () => {
    const given = options({ companies: [meridiana], centers: [valdeluz, telmo] });
    expect(resolveContext('DOCTOR', given, NOTHING, ALL_CARDS).missing).toBe('center');
    expect(resolveContext('DOCTOR', given, { ...NOTHING, centerId: 11 }, ALL_CARDS)).toMatchObject({
      center: telmo,
      missing: null,
      hasChoice: true,
    });
  });

  it('does not ask doctors or assistants when there is nothing to choose', () => {
    const given = options({ companies: [meridiana], withdrawnCentersOf: [ibarguren.id] });
    expect(resolveContext('DOCTOR', given, NOTHING, ALL_CARDS)).toMatchObject({
      center: null,
      missing: null,
      hasChoice: false,
    });
    const assisted = options({ companies: [meridiana], doctors: [{ ...ibarguren, centerIds: [] }] });
    expect(resolveContext('ASSISTANT', assisted, NOTHING, ALL_CARDS)).toMatchObject({
      doctor: { id: ibarguren.id },
      center: null,
      missing: null,
    });
    expect(resolveContext('ASSISTANT', options({}), NOTHING, ALL_CARDS).missing).toBeNull();
    expect(resolveContext('MANAGER', options({}), NOTHING, ALL_CARDS).missing).toBe('company');
  });

  it('drops a stored choice that is not offered any more', () => {
    const given = options({ companies: [meridiana], centers: [valdeluz, telmo] });
    expect(resolveContext('DOCTOR', given, { ...NOTHING, centerId: 99 }, ALL_CARDS).center).toBeNull();
  });

  it("asks an assistant for a doctor, then for one of that doctor's centers", () => {
    const given = options({ companies: [meridiana], doctors: [ibarguren, quiroga], centers: [valdeluz, telmo] });
    const first = resolveContext('ASSISTANT', given, NOTHING, ALL_CARDS);
    expect(first.missing).toBe('doctor');
    expect(first.cards.find((card) => card.dimension === 'center')?.options).toEqual([]);
    expect(resolveContext('ASSISTANT', given, { ...NOTHING, doctorId: 20 }, ALL_CARDS).missing).toBe('center');
    expect(resolveContext('ASSISTANT', given, { ...NOTHING, doctorId: 21, centerId: 10 }, ALL_CARDS)).toMatchObject({
      doctor: quiroga,
      center: telmo,
      missing: null,
    });
  });

  it('does not require a doctor of a supervisor, even with only one', () => {
    const given = options({ companies: [meridiana], doctors: [ibarguren], centers: [valdeluz] });
    expect(resolveContext('SUPERVISOR', given, NOTHING, ALL_CARDS)).toMatchObject({ doctor: null, missing: null });
    const chosen = resolveContext('SUPERVISOR', given, { ...NOTHING, doctorId: ibarguren.id }, ALL_CARDS);
    // The supervisor can return to all supervised doctors.
    expect(chosen.choices.find(({ dimension }) => dimension === 'doctor')).toMatchObject({ locked: false });
    expect(narrowedTo('SUPERVISOR', chosen)).toEqual({ lookedAt: { centerId: null, doctorId: ibarguren.id } });
  });

  it('lets a supervisor see all of the own centers, or one', () => {
    const given = options({ companies: [meridiana], centers: [valdeluz, telmo] });
    expect(resolveContext('SUPERVISOR', given, NOTHING, ALL_CARDS)).toMatchObject({ center: null, missing: null });
    const card = resolveContext('SUPERVISOR', given, { ...NOTHING, centerId: 11 }, ALL_CARDS).cards.at(-1);
    expect(card).toMatchObject({ dimension: 'center', chosenId: 11, required: false, locked: false });
    expect(
      narrowedTo('SUPERVISOR', resolveContext('SUPERVISOR', given, { ...NOTHING, centerId: 11 }, ALL_CARDS)),
    ).toEqual({
      lookedAt: { centerId: 11, doctorId: null },
    });
    const one = options({ companies: [meridiana], centers: [valdeluz] });
    const alone = resolveContext('SUPERVISOR', one, NOTHING, ALL_CARDS);
    expect(alone).toMatchObject({ center: valdeluz, missing: null });
    // A preselected center does not hide demands of supervised doctors elsewhere.
    expect(narrowedTo('SUPERVISOR', alone)).toEqual({});
  });

  it('asks a manager of two companies for one, and a manager of one company for nothing', () => {
    const two = options({ companies: [meridiana, alborada] });
    expect(resolveContext('MANAGER', two, NOTHING, ALL_CARDS).missing).toBe('company');
    expect(resolveContext('MANAGER', options({ companies: [alborada] }), NOTHING, ALL_CARDS)).toMatchObject({
      company: alborada,
      missing: null,
      hasChoice: false,
    });
  });

  it.each(['SUPERADMIN', 'ADMIN'] as const)('lets %s see all companies, even when there is only one', (role) => {
    expect(resolveContext(role, options({ companies: [alborada] }), NOTHING, ALL_CARDS)).toMatchObject({
      company: null,
      missing: null,
    });
  });

  it.each(['REPRESENTATIVE', 'CONSULTANT'] as const)('offers a %s no company, doctor or center to choose', (role) => {
    expect(resolveContext(role, options({ companies: [alborada] }), NOTHING, ALL_CARDS)).toMatchObject({
      cards: [],
      missing: null,
      hasChoice: false,
    });
  });

  it("shows only the tenant's cards, but always one that is missing", () => {
    const given = options({ companies: [meridiana], centers: [valdeluz, telmo] });
    const shown = (stored: StoredContext) =>
      resolveContext('DOCTOR', given, stored, ['company']).cards.map((card) => card.dimension);
    expect(shown(NOTHING)).toEqual(['company', 'center']);
    expect(shown({ ...NOTHING, centerId: 10 })).toEqual(['company']);
  });

  it('reports no choice for the home page when its cards have none, although the top bar does', () => {
    const given = options({ companies: [meridiana], centers: [valdeluz, telmo] });
    const chosen = resolveContext('DOCTOR', given, { ...NOTHING, centerId: 10 }, ['company']);
    expect(chosen.hasChoice).toBe(false);
    expect(chosen.choices.map((card) => card.options.length)).toEqual([1, 2]);
    const admin = resolveContext('ADMIN', options({ companies: [meridiana, alborada] }), NOTHING, ['doctor']);
    expect(admin).toMatchObject({ cards: [], hasChoice: false });
  });
});
