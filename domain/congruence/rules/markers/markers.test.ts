import { describe, expect, test } from 'vitest';
import { chemotherapy, findingsOf, line } from '../rule-cases.test-support';
import { MARKER_FAMILIES, MARKER_RULES } from './marker-families';
import { MARKER_ROWS } from './marker-rows';

const NAMES = [
  'Trastuzumab',
  'Pertuzumab',
  'Trastuzumab deruxtecán',
  'Palbociclib',
  'Letrozol',
  'Pembrolizumab',
  'Cetuximab',
  'Encorafenib',
  'Osimertinib',
  'Alectinib',
  'Nivolumab',
  'Ipilimumab',
  'Atezolizumab',
  'Durvalumab',
  'Rituximab',
  'Crizotinib',
  'Larotrectinib',
  'Tepotinib',
  'Selpercatinib',
  'Binimetinib',
  'Paclitaxel',
  'Carboplatino',
  'Bevacizumab',
  'Olaparib',
  'Ondansetrón',
  'Un fármaco nuevo',
  'Zolbetuximab',
  'Erdafitinib',
  'Entrectinib',
  'Dabrafenib',
  'Tucatinib',
];
const PRINCIPLES: Readonly<Record<string, string>> = {
  Palbociclib: 'Palbociclib',
  Osimertinib: 'Osimertinib mesilato',
  Alectinib: 'Alectinib hidrocloruro',
  Ondansetrón: 'Ondansetrón hidrocloruro',
  Larotrectinib: 'Larotrectinib sulfato',
  Tepotinib: 'TEPOTINIB HIDROCLORURO HIDRATO',
};
const drugs = new Map(
  NAMES.map((name, index) => [index + 1, { name, activePrinciple: PRINCIPLES[name] ?? name, atcCode: null }]),
);

/** Findings of all marker rules, each as `MRK-07.contradicts serious`. */
function said(
  type: string,
  names: readonly string[],
  markers: object,
  { intention = 'paliativo', previous = [] as readonly string[], stage = 'IV' } = {},
) {
  const lines = names.map((name) => line(NAMES.indexOf(name) + 1, 1));
  const content = {
    ...chemotherapy({ intention, drugs: lines }, { type, stage, markers }),
    previousTreatments: previous.map((group) => ({ type: group, date: '2026-01-01', description: 'x' })),
  };
  return MARKER_RULES.flatMap((rule) => findingsOf(rule, content, { drugs })).map(
    ({ rule, variant, severity }) => `${rule}.${variant} ${severity}`,
  );
}

test('every row of the reference data belongs to one rule, unless no marker of the form decides it', () => {
  // Rows without a threshold, or for a marker that the form does not ask for.
  const undecided = [...MARKER_ROWS.values()].filter(({ states }) => states.length === 0).map(({ slug }) => slug);
  expect(undecided.sort()).toEqual(['avelumab-no-threshold', 'imatinib-targets', 'parp-niraparib-ovary']);
  const used = [...MARKER_FAMILIES.flatMap(({ rows }) => rows), ...undecided];
  expect([...used].sort()).toEqual([...MARKER_ROWS.keys()].sort());
  expect(used).toHaveLength(69);
});

const her2 = (her2neu: string, fishHer2neu = 'no_realizado') => ({ her2neu, fishHer2neu });
const gastric = (herceptest: string, fishHer2 = 'no_realizado') => ({ herceptest, fishHer2 });
const receptors = (er: string, ep: string) => ({ er, ep });

