import { describe, expect, test } from 'vitest';
import { chemotherapy, drugIdOf, line, REFERENCE_DRUGS, verdictOf } from '../rule-cases.test-support';
import { enzymeDeficiency } from './enzyme-deficiency';
import { heartFunction } from './heart-function';
import { liverFunction } from './liver-function';

const facts = { drugs: REFERENCE_DRUGS };

/** Request of one drug of the reference data with the given results. */
function request(slug: string, results: object, { dose = 500, doseType = 'MGM2', type = 'mama', cycle = 1 } = {}) {
  const drugs = [line(drugIdOf(slug), dose, doseType)];
  return chemotherapy({ cycle, totalCycles: 6, ...results, drugs }, { type });
}

describe('liver tests', () => {
  test.each([
    ['doxorubicina', { bilirubinMgDl: 1.2 }, null],
    ['doxorubicina', { bilirubinMgDl: 1.3 }, 'total_reduceToPercent: warning'],
    ['doxorubicina', { bilirubinMgDl: 5 }, 'total_reduceToPercent: warning'],
    ['doxorubicina', { bilirubinMgDl: 5.1 }, 'total_contraindicated: serious'],
    ['irinotecan', { bilirubinMgDl: 1.8 }, null],
    ['irinotecan', { bilirubinMgDl: 1.9 }, 'total_reduceTo: warning'],
    ['irinotecan', { bilirubinMgDl: 3.6 }, 'total_reduceTo: warning'],
    ['irinotecan', { bilirubinMgDl: 3.61 }, 'total_contraindicated: serious'],
    ['docetaxel', { bilirubinMgDl: 1.2 }, null],
    ['docetaxel', { bilirubinMgDl: 1.21 }, 'total_notRecommended: warning'],
    ['trabectedina', { bilirubinMgDl: 1.21 }, 'total_notRecommended: warning'],
    ['trabectedina', { altUl: 100 }, null],
    ['trabectedina', { altUl: 101 }, 'transaminases_notRecommended: warning'],
    ['bendamustina', { bilirubinMgDl: 3 }, 'total_reduceToPercent: warning'],
    ['bendamustina', { bilirubinMgDl: 3.1 }, 'total_contraindicated: serious'],
    ['cabazitaxel', { bilirubinMgDl: 1.2 }, null],
    ['cabazitaxel', { bilirubinMgDl: 1.3 }, 'total_reduceTo: warning'],
    ['cabazitaxel', { bilirubinMgDl: 3.7 }, 'total_contraindicated: serious'],
    ['cabazitaxel', { altUl: 100 }, null],
    ['epirubicina', { bilirubinMgDl: 5.1 }, 'total_contraindicated: warning'],
    ['epirubicina', { altUl: 300 }, null],
    ['osimertinib', { bilirubinMgDl: 15 }, 'total_notRecommended: warning'],
    ['ciclofosfamida', { bilirubinMgDl: 6 }, 'total_reduceToPercent: warning'],
    ['fluorouracilo', { bilirubinMgDl: 5.1 }, 'total_avoid: note'],
    ['epirubicina', { astUl: 80 }, null],
    ['epirubicina', { astUl: 81 }, 'transaminases_reduceToPercent: warning'],
    ['vincristina', { bilirubinMgDl: 3.1 }, 'direct_reduceToPercent: warning'],
    ['abiraterona', { astUl: 200, altUl: 30 }, null],
    ['abiraterona', { astUl: 30, altUl: 201 }, 'transaminases_avoid: warning'],
    ['metotrexato', { bilirubinMgDl: 5 }, null],
    ['metotrexato', { bilirubinMgDl: 5.1 }, 'total_contraindicated: warning'],
    ['gemcitabina', { bilirubinMgDl: 1.7 }, 'total_caution: note'],
    ['doxorubicina', {}, null],
    ['carboplatino', { bilirubinMgDl: 20, astUl: 900 }, null],
  ])('%s with %j: %s', (slug, results, verdict) => {
    expect(verdictOf(liverFunction, request(slug, results), facts)).toBe(verdict);
  });

  test('leave alone a dose that is already reduced as the label asks for', () => {
    const jaundice = { bilirubinMgDl: 2 };
    const reduced = request('irinotecan', jaundice, { dose: 200 });
    expect(verdictOf(liverFunction, reduced, facts)).toBeNull();
    const full = request('irinotecan', jaundice, { dose: 350 });
    expect(verdictOf(liverFunction, full, facts)).toBe('total_reduceTo: warning');
  });

  test('ask for the lowest of two doses', () => {
    const both = { bilirubinMgDl: 2.5, astUl: 100 };
    const of = (dose: number) => request('cabazitaxel', both, { dose, type: 'prostata' });
    expect(verdictOf(liverFunction, of(20), facts)).toBe('total_reduceTo: warning');
    expect(verdictOf(liverFunction, of(15), facts)).toBeNull();
  });

  test('limit nab-paclitaxel in the pancreas sooner than elsewhere', () => {
    const jaundice = { bilirubinMgDl: 2 };
    expect(
      verdictOf(liverFunction, request('paclitaxel-albumina', jaundice, { dose: 125, type: 'pancreas' }), facts),
    ).toBe('total_notStudied: warning');
    expect(verdictOf(liverFunction, request('paclitaxel-albumina', jaundice, { dose: 260 }), facts)).toBe(
      'total_reduceToPercent: warning',
    );
  });
});

