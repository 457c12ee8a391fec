import { describe, expect, test } from 'vitest';
import { chemotherapy, drugIdOf, findingsOf, line, REFERENCE_DRUGS, verdictOf } from '../rule-cases.test-support';
import { categoriesOfTumour } from './categories-of-tumour';
import { stageOfDrug } from './stage-of-drug';

describe('categories of the tumour', () => {
  const of = (type: string, t: string, n: string) => ({ protocol: { type, t, n, m: 'M0' } });

  test.each([
    ['colo_rectal', 'T3', 'N2', []],
    ['colo_rectal', 'T3', 'N3', ['protocol.n']],
    ['pancreas', 'T1', 'N3', ['protocol.n']],
    ['prostata', 'T1', 'N1', []],
    ['prostata', 'Tis', 'N2', ['protocol.t', 'protocol.n']],
    ['ovario', 'T3', 'N1', []],
    ['ovario', 'T4', 'N1', ['protocol.t']],
    ['mama', 'Tis', 'N3', []],
    ['vejiga', 'Tx', 'Nx', []],
    ['sindrome_mieloproliferativo', 'T4', 'N3', []],
    ['otros', 'T4', 'N3', []],
  ])('%s %s %s: %j', (type, t, n, fields) => {
    expect(findingsOf(categoriesOfTumour, of(type, t, n)).map((finding) => finding.fields[0])).toEqual(fields);
  });

  test('are not judged in a draft that lacks them', () => {
    expect(findingsOf(categoriesOfTumour, { protocol: { type: 'colo_rectal' } })).toEqual([]);
    expect(findingsOf(categoriesOfTumour, { protocol: { n: 'N3' } })).toEqual([]);
  });
});

describe('stage of a drug', () => {
  const drugs = new Map(
    ['Osimertinib mesilato', 'Alectinib hidrocloruro', 'Durvalumab', 'Olaparib', 'Carboplatino'].map(
      (principle, index) => [
        index + 1,
        { name: principle.split(' ')[0] ?? '', activePrinciple: principle, atcCode: null },
      ],
    ),
  );
  const of = (type: string, ids: number[], intention: string, stage: string, previous: string[] = []) => ({
    ...chemotherapy({ intention, drugs: ids.map((id) => line(id, 1)) }, { type, stage }),
    previousTreatments: previous.map((group) => ({ type: group, date: '2026-01-01', description: 'x' })),
  });

  test.each([
    ['osimertinib, adjuvant IIIA', of('pulmon', [1], 'adyuvante', 'IIIA'), null],
    ['osimertinib, adjuvant IIIB', of('pulmon', [1], 'adyuvante', 'IIIB'), 'other: note'],
    ['osimertinib, adjuvant 0', of('pulmon', [1], 'adyuvante', '0'), 'other: note'],
    ['osimertinib, palliative', of('pulmon', [1], 'paliativo', 'IV'), null],
    ['alectinib, adjuvant I', of('pulmon', [2], 'adyuvante', '1'), null],
    ['alectinib, adjuvant IV', of('pulmon', [2], 'adyuvante', 'IV'), 'other: warning'],
    ['durvalumab after chemoradiation', of('pulmon', [3], 'curativo', 'IIIB'), null],
    ['durvalumab in IIB', of('pulmon', [3], 'curativo', 'IIB'), 'other: note'],
    ['durvalumab around surgery', of('pulmon', [3], 'adyuvante', 'IIB', ['cirugia']), null],
    ['durvalumab with platinum', of('pulmon', [3, 5], 'curativo', 'IIB'), null],
    ['olaparib of the ovary in III', of('ovario', [4], 'adyuvante', 'IIIA'), null],
    ['olaparib of the ovary in IIB', of('ovario', [4], 'adyuvante', 'IIB'), 'other: note'],
    ['olaparib of the breast', of('mama', [4], 'adyuvante', 'IIB'), null],
    ['another drug', of('pulmon', [5], 'adyuvante', 'IV'), null],
  ])('%s: %s', (_name, content, verdict) => {
    expect(verdictOf(stageOfDrug, content, { drugs })).toBe(verdict);
  });
});

describe('extent of a drug', () => {
  const of = (type: string, tnm: string, stage: string, slug: string, given: object = {}, previous: string[] = []) => {
    const [t, n, m] = tnm.split(' ');
    const { route = 'INTRAVENOUS', intention = 'adyuvante' } = given as { route?: string; intention?: string };
    return {
      ...chemotherapy({ intention, drugs: [line(drugIdOf(slug), 1, 'MG', route)] }, { type, t, n, m, stage }),
      previousTreatments: previous.map((group) => ({ type: group, date: '2026-01-01', description: 'x' })),
    };
  };
  const bladder = { route: 'INTRAVESICAL' };

  test.each([
    ['BCG in T1', of('vejiga', 'T1 N0 M0', '1', 'bcg-intravesical', bladder), null],
    ['BCG in situ', of('vejiga', 'Tis N0 M0', '0', 'bcg-intravesical', bladder), null],
    ['BCG in T2', of('vejiga', 'T2 N0 M0', 'IIA', 'bcg-intravesical', bladder), 'excluded: warning'],
    ['abemaciclib in N1', of('mama', 'T2 N1 M0', 'IIB', 'abemaciclib'), null],
    ['abemaciclib in N0', of('mama', 'T2 N0 M0', 'IIA', 'abemaciclib'), 'excluded: warning'],
    ['abemaciclib in N0 after', of('mama', 'T2 N0 M0', 'IIA', 'abemaciclib', {}, ['neo_adyuvante']), null],
    ['abemaciclib later', of('mama', 'T2 N0 M0', 'IIA', 'abemaciclib', { intention: 'paliativo' }), null],
    ['ribociclib in N0', of('mama', 'T2 N0 M0', 'IIA', 'ribociclib'), null],
    ['docetaxel in situ', of('mama', 'Tis N0 M0', '0', 'docetaxel'), 'inSitu: warning'],
    ['docetaxel in T1', of('mama', 'T1 N0 M0', '1', 'docetaxel'), null],
    ['capecitabine in what is left', of('mama', 'Tis N0 M0', '0', 'capecitabina', {}, ['neo_adyuvante']), null],
    ['tamoxifen in situ', of('mama', 'Tis N0 M0', '0', 'tamoxifeno'), null],
    ['mitomycin in the bladder in situ', of('vejiga', 'Tis N0 M0', '0', 'mitomicina', bladder), null],
  ])('%s: %s', (_name, content, verdict) => {
    expect(verdictOf(stageOfDrug, content, { drugs: REFERENCE_DRUGS })).toBe(verdict);
  });
});
