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
    ['trabectedina', { bilirubinMgDl: 1.21 }, 'total_contraindicated: warning'],
    ['trabectedina', { altUl: 100 }, null],
    ['trabectedina', { altUl: 101 }, 'transaminases_contraindicated: warning'],
    ['bendamustina', { bilirubinMgDl: 3 }, 'total_reduceToPercent: warning'],
    ['bendamustina', { bilirubinMgDl: 3.1 }, 'total_contraindicated: serious'],
    ['cabazitaxel', { bilirubinMgDl: 1.2 }, null],
    ['cabazitaxel', { bilirubinMgDl: 1.3 }, 'total_reduceTo: warning'],
    ['cabazitaxel', { bilirubinMgDl: 3.7 }, 'total_contraindicated: serious'],
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

  test('limit nab-paclitaxel in the pancreas sooner than elsewhere', () => {
    const jaundice = { bilirubinMgDl: 2 };
    expect(
      verdictOf(liverFunction, request('paclitaxel-albumina', jaundice, { dose: 125, type: 'pancreas' }), facts),
    ).toBe('total_notRecommended: warning');
    expect(verdictOf(liverFunction, request('paclitaxel-albumina', jaundice, { dose: 260 }), facts)).toBe(
      'total_reduceToPercent: warning',
    );
  });
});

describe('the ejection fraction', () => {
  test.each([
    ['doxorubicina', 50, null],
    ['doxorubicina', 49, 'highRisk: note'],
    ['epirubicina', 40, 'highRisk: note'],
    ['epirubicina', 39, 'contraindicated: warning'],
    ['trastuzumab', 50, null],
    ['trastuzumab', 49, 'withheld: warning'],
    ['pertuzumab', 49, 'withheld: warning'],
    ['trastuzumab-emtansina', 45, null],
    ['trastuzumab-emtansina', 44, 'withheldOnFall: note'],
    ['trastuzumab-emtansina', 39, 'withheld: warning'],
    ['trastuzumab-deruxtecan', 40, 'withheldOnFall: note'],
    ['trastuzumab-deruxtecan', 39, 'withheld: warning'],
    ['paclitaxel', 20, null],
  ])('%s at %d %%: %s', (slug, lvefPercent, verdict) => {
    expect(verdictOf(heartFunction, request(slug, { lvefPercent }), facts)).toBe(verdict);
  });

  test('is asked for in the first cycle of a drug whose label does so', () => {
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
    ['capecitabina', { dpd: 'deficit_parcial' }, 625, null],
    ['capecitabina', { dpd: 'no_realizado' }, 1250, null],
    ['capecitabina', {}, 1250, 'untested: note'],
    ['irinotecan', { ugt1a1: '*28/*28' }, 180, 'ugt1a1_reduceToPercent: note'],
    ['irinotecan', { ugt1a1: '*1/*28' }, 180, null],
    ['irinotecan', {}, 180, null],
    ['sacituzumab-govitecan', { ugt1a1: '*28/*28' }, 10, 'ugt1a1_caution: note'],
  ])('%s with %j at %d mg/m²: %s', (slug, results, dose, verdict) => {
    const type = slug === 'irinotecan' ? 'colo_rectal' : 'mama';
    expect(verdictOf(enzymeDeficiency, request(slug, results, { dose, type }), facts)).toBe(verdict);
  });

  test('are asked for in the first cycle only', () => {
    expect(verdictOf(enzymeDeficiency, request('capecitabina', {}, { dose: 1250, cycle: 2 }), facts)).toBeNull();
  });
});