describe('HER2', () => {
  test.each([
    ['+++', 'mama', ['Trastuzumab'], her2('positivo_3'), []],
    ['+++ without amplification', 'mama', ['Trastuzumab'], her2('positivo_3', 'negativo'), []],
    ['amplified', 'mama', ['Trastuzumab'], her2('positivo_2', 'positivo'), []],
    ['negative', 'mama', ['Tucatinib'], her2('negativo'), ['MRK-01.contradicts warning']],
    ['++ alone', 'mama', ['Trastuzumab'], her2('positivo_2'), ['MRK-01.incomplete warning']],
    ['++ not amplified', 'mama', ['Trastuzumab'], her2('positivo_2', 'negativo'), ['MRK-01.contradicts warning']],
    ['1+', 'mama', ['Trastuzumab'], her2('positivo'), ['MRK-01.contradicts warning']],
    ['not done', 'mama', ['Trastuzumab'], her2('no_realizado'), ['MRK-01.notDone warning']],
    ['two drugs, one finding', 'mama', ['Trastuzumab', 'Pertuzumab'], her2('negativo'), ['MRK-01.contradicts warning']],
    ['a draft without HER2', 'mama', ['Trastuzumab'], {}, []],
    [
      'gastric, amplified with 1+',
      'gastrico',
      ['Trastuzumab'],
      gastric('positivo', 'positivo'),
      ['MRK-01.contradicts warning'],
    ],
    ['gastric, amplified with ++', 'gastrico', ['Trastuzumab'], gastric('positivo_2', 'positivo'), []],
    ['HER2-low', 'mama', ['Trastuzumab deruxtecán'], her2('positivo'), []],
    [
      '0 with receptors',
      'mama',
      ['Trastuzumab deruxtecán'],
      { ...her2('negativo'), ...receptors('positivo', 'negativo') },
      ['MRK-02.question note'],
    ],
    [
      '0 without receptors',
      'mama',
      ['Trastuzumab deruxtecán'],
      { ...her2('negativo'), ...receptors('negativo', 'negativo') },
      ['MRK-02.contradicts warning'],
    ],
    [
      '0, receptors not tested',
      'mama',
      ['Trastuzumab deruxtecán'],
      { ...her2('negativo'), ...receptors('negativo', 'no_realizado') },
      ['MRK-02.incomplete warning'],
    ],
    [
      'positive',
      'mama',
      ['Palbociclib'],
      { ...her2('positivo_3'), ...receptors('positivo', 'positivo') },
      ['MRK-03.contradicts warning'],
    ],
    ['negative', 'mama', ['Palbociclib'], { ...her2('positivo'), ...receptors('positivo', 'positivo') }, []],
    [
      'positive',
      'gastrico',
      ['Zolbetuximab'],
      { ...gastric('positivo_3'), cldn182: 'positivo' },
      ['MRK-03.contradicts warning'],
    ],
    ['negative', 'gastrico', ['Zolbetuximab'], { ...gastric('positivo_2', 'negativo'), cldn182: 'positivo' }, []],
    ['gastric, without trastuzumab', 'gastrico', ['Pembrolizumab'], gastric('positivo_3'), ['MRK-04.question note']],
    ['gastric, with trastuzumab', 'gastrico', ['Pembrolizumab', 'Trastuzumab'], gastric('positivo_3'), []],
  ] as [string, string, string[], object, string[]][])('%s, %s, %j', (_name, type, names, markers, expected) => {
    expect(said(type, names, markers)).toEqual(expected);
  });
});

describe('optional results', () => {
  test.each([
    ['mutated', 'mama', 'Olaparib', { ...her2('negativo'), brca: 'positivo' }, []],
    ['not mutated', 'mama', 'Olaparib', { ...her2('negativo'), brca: 'negativo' }, ['MRK-22.contradicts warning']],
    ['not done', 'mama', 'Olaparib', { ...her2('negativo'), brca: 'no_realizado' }, ['MRK-22.notDone warning']],
    ['not stated', 'mama', 'Olaparib', her2('negativo'), ['MRK-22.unanswered warning']],
    ['not mutated', 'pancreas', 'Olaparib', { brca: 'negativo' }, ['MRK-22.contradicts warning']],
    ['not mutated', 'prostata', 'Olaparib', { brca: 'negativo' }, ['MRK-22.contradicts warning']],
    [
      'HRD without bevacizumab',
      'ovario',
      'Olaparib',
      { brca: 'negativo', hrd: 'positivo' },
      ['MRK-22.contradicts warning'],
    ],
    ['no HRD', 'ovario', 'Olaparib', { brca: 'negativo', hrd: 'negativo' }, ['MRK-22.contradicts warning']],
    ['BRCA not stated', 'ovario', 'Olaparib', {}, ['MRK-22.unanswered warning']],
    ['positive', 'gastrico', 'Zolbetuximab', { ...gastric('negativo'), cldn182: 'positivo' }, []],
    [
      'negative',
      'gastrico',
      'Zolbetuximab',
      { ...gastric('negativo'), cldn182: 'negativo' },
      ['MRK-23.contradicts warning'],
    ],
    ['positive', 'vejiga', 'Erdafitinib', { fgfr: 'positivo' }, []],
    ['negative', 'vejiga', 'Erdafitinib', { fgfr: 'negativo' }, ['MRK-24.contradicts warning']],
    ['not stated', 'vejiga', 'Erdafitinib', {}, ['MRK-24.unanswered warning']],
  ] as [string, string, string, object, string[]][])('%s, %s, %s', (_name, type, name, markers, expected) => {
    expect(said(type, [name], markers)).toEqual(expected);
  });

  test.each([
    [{ brca: 'negativo', hrd: 'positivo' }, []],
    [{ brca: 'positivo' }, []],
    [{ brca: 'negativo', hrd: 'negativo' }, ['MRK-22.contradicts warning']],
    [{ hrd: 'negativo' }, ['MRK-22.incomplete warning']],
    [{ brca: 'negativo' }, ['MRK-22.unanswered warning']],
  ])('take HRD beside bevacizumab in the ovary: %j', (markers, expected) => {
    expect(said('ovario', ['Olaparib', 'Bevacizumab'], markers)).toEqual(expected);
  });

  test('need no BRCA in relapsed ovarian cancer', () => {
    expect(said('ovario', ['Olaparib'], { brca: 'negativo' }, { previous: ['avanzado'] })).toEqual([]);
  });
});

