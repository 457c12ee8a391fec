import { RULES } from '@aval/domain/congruence/rule-book';
import { expect, it } from 'vitest';
import { changedWithoutVersion, currentFingerprints, storedFingerprints } from './rule-fingerprints';

it('a rule whose texts, table or thresholds change has a new version; then: npx tsx ops/docs/write-rule-fingerprints.ts', () => {
  expect(changedWithoutVersion(storedFingerprints(), currentFingerprints())).toEqual([]);
  expect(storedFingerprints()).toEqual(currentFingerprints());
});

it('a change of a threshold, a severity or a table is found unless the version is increased', () => {
  const [rule] = RULES;
  if (!rule) throw new Error('the book has rules');
  const stored = currentFingerprints([rule]);
  for (const change of [{ thresholds: { most: 1 } }, { severity: 'note' as const }, { table: ['a row'] }]) {
    expect(changedWithoutVersion(stored, currentFingerprints([{ ...rule, ...change }]))).toEqual([rule.id]);
    const next = { ...rule, ...change, version: rule.version + 1 };
    expect(changedWithoutVersion(stored, currentFingerprints([next]))).toEqual([]);
  }
});
