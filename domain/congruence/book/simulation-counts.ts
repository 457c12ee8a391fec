import { compareSeverity, type Finding, SEVERITIES, type Severity } from '../findings/finding';

/** Number of versions in which a rule found something, by its most severe finding in each version. */
export type SeverityCounts = Readonly<Record<Severity, number>>;

/** Values by the current book of the company and by the settings that are tried. */
export interface BeforeAndAfter<T> {
  before: T;
  after: T;
}

/** Stored result of a simulation: counts only, no patient data. */
export interface SimulationCounts {
  /** Counts by rule id; rules that never found anything are absent. */
  rules: Readonly<Record<string, BeforeAndAfter<SeverityCounts>>>;
  /** Number of demands whose last version was analysed. */
  demands: number;
  /** Number of those demands whose last version has a serious finding. */
  seriousDemands: Readonly<BeforeAndAfter<number>>;
  /** Number of versions on which a rule failed, by rule id; absent while none failed. */
  failed?: Readonly<Record<string, number>>;
}

/** Findings of both books about one version. */
export interface LookedAt extends BeforeAndAfter<readonly Pick<Finding, 'rule' | 'severity'>[]> {
  /** Whether the demand has no later version. */
  isLast: boolean;
  /** Rules that failed with either book, so that their findings are unknown. */
  failed: readonly string[];
}

export const NOTHING_COUNTED: SimulationCounts = { rules: {}, demands: 0, seriousDemands: { before: 0, after: 0 } };

const NONE: SeverityCounts = { serious: 0, warning: 0, note: 0 };
const SIDES = ['before', 'after'] as const;

/**
 * Adds versions to the counts; the result does not depend on how they are split into portions.
 * Source: docs/rules.md 12.15.
 */
export function withCounted(counts: SimulationCounts, versions: readonly LookedAt[]): SimulationCounts {
  const rules = new Map(Object.entries(counts.rules));
  const seriousDemands = { ...counts.seriousDemands };
  const failed = new Map(Object.entries(counts.failed ?? {}));
  let { demands } = counts;
  for (const version of versions) {
    if (version.isLast) demands += 1;
    for (const rule of version.failed) failed.set(rule, (failed.get(rule) ?? 0) + 1);
    for (const side of SIDES) {
      if (version.isLast && version[side].some(({ severity }) => severity === 'serious')) seriousDemands[side] += 1;
      for (const [rule, severity] of highestOfRules(version[side])) {
        const known = rules.get(rule) ?? { before: NONE, after: NONE };
        rules.set(rule, { ...known, [side]: { ...known[side], [severity]: known[side][severity] + 1 } });
      }
    }
  }
  return {
    rules: Object.fromEntries(rules),
    demands,
    seriousDemands,
    ...(failed.size > 0 ? { failed: Object.fromEntries(failed) } : {}),
  };
}

function highestOfRules(findings: LookedAt['before']): Map<string, Severity> {
  const highest = new Map<string, Severity>();
  for (const { rule, severity } of findings) {
    const known = highest.get(rule);
    if (!known || compareSeverity(severity, known) < 0) highest.set(rule, severity);
  }
  return highest;
}

export interface RuleDifference extends BeforeAndAfter<SeverityCounts> {
  rule: string;
  /** Number of versions in which the rule found something. */
  versions: BeforeAndAfter<number>;
  /** Change of the number of versions; positive means more. */
  difference: number;
}

export interface Differences {
  /** Largest difference first; ties by the number of versions that change severity, then by the order of the book. */
  changed: RuleDifference[];
  /** Rules whose counts by severity stay the same, in the order of the book. */
  unchanged: RuleDifference[];
}

/**
 * Compares the counts rule by rule. Rules without a finding in either book are left out. Source: docs/rules.md 12.15.
 */
export function differencesOf({ rules }: SimulationCounts, order: readonly string[]): Differences {
  const all = order.flatMap((rule): RuleDifference[] => {
    const counted = rules[rule];
    if (!counted) return [];
    const versions = { before: sumOf(counted.before), after: sumOf(counted.after) };
    return [{ rule, ...counted, versions, difference: versions.after - versions.before }];
  });
  const isChanged = (row: RuleDifference) => movedIn(row) > 0;
  return {
    changed: all
      .filter(isChanged)
      .sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference) || movedIn(other) - movedIn(one)),
    unchanged: all.filter((row) => !isChanged(row)),
  };
}

function movedIn({ before, after }: RuleDifference): number {
  return SEVERITIES.reduce((sum, severity) => sum + Math.abs(after[severity] - before[severity]), 0);
}

function sumOf(counts: SeverityCounts): number {
  return SEVERITIES.reduce((sum, severity) => sum + counts[severity], 0);
}