describe('hormone receptors', () => {
  const negative = her2('negativo');
  test.each([
    ['positive', ['Letrozol'], receptors('positivo', 'negativo'), []],
    ['progesterone alone', ['Letrozol'], receptors('negativo', 'positivo'), []],
    ['none', ['Letrozol'], receptors('negativo', 'negativo'), ['MRK-06.contradicts warning']],
    [
      'none, two drugs',
      ['Letrozol', 'Palbociclib'],
      { ...negative, ...receptors('negativo', 'negativo') },
      ['MRK-06.contradicts warning'],
    ],
    ['estrogen receptor not tested', ['Letrozol'], receptors('no_realizado', 'negativo'), ['MRK-06.notDone warning']],
    [
      'progesterone receptor not tested',
      ['Letrozol'],
      receptors('negativo', 'no_realizado'),
      ['MRK-06.notDone warning'],
    ],
    ['triple negative', ['Pembrolizumab'], { ...negative, ...receptors('negativo', 'negativo') }, []],
    [
      'with a receptor',
      ['Pembrolizumab'],
      { ...negative, ...receptors('positivo', 'negativo') },
      ['MRK-05.contradicts warning'],
    ],
    [
      'equivocal HER2',
      ['Pembrolizumab'],
      { ...her2('positivo_2'), ...receptors('negativo', 'negativo') },
      ['MRK-05.incomplete warning'],
    ],
  ] as [string, string[], object, string[]][])('%s, %j', (_name, names, markers, expected) => {
    expect(said('mama', names, markers)).toEqual(expected);
  });
});

describe('colorectal', () => {
  const wild = { kras: 'negativo', nras: 'negativo', braf: 'negativo' };
  test.each([
    ['wild type', ['Cetuximab'], wild, []],
    ['mutated KRAS', ['Cetuximab'], { ...wild, kras: 'positivo' }, ['MRK-07.contradicts serious']],
    ['mutated NRAS', ['Cetuximab'], { ...wild, nras: 'positivo' }, ['MRK-07.contradicts serious']],
    ['NRAS not tested', ['Cetuximab'], { ...wild, nras: 'no_realizado' }, ['MRK-07.notDone warning']],
    ['mutated BRAF', ['Cetuximab'], { ...wild, braf: 'positivo' }, ['MRK-08.question note']],
    ['mutated BRAF, with encorafenib', ['Cetuximab', 'Encorafenib'], { ...wild, braf: 'positivo' }, []],
    ['BRAF not mutated', ['Cetuximab', 'Encorafenib'], wild, ['MRK-09.contradicts warning']],
    ['unstable', ['Pembrolizumab'], { mmr: 'deficiente', mi: 'estable' }, []],
    ['stable', ['Pembrolizumab'], { mmr: 'proficiente', mi: 'no_realizado' }, ['MRK-10.contradicts warning']],
    ['neither tested', ['Pembrolizumab'], { mmr: 'no_realizado', mi: 'no_realizado' }, ['MRK-10.notDone warning']],
  ] as [string, string[], object, string[]][])('%s, %j', (_name, names, markers, expected) => {
    expect(said('colo_rectal', names, markers)).toEqual(expected);
  });

  test('is not judged when the disease is not advanced', () => {
    expect(said('colo_rectal', ['Cetuximab'], { ...wild, kras: 'positivo' }, { intention: 'curativo' })).toEqual([]);
  });

  test('gives a note without a stated intention, and nothing yet in a draft', () => {
    const mutated = { ...wild, kras: 'positivo' };
    expect(said('colo_rectal', ['Cetuximab'], mutated, { intention: 'no_se_indica' })).toEqual([
      'MRK-07.contradicts note',
    ]);
    expect(said('colo_rectal', ['Cetuximab'], mutated, { intention: '' })).toEqual([]);
  });
});

