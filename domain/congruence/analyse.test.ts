import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyse } from './analyse';
import { content, request } from './drawn-contents.test-support';
import { rule } from './rule';
import { BOOK_AS_IT_COMES, RULES } from './rule-book';
import { LIBRARY } from './rules/regimen-cases.test-support';
import { FACTS as CASES } from './rules/rule-cases.test-support';

const FACTS = { on: '2026-11-25', patient: { birthday: null, gender: null }, drugs: new Map() } as const;
const WRONG_STAGE = { protocol: { type: 'pulmon', t: 'T1', n: 'N0', m: 'M1', stage: '1' } };

describe('the rule book of a company', () => {
  test('a rule that is off looks at nothing', () => {
    const { findings, ruleCount } = analyse(WRONG_STAGE, FACTS, {
      ...BOOK_AS_IT_COMES,
      version: 4,
      rules: { 'STG-01': { isOff: true } },
    });
    expect(findings.filter((finding) => finding.rule === 'STG-01')).toEqual([]);
    expect(ruleCount).toBe(RULES.length - 1);
  });

  test('its severity is that of the findings, unless the source allows less', () => {
    const book = { ...BOOK_AS_IT_COMES, version: 2, rules: { 'STG-01': { severity: 'serious' } } } as const;
    expect(analyse(WRONG_STAGE, FACTS, book)).toMatchObject({
      ruleBookVersion: 2,
      findings: [{ rule: 'STG-01', severity: 'serious' }],
    });
    const ofBreast = { protocol: { type: 'mama', t: 'T2', n: 'N1', m: 'M0', stage: 'IIIA' } };
    expect(analyse(ofBreast, FACTS, book).findings).toMatchObject([{ severity: 'note' }]);
  });
});

test('the gravest come first, and a rule that fails is named while the others stand', () => {
  const saying = (id: string, severity: 'serious' | 'note') =>
    rule({
      id,
      version: 1,
      variants: ['says'],
      severity,
      thresholds: {},
      look: () => [{ variant: 'says', values: {}, fields: ['protocol.t'], sources: [{ citation: 'x', where: null }] }],
    });
  const failing = rule({
    ...saying('BAD-01', 'note'),
    look: () => {
      throw new Error('a fault');
    },
  });
  const found = analyse({}, FACTS, BOOK_AS_IT_COMES, [saying('ONE-01', 'note'), failing, saying('TWO-01', 'serious')]);
  expect(found.findings.map((finding) => finding.rule)).toEqual(['TWO-01', 'ONE-01']);
  expect(found.failed).toEqual(['BAD-01']);
});

test('no two rules have one id, and every id says its room', () => {
  const ids = RULES.map((each) => each.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Z]{3}-\d{2}$/);
});

test('the analysis is total and says the same of the same', () => {
  const drugs = new Map([[1, { name: 'Trastuzumab', activePrinciple: 'TRASTUZUMAB', atcCode: 'L01FD01' }]]);
  fc.assert(
    fc.property(content, (given) => {
      const found = analyse(given, { ...FACTS, drugs }, BOOK_AS_IT_COMES);
      expect(found.failed).toEqual([]);
      expect(analyse(given, { ...FACTS, drugs }, BOOK_AS_IT_COMES)).toEqual(found);
    }),
  );
});

test('what is typed into a request makes no rule fail, and every figure is one', () => {
  const facts = {
    ...CASES,
    regimens: LIBRARY,
    previousWeightKg: 60,
    presentations: new Map([[1, { strengthMg: 25 }]]),
  };
  const said = new Set<string>();
  fc.assert(
    fc.property(request, (given) => {
      const found = analyse(given, facts, BOOK_AS_IT_COMES);
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
