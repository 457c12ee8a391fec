import { expect, test } from 'vitest';
import type { Finding, Severity } from '../findings/finding';
import type { LineReport } from './line-report';
import type { CongruenceReport } from './report';
import { inReviewOrder } from './review-order';

const line = (index: number, percent: number | null | 'beside') =>
  ({
    index,
    isBesideRegimen: percent === 'beside',
    deviation: percent === 'beside' ? null : { percent },
  }) as LineReport;
const found = (index: number, severity: Severity): Finding => {
  const path = `treatment.chemotherapy.drugs.${index}`;
  return {
    rule: 'DOS-01',
    ruleVersion: 1,
    severity,
    variant: 'higher',
    values: {},
    fields: [`${path}.dose`, `${path}.doseType`],
    sources: [{ citation: '', where: null }],
  };
};
const orderOf = (lines: LineReport[], findings: Finding[], regimen: CongruenceReport['regimen']) =>
  inReviewOrder({ lines, findings, regimen } as unknown as CongruenceReport).map(({ index }) => index);

test('lines with the most severe deviation come first, then other deviations, lines outside the regimen, lines without a published dose, and exact matches', () => {
  const lines = [line(0, 0), line(1, 'beside'), line(2, null), line(3, 8), line(4, -40), line(5, 1900), line(6, 12)];
  const findings = [found(4, 'note'), found(5, 'serious'), found(6, 'warning')];
  expect(orderOf(lines, findings, { name: 'AC', version: 1 })).toEqual([5, 6, 4, 3, 1, 2, 0]);
});

test('lines keep their order without a regimen', () => {
  expect(orderOf([line(0, null), line(1, null)], [found(1, 'serious')], null)).toEqual([0, 1]);
});
