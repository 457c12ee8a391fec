import { RULES } from '@aval/domain/congruence/rule-book';
import { expect, it } from 'vitest';
import { changedWithoutVersion, currentFingerprints, storedFingerprints } from './rule-fingerprints';

it('a rule whose words, table or edges change has the next version; then: npx tsx ops/docs/write-rule-fingerprints.ts', () => {
  expect(changedWithoutVersion(storedFingerprints(), currentFingerprints())).toEqual([]);
  expect(storedFingerprints()).toEqual(currentFingerprints());
});

it('tells a change of an edge, of a severity and of a table, unless the version is the next one', () => {
  const [rule] = RULES;
  if (!rule) throw new Error('the book has rules');
  const stored = currentFingerprints([rule]);
  for (const change of [{ thresholds: { most: 1 } }, { severity: 'note' as const }, { table: ['a row'] }]) {
    expect(changedWithoutVersion(stored, currentFingerprints([{ ...rule, ...change }]))).toEqual([rule.id]);
    const next = { ...rule, ...change, version: rule.version + 1 };
    expect(changedWithoutVersion(stored, currentFingerprints([next]))).toEqual([]);
  }
});
