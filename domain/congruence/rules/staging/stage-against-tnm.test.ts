import { describe, expect, test } from 'vitest';
import { analysed } from '../../analysed.test-support';
import { stageAgainstTnm } from './stage-against-tnm';

function look(type: string, tnm: string, stage: string, previousTreatments: object[] = []) {
  const [t, n, m] = tnm.split(' ');
  const content = { protocol: { type, t, n, m, stage }, previousTreatments };
  const { findings, failed } = analysed(content, {}, { rules: [stageAgainstTnm] });
  expect(failed).toEqual([]);
  return findings;
}

describe('stage against TNM', () => {
  test.each([
    // Anatomic groups of breast: T2 N1 M0 is IIB; other stages are at most a note, because prognostic stages differ.
    ['mama', 'T2 N1 M0', 'IIB', null],
    ['mama', 'T2 N1 M0', 'IIIA', 'note'],
    // The prognostic stage of breast differs within M0 alone: M1 is IV in both, and IV needs M1.
    ['mama', 'T2 N1 M1', 'IV', null],
    ['mama', 'T2 N1 M1', 'IIA', 'warning'],
    ['mama', 'T2 N1 M0', 'IV', 'warning'],
    ['mama', 'T2 N1 Mx', 'IV', null],
    // M1 is always IV.
    ['pulmon', 'T1 N0 M1', 'IV', null],
    ['pulmon', 'T1 N0 M1', '1', 'warning'],
    ['colo_rectal', 'T3 N0 M0', 'IV', 'warning'],
    // T3 N0 of the colon is IIA; another letter is a note.
    ['colo_rectal', 'T3 N0 M0', 'IIA', null],
    ['colo_rectal', 'T3 N0 M0', 'IIB', 'note'],
    // IV without M1 exists in these three.
    ['gastrico', 'T4 N0 M0', 'IV', null],
    ['vejiga', 'T4 N0 M0', 'IV', null],
    ['prostata', 'T2 N1 M0', 'IV', null],
    // An unknown category matches any.
    ['pulmon', 'Tx N0 M1', 'IV', null],
    ['colo_rectal', 'Tx Nx M0', 'IIIB', null],
    // IV needs M1 here, also where no grouping has the categories or they are those of an occult carcinoma.
    ['pulmon', 'Tx N0 M0', 'IV', 'warning'],
    ['colo_rectal', 'T0 N0 M0', 'IV', 'warning'],
    ['mama', 'T0 N0 M0', 'IV', 'warning'],
    ['colo_rectal', 'T0 N0 Mx', 'IV', null],
    ['gastrico', 'T0 N0 M0', 'IV', null],
    ['colo_rectal', 'T0 N0 M0', 'IIA', null],
    // An occult carcinoma is not judged, nor is a tumour without a grouping.
    ['pulmon', 'Tx N0 M0', 'IIIB', null],
    ['otros', 'T1 N0 M1', '1', null],
    ['sindrome_mieloproliferativo', 'Tx Nx Mx', 'IV', null],
  ])('%s, %s, stage %s: %s', (type, tnm, stage, severity) => {
    expect(look(type, tnm, stage).map((finding) => finding.severity)).toEqual(severity ? [severity] : []);
  });

  const before = [{ type: 'surgery', date: '2024-03-03', description: 'Mastectomía' }];

  test.each([
    ['mama', 'T2 N1 M1', 'IIA', 'atDiagnosis: note'],
    ['colo_rectal', 'T3 N0 M1', 'IIA', 'atDiagnosis: note'],
    ['mama', 'T2 N1 M0', 'IV', 'differs: warning'],
    ['mama', 'T2 N1 M0', 'IIIA', 'differs: note'],
  ])('may be that of the diagnosis after a treatment, with M1 alone: %s, %s, %s: %s', (...given) => {
    const [type, tnm, stage, verdict] = given;
    const found = look(type, tnm, stage, before);
    expect(found.map(({ variant, severity }) => `${variant}: ${severity}`)).toEqual([verdict]);
    expect(found[0]?.fields.includes('previousTreatments')).toBe(verdict.startsWith('atDiagnosis'));
  });

  test('names the compatible stages, the fields and the source', () => {
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

  test('is not judged in a draft that lacks a category', () => {
    expect(look('mama', 'T2 N1', 'IV')).toEqual([]);
  });
});
