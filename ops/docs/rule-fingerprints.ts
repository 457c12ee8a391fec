import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Rule } from '@aval/domain/congruence/rule';
import { RULES } from '@aval/domain/congruence/rule-book';
import english from '@aval/i18n/en/demands/congruence';
import spanish from '@aval/i18n/es/demands/congruence';

/** Version of a rule, and the hash of its texts, variants, severity, thresholds and table in that version. */
export interface RuleFingerprint {
  version: number;
  hash: string;
}

export type RuleFingerprints = Readonly<Record<string, RuleFingerprint>>;

export const FINGERPRINTS = new URL('./rule-fingerprints.json', import.meta.url);

export function storedFingerprints(): RuleFingerprints {
  return JSON.parse(readFileSync(FINGERPRINTS, 'utf8')) as RuleFingerprints;
}

/** Returns the fingerprint of each rule as defined in the code. Source: docs/rules.md 12.2. */
export function currentFingerprints(rules: readonly Rule[] = RULES): RuleFingerprints {
  return Object.fromEntries(rules.map((rule) => [rule.id, { version: rule.version, hash: hashOf(rule) }]));
}

/** Returns the ids of rules that differ from their stored fingerprint without a new version. */
export function changedWithoutVersion(stored: RuleFingerprints, current: RuleFingerprints): string[] {
  return Object.entries(current).flatMap(([id, { version, hash }]) =>
    stored[id] && stored[id].hash !== hash && version <= stored[id].version ? [id] : [],
  );
}

function hashOf({ id, variants, severity, thresholds, unit, table }: Rule): string {
  const words = [spanish, english].map(({ rule }) => (rule as Readonly<Record<string, object>>)[id]);
  const said = JSON.stringify([words, variants, severity, thresholds, unit ?? null, table ?? null], sorted);
  return createHash('sha256').update(said).digest('hex').slice(0, 16);
}

/**
 * Replacer of `JSON.stringify` that sorts keys, so that their order does not change the hash. A source repeats the basis
 * of its row, which the row has already.
 */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([key]) => !(key === 'checked' && 'citation' in value));
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