describe('lung', () => {
  const none = { tipo: 'adenocarcinoma', egfr: 'negativo', alk: 'negativo', pdLi: 'more_50' };
  test.each([
    ['EGFR', ['Osimertinib'], { egfr: 'positivo' }, []],
    ['no EGFR', ['Osimertinib'], { egfr: 'negativo' }, ['MRK-11.contradicts warning']],
    ['EGFR not tested', ['Osimertinib'], { egfr: 'no_realizado' }, ['MRK-11.notDone warning']],
    ['small cell', ['Osimertinib'], { tipo: 'microcitico', egfr: 'negativo' }, []],
    ['no ALK', ['Alectinib'], { alk: 'negativo' }, ['MRK-12.contradicts warning']],
    ['no ROS1', ['Crizotinib'], { rosI: 'negativo' }, ['MRK-13.contradicts warning']],
    ['ROS1', ['Crizotinib'], { rosI: 'positivo' }, []],
    ['one NTRK', ['Larotrectinib'], { ntrk1: 'negativo', ntrk2: 'positivo', ntrk3: 'no_realizado' }, []],
    [
      'no NTRK',
      ['Larotrectinib'],
      { ntrk1: 'negativo', ntrk2: 'negativo', ntrk3: 'negativo' },
      ['MRK-14.contradicts warning'],
    ],
    [
      'NTRK3 not tested',
      ['Larotrectinib'],
      { ntrk1: 'negativo', ntrk2: 'negativo', ntrk3: 'no_realizado' },
      ['MRK-14.notDone warning'],
    ],
    [
      'ROS1, not NTRK',
      ['Entrectinib'],
      { rosI: 'positivo', ntrk1: 'negativo', ntrk2: 'negativo', ntrk3: 'negativo' },
      [],
    ],
    ['NTRK, not ROS1', ['Entrectinib'], { rosI: 'negativo', ntrk1: 'positivo' }, []],
    [
      'neither ROS1 nor NTRK',
      ['Entrectinib'],
      { rosI: 'negativo', ntrk1: 'negativo', ntrk2: 'negativo', ntrk3: 'negativo' },
      ['MRK-13.contradicts warning', 'MRK-14.contradicts warning'],
    ],
    ['no BRAF', ['Dabrafenib'], { brafV600E: 'negativo' }, ['MRK-09.contradicts warning']],
    ['BRAF', ['Dabrafenib'], { brafV600E: 'positivo' }, []],
    ['MET, judged in later lines only', ['Tepotinib'], { metEx14: 'negativo' }, []],
    ['no RET', ['Selpercatinib'], { ret: 'negativo' }, ['MRK-16.contradicts warning']],
    [
      'no BRAF, with binimetinib',
      ['Encorafenib', 'Binimetinib'],
      { brafV600E: 'negativo' },
      ['MRK-09.contradicts warning'],
    ],
    ['no BRAF, without binimetinib', ['Encorafenib'], { brafV600E: 'negativo' }, []],
    ['no driver, PD-L1 50 %', ['Pembrolizumab'], none, []],
    ['a driver', ['Pembrolizumab'], { ...none, egfr: 'positivo' }, ['MRK-17.contradicts warning']],
    ['ALK not tested', ['Pembrolizumab'], { ...none, alk: 'no_realizado' }, ['MRK-17.notDone warning']],
    [
      'ALK not tested, squamous',
      ['Pembrolizumab'],
      { ...none, tipo: 'escamoso', alk: 'no_realizado' },
      ['MRK-17.notDone note'],
    ],
    [
      'squamous with a taxane',
      ['Pembrolizumab', 'Carboplatino', 'Paclitaxel'],
      { ...none, tipo: 'escamoso', egfr: 'positivo' },
      [],
    ],
    [
      'with bevacizumab',
      ['Atezolizumab', 'Bevacizumab', 'Carboplatino', 'Paclitaxel'],
      { ...none, egfr: 'positivo' },
      [],
    ],
    [
      'ALK, with both drugs of a combination',
      ['Nivolumab', 'Ipilimumab'],
      { ...none, alk: 'positivo' },
      ['MRK-17.contradicts warning'],
    ],
    ['ALK, with one drug of the combination', ['Nivolumab'], { ...none, alk: 'positivo' }, []],
    ['PD-L1 1 to 49 %, alone', ['Pembrolizumab'], { ...none, pdLi: 'more_1_49' }, ['MRK-19.contradicts warning']],
    [
      'PD-L1 1 to 49 %, with only an antiemetic',
      ['Pembrolizumab', 'Ondansetrón'],
      { ...none, pdLi: 'more_1_49' },
      ['MRK-19.contradicts warning'],
    ],
    ['PD-L1 1 to 49 %, with chemotherapy', ['Pembrolizumab', 'Carboplatino'], { ...none, pdLi: 'more_1_49' }, []],
    [
      'PD-L1 1 to 49 %, with an unknown drug',
      ['Pembrolizumab', 'Un fármaco nuevo'],
      { ...none, pdLi: 'more_1_49' },
      [],
    ],
    [
      'PD-L1 below 1 %, immune cells may qualify',
      ['Atezolizumab'],
      { ...none, pdLi: 'less_1' },
      ['MRK-19.question note'],
    ],
  ] as [string, string[], object, string[]][])('%s, %j', (_name, names, markers, expected) => {
    expect(said('pulmon', names, markers)).toEqual(expected);
  });

  test('lines of treatment have thresholds of their own', () => {
    const later = { previous: ['avanzado'] };
    const between = { ...none, pdLi: 'more_1_49' };
    const below = { ...none, pdLi: 'less_1' };
    expect(said('pulmon', ['Tepotinib'], { metEx14: 'negativo' }, later)).toEqual(['MRK-15.contradicts warning']);
    expect(said('pulmon', ['Pembrolizumab'], between, later)).toEqual([]);
    expect(said('pulmon', ['Pembrolizumab'], below, later)).toEqual(['MRK-18.contradicts warning']);
    expect(said('pulmon', ['Pembrolizumab'], between, { intention: 'no_se_indica' })).toEqual([]);
    expect(said('pulmon', ['Pembrolizumab'], below, { intention: 'no_se_indica' })).toHaveLength(2);
    const consolidation = {
      intention: 'curativo',
      stage: 'IIIA',
      previous: ['radioterapia', 'quimioterapia_dirigida'],
    };
    expect(said('pulmon', ['Durvalumab'], below, consolidation)).toEqual(['MRK-18.contradicts warning']);
    expect(said('pulmon', ['Durvalumab'], between, consolidation)).toEqual([]);
    expect(said('pulmon', ['Durvalumab'], below, { ...consolidation, previous: ['radioterapia'] })).toEqual([]);
    expect(said('pulmon', ['Durvalumab'], below, { ...consolidation, stage: 'IV' })).toEqual([]);
    expect(said('pulmon', ['Atezolizumab'], between, { intention: 'adyuvante' })).toEqual([
      'MRK-19.contradicts warning',
    ]);
    const neoadjuvant = { intention: 'neo_adyuvante' };
    expect(said('pulmon', ['Nivolumab', 'Carboplatino'], below, neoadjuvant)).toEqual(['MRK-18.contradicts warning']);
    expect(said('pulmon', ['Nivolumab', 'Carboplatino'], between, neoadjuvant)).toEqual([]);
  });
});

test('bladder and lymphoma have their own rules', () => {
  expect(said('vejiga', ['Pembrolizumab'], { pdLi: 'no_realizado' })).toEqual(['MRK-20.notDone warning']);
  expect(said('vejiga', ['Pembrolizumab'], { pdLi: 'less_1' })).toEqual([]);
  expect(said('vejiga', ['Nivolumab'], { pdLi: 'less_1' }, { intention: 'adyuvante' })).toEqual([
    'MRK-18.contradicts warning',
  ]);
  expect(said('sindrome_mieloproliferativo', ['Rituximab'], { cd20: 'negativo' })).toEqual([
    'MRK-21.contradicts warning',
  ]);
  expect(said('sindrome_mieloproliferativo', ['Rituximab'], { cd20: 'no_realizado' })).toEqual([
    'MRK-21.notDone warning',
  ]);
  expect(said('sindrome_mieloproliferativo', ['Rituximab'], { cd20: 'positivo' })).toEqual([]);
});
