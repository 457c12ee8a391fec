import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEVERITIES, type Severity } from '../findings/finding';
import { differencesOf, type LookedAt, NOTHING_COUNTED, withCounted } from './simulation-counts';

const found = (rule: string, severity: Severity) => ({ rule, severity });
const ORDER = ['STG-01', 'DOS-01', 'PLA-01', 'RAD-01'];

test('a rule counts once for a version, by its most severe finding', () => {
  const counts = withCounted(NOTHING_COUNTED, [
    {
      isLast: true,
      failed: [],
      before: [found('DOS-01', 'note'), found('DOS-01', 'serious'), found('DOS-01', 'warning')],
      after: [found('DOS-01', 'note'), found('DOS-01', 'warning')],
    },
  ]);
  expect(counts.rules).toEqual({
    'DOS-01': { before: { serious: 1, warning: 0, note: 0 }, after: { serious: 0, warning: 1, note: 0 } },
  });
});

test('a demand counts only by its last version', () => {
  const serious = [found('DOS-01', 'serious')];
  const { demands, seriousDemands, rules } = withCounted(NOTHING_COUNTED, [
    { isLast: false, failed: [], before: serious, after: serious },
    { isLast: true, failed: [], before: serious, after: [] },
    { isLast: true, failed: [], before: [], after: [found('STG-01', 'warning')] },
  ]);
  expect({ demands, seriousDemands }).toEqual({ demands: 2, seriousDemands: { before: 1, after: 0 } });
  expect(rules['DOS-01']).toMatchObject({ before: { serious: 2 }, after: { serious: 1 } });
});

test('failed rules are counted by the versions that they failed on', () => {
  const version = { isLast: true, before: [], after: [] };
  const counts = withCounted(NOTHING_COUNTED, [
    { ...version, failed: ['DOS-01'] },
    { ...version, failed: ['DOS-01', 'STG-01'] },
    { ...version, failed: [] },
  ]);
  expect(counts.failed).toEqual({ 'DOS-01': 2, 'STG-01': 1 });
  expect(withCounted(NOTHING_COUNTED, [{ ...version, failed: [] }]).failed).toBeUndefined();
});

test('the largest difference comes first, a change of severity counts as one, and unchanged rules are listed apart', () => {
  const versions: LookedAt[] = [
    {
      isLast: true,
      failed: [],
      before: [found('PLA-01', 'note'), found('STG-01', 'note')],
      after: [found('PLA-01', 'note')],
    },
    { isLast: true, failed: [], before: [found('DOS-01', 'note')], after: [found('DOS-01', 'serious')] },
    { isLast: true, failed: [], before: [], after: [found('RAD-01', 'note')] },
    { isLast: true, failed: [], before: [], after: [found('RAD-01', 'note')] },
  ];
  const { changed, unchanged } = differencesOf(withCounted(NOTHING_COUNTED, versions), ORDER);
  expect(changed.map(({ rule, versions, difference }) => [rule, versions.before, versions.after, difference])).toEqual([
    ['RAD-01', 0, 2, 2],
    ['STG-01', 1, 0, -1],
    ['DOS-01', 1, 1, 0],
  ]);
  expect(unchanged.map(({ rule }) => rule)).toEqual(['PLA-01']);
});

const findings = fc.array(fc.record({ rule: fc.constantFrom(...ORDER), severity: fc.constantFrom(...SEVERITIES) }));
const failed = fc.uniqueArray(fc.constantFrom(...ORDER), { maxLength: 2 });
const lookedAt = fc.record({ isLast: fc.boolean(), failed, before: findings, after: findings });

test('counts do not depend on how the versions are split into portions or ordered', () => {
  fc.assert(
    fc.property(fc.array(lookedAt, { maxLength: 12 }), fc.nat(12), (versions, cut) => {
      const inTwo = withCounted(withCounted(NOTHING_COUNTED, versions.slice(0, cut)), versions.slice(cut));
      expect(inTwo).toEqual(withCounted(NOTHING_COUNTED, versions));
      const backwards = withCounted(NOTHING_COUNTED, versions.toReversed());
      expect(backwards).toEqual(inTwo);
    }),
  );
});