test.each([
  ['trastuzumab-emtansina', {}, 'untested: note'],
  ['regorafenib', {}, 'untested: note'],
  ['regorafenib', { bilirubinMgDl: 0.7 }, null],
  ['trastuzumab-emtansina', { altUl: 30 }, null],
  ['paclitaxel', {}, null],
])('liver tests are asked for where a label does so: %s with %j: %s', (slug, results, verdict) => {
  expect(verdictOf(liverFunction, request(slug, results), facts)).toBe(verdict);
});

describe('the ejection fraction', () => {
  test.each([
    ['doxorubicina', 'curativo', 50, null],
    ['doxorubicina', 'curativo', 49, 'highRisk: note'],
    ['epirubicina', 'curativo', 40, 'highRisk: note'],
    ['epirubicina', 'curativo', 39, 'contraindicated: warning'],
    ['mitoxantrona', 'curativo', 39, 'highRisk: note'],
    ['doxorubicina-liposomal-pegilada', 'paliativo', 45, null],
    ['doxorubicina-liposomal-pegilada', 'paliativo', 39, 'highRisk: note'],
    ['trastuzumab', 'adyuvante', 50, null],
    ['trastuzumab', 'adyuvante', 49, 'withheldOnFall: note'],
    ['trastuzumab', 'adyuvante', 44, 'withheldOnFall: warning'],
    ['pertuzumab', 'adyuvante', 49, 'withheldOnFall: warning'],
    ['pertuzumab', 'paliativo', 45, null],
    ['pertuzumab', 'paliativo', 44, 'withheldOnFall: note'],
    ['pertuzumab', 'paliativo', 39, 'withheld: warning'],
    ['trastuzumab-emtansina', 'adyuvante', 49, 'withheldOnFall: note'],
    ['trastuzumab-emtansina', 'adyuvante', 44, 'withheld: warning'],
    ['trastuzumab-emtansina', 'paliativo', 45, null],
    ['trastuzumab-emtansina', 'paliativo', 44, 'withheldOnFall: note'],
    ['trastuzumab-emtansina', 'paliativo', 39, 'withheld: warning'],
    ['trastuzumab-deruxtecan', 'paliativo', 40, 'withheldOnFall: note'],
    ['trastuzumab-deruxtecan', 'paliativo', 39, 'withheld: warning'],
    ['paclitaxel', 'paliativo', 20, null],
  ])('%s, %s, at %d %%: %s', (slug, intention, lvefPercent, verdict) => {
    expect(verdictOf(heartFunction, request(slug, { lvefPercent, intention }), facts)).toBe(verdict);
  });

  test('and liver tests concern no drug that stays in the bladder', () => {
    const drugs = [line(drugIdOf('epirubicina'), 50, 'MG', 'INTRAVESICAL')];
    for (const results of [{}, { lvefPercent: 20, bilirubinMgDl: 9 }]) {
      const content = chemotherapy({ ...results, cycle: 1, totalCycles: 6, drugs }, { type: 'vejiga' });
      expect(verdictOf(heartFunction, content, facts)).toBeNull();
      expect(verdictOf(liverFunction, content, facts)).toBeNull();
    }
  });

  test('is asked for in the first cycle of a drug whose label does so', () => {
    expect(verdictOf(heartFunction, request('trametinib', {}), facts)).toBe('untested: note');
    expect(verdictOf(heartFunction, request('trastuzumab', {}), facts)).toBe('untested: note');
    expect(verdictOf(heartFunction, request('trastuzumab', {}, { cycle: 2 }), facts)).toBeNull();
    expect(verdictOf(heartFunction, request('paclitaxel', {}), facts)).toBeNull();
  });
});

describe('enzymes', () => {
  test.each([
    ['capecitabina', { dpd: 'normal' }, 1250, null],
    ['capecitabina', { dpd: 'deficit_completo' }, 625, 'dpd_contraindicated: serious'],
    ['capecitabina', { dpd: 'deficit_parcial' }, 1250, 'dpd_reduceToPercent: warning'],
    ['capecitabina', { dpd: 'deficit_parcial' }, 500, null],
    ['capecitabina', { dpd: 'deficit_parcial' }, 1000, 'dpd_reduceToPercent: warning'],
    ['capecitabina', { dpd: 'no_realizado' }, 1250, 'untested: warning'],
    ['capecitabina', {}, 1250, 'untested: warning'],
    ['irinotecan', { ugt1a1: '*28/*28' }, 180, 'ugt1a1_reduceToPercent: note'],
    ['irinotecan', { ugt1a1: '*28/*28' }, 130, null],
    ['irinotecan', { ugt1a1: '*1/*28' }, 180, null],
    ['irinotecan', {}, 180, null],
    ['sacituzumab-govitecan', { ugt1a1: '*28/*28' }, 10, 'ugt1a1_caution: note'],
  ])('%s with %j at %d mg/m²: %s', (slug, results, dose, verdict) => {
    const type = slug === 'irinotecan' ? 'colo_rectal' : 'mama';
    expect(verdictOf(enzymeDeficiency, request(slug, results, { dose, type }), facts)).toBe(verdict);
  });

  test('of fluorouracil on the skin are not asked for', () => {
    const drugs = [line(drugIdOf('fluorouracilo'), 500, 'MG', 'TOPIC')];
    expect(verdictOf(enzymeDeficiency, chemotherapy({ drugs }), facts)).toBeNull();
    expect(verdictOf(enzymeDeficiency, chemotherapy({ drugs, dpd: 'deficit_completo' }), facts)).toBeNull();
  });

  test('are asked for in the first cycle only', () => {
    expect(verdictOf(enzymeDeficiency, request('capecitabina', {}, { dose: 1250, cycle: 2 }), facts)).toBeNull();
  });
});
