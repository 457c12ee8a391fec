import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseSubject } from './analyse';
import { analysed, NO_FACTS } from './analysed.test-support';
import { content, request } from './drawn-contents.test-support';
import { rule } from './rule';
import { DEFAULT_RULE_BOOK, RULES } from './rule-book';
import { FORMER_RULES, RULE_IDS, type RuleId } from './rule-ids';
import { LIBRARY } from './rules/regimen-cases.test-support';
import { FACTS as CASES } from './rules/rule-cases.test-support';
import { readSubject } from './subject/read-subject';

const WRONG_STAGE = { protocol: { type: 'pulmon', t: 'T1', n: 'N0', m: 'M1', stage: '1' } };

describe('the rule book of a company', () => {
  test('skips a rule that is switched off', () => {
    const { findings, ruleCount } = analysed(
      WRONG_STAGE,
      {},
      { book: { ...DEFAULT_RULE_BOOK, version: 4, rules: { 'STG-01': { isOff: true } } } },
    );
    expect(findings.filter((finding) => finding.rule === 'STG-01')).toEqual([]);
    expect(ruleCount).toBe(RULES.length - 1);
  });

  test('sets the severity of the findings, unless the source allows less', () => {
    const book = { ...DEFAULT_RULE_BOOK, version: 2, rules: { 'STG-01': { severity: 'serious' } } } as const;
    expect(analysed(WRONG_STAGE, {}, { book })).toMatchObject({
      ruleBookVersion: 2,
      findings: [{ rule: 'STG-01', severity: 'serious' }],
    });
    const ofBreast = { protocol: { type: 'mama', t: 'T2', n: 'N1', m: 'M0', stage: 'IIIA' } };
    expect(analysed(ofBreast, {}, { book }).findings).toMatchObject([{ severity: 'note' }]);
  });
});

test('the rule book sets the weight by which clearance is estimated', () => {
  const capecitabine = { drugId: 15, dose: 1000, doseType: 'MGM2', administration: 'ORAL', sessions: [1] };
  const body = { heightCm: 150, weightKg: 120, creatinine: 2.5, creatinineUnit: 'mg/dL', creatinineDate: '2026-11-20' };
  const content = { treatment: { chemotherapy: { ...body, drugs: [capecitabine] } } };
  const rulesBy = (weightRule: 'adjusted_from_bmi_25' | 'actual') => {
    const clearance = { ...DEFAULT_RULE_BOOK.clearance, weightRule };
    const { findings } = analysed(content, CASES, { book: { ...DEFAULT_RULE_BOOK, clearance } });
    return findings.map(({ rule: id }) => id);
  };
  // The clearance is 28 mL/min by the adjusted weight and 45 by the actual one; capecitabine requires 30.
  expect(rulesBy('adjusted_from_bmi_25')).toContain('CRE-03');
  expect(rulesBy('actual')).not.toContain('CRE-03');
});

test('findings are sorted by severity, and a failing rule is named while the other findings stand', () => {
  const saying = (id: RuleId, severity: 'serious' | 'note') =>
    rule({
      id,
      version: 1,
      variants: ['says'],
      severity,
      thresholds: {},
      look: () => [{ variant: 'says', values: {}, fields: ['protocol.t'], sources: [{ citation: 'x', where: null }] }],
    });
  const failing = rule({
    ...saying('CAP-01', 'note'),
    look: () => {
      throw new Error('a fault');
    },
  });
  const rules = [saying('DUP-01', 'note'), failing, saying('EME-01', 'serious')];
  const found = analysed({}, {}, { rules });
  const told: unknown[] = [];
  analyseSubject(readSubject({}, NO_FACTS), DEFAULT_RULE_BOOK, rules, (id, error) => told.push([id, error]));
  expect(told).toEqual([['CAP-01', new Error('a fault')]]);
  expect(found.findings.map((finding) => finding.rule)).toEqual(['EME-01', 'DUP-01']);
  expect(found.failed).toEqual(['CAP-01']);
});

test('RULE_IDS lists every rule once, in order and in the id format, and those of earlier books', () => {
  const ids = RULES.map((each) => each.id);
  expect(ids).toEqual(RULE_IDS.filter((id) => !FORMER_RULES.some((former) => former.id === id)));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Z]{3}-\d{2}$/);
});

test('the analysis never fails and is deterministic', () => {
  const drugs = new Map([[1, { name: 'Trastuzumab', activePrinciple: 'TRASTUZUMAB', atcCode: 'L01FD01' }]]);
  fc.assert(
    fc.property(content, (given) => {
      const found = analysed(given, { drugs });
      expect(found.failed).toEqual([]);
      expect(analysed(given, { drugs })).toEqual(found);
    }),
  );
});

test('typed requests make no rule fail, and every figure is a finite number', () => {
  const facts = {
    ...CASES,
    regimens: LIBRARY,
    previousWeightKg: 60,
    presentations: new Map([[1, { strengthMg: 25 }]]),
  };
  const said = new Set<string>();
  fc.assert(
    fc.property(request, (given) => {
      const found = analysed(given, facts);
      expect(found.failed).toEqual([]);
      for (const { rule: id, values } of found.findings) {
        said.add(id);
        for (const each of Object.values(values))
          if (each.kind === 'figure') expect(Number.isFinite(each.value), id).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
  expect(said.size).toBeGreaterThan(15);
});
