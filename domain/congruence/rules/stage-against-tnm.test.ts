import { describe, expect, test } from 'vitest';
import { analysed } from '../analysed.test-support';
import { stageAgainstTnm } from './stage-against-tnm';

function look(type: string, tnm: string, stage: string) {
  const [t, n, m] = tnm.split(' ');
  const { findings, failed } = analysed({ protocol: { type, t, n, m, stage } }, {}, { rules: [stageAgainstTnm] });
  expect(failed).toEqual([]);
  return findings;
}

describe('stage against TNM', () => {
  test.each([
    // Anatomic groups of breast: T2 N1 M0 is IIB; what is beyond it is at most a note, because prognostic stages differ.
    ['mama', 'T2 N1 M0', 'IIB', null],
    ['mama', 'T2 N1 M0', 'IIIA', 'note'],
    // M1 is IV everywhere.
    ['pulmon', 'T1 N0 M1', 'IV', null],
    ['pulmon', 'T1 N0 M1', '1', 'warning'],
    ['colo_rectal', 'T3 N0 M0', 'IV', 'warning'],
    // T3 N0 of the colon is IIA; the other letter is a note.
    ['colo_rectal', 'T3 N0 M0', 'IIA', null],
    ['colo_rectal', 'T3 N0 M0', 'IIB', 'note'],
    // IV without M1 exists in these three.
    ['gastrico', 'T4 N0 M0', 'IV', null],
    ['vejiga', 'T4 N0 M0', 'IV', null],
    ['prostata', 'T2 N1 M0', 'IV', null],
    // An unknown category is any.
    ['pulmon', 'Tx N0 M1', 'IV', null],
    ['colo_rectal', 'Tx Nx M0', 'IIIB', null],
    // An occult carcinoma is not judged, nor is a tumour without a grouping.
    ['pulmon', 'Tx N0 M0', 'IIIB', null],
    ['otros', 'T1 N0 M1', '1', null],
    ['sindrome_mieloproliferativo', 'Tx Nx Mx', 'IV', null],
  ])('%s, %s, stage %s: %s', (type, tnm, stage, severity) => {
    expect(look(type, tnm, stage).map((finding) => finding.severity)).toEqual(severity ? [severity] : []);
  });

  test('says what would be compatible, what it read and where that stands', () => {
    expect(look('colo_rectal', 'T3 N0 M0', 'IV')).toMatchObject([
      {
        rule: 'STG-01',
        variant: 'differs',
        fields: ['protocol.stage', 'protocol.t', 'protocol.n', 'protocol.m'],
        values: { compatible: { values: [{ option: 'IIA' }] } },
        sources: [{ citation: { es: expect.stringContaining('AJCC') } }],
      },
    ]);
  });

  test('a draft that lacks one of them is not judged', () => {
    expect(look('mama', 'T2 N1', 'IV')).toEqual([]);
  });
});
