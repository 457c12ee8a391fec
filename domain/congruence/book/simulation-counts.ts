import { compareSeverity, type Finding, SEVERITIES, type Severity } from '../findings/finding';

/** In how many versions a rule found something, each by the gravest that it said of the version. */
export type SeverityCounts = Readonly<Record<Severity, number>>;

/** By the book that a company has, and by the settings that are tried. */
export interface BeforeAndAfter<T> {
  before: T;
  after: T;
}

/** What a simulation keeps: counts, nothing of a patient. */
export interface SimulationCounts {
  /** By the ids of the rules; one that never said anything is not among them. */
  rules: Readonly<Record<string, BeforeAndAfter<SeverityCounts>>>;
  /** How many demands have their last version among those that were looked at. */
  demands: number;
  /** How many of them show a serious finding in it. */
  seriousDemands: Readonly<BeforeAndAfter<number>>;
  /** In how many versions a rule failed, by its id; absent while none did. */
  failed?: Readonly<Record<string, number>>;
}

/** What either book says of one version. */
export interface LookedAt extends BeforeAndAfter<readonly Pick<Finding, 'rule' | 'severity'>[]> {
  /** Whether its demand has no later one. */
  isLast: boolean;
  /** Rules that failed with either book: what they would say of it is not known. */
  failed: readonly string[];
}

export const NOTHING_COUNTED: SimulationCounts = { rules: {}, demands: 0, seriousDemands: { before: 0, after: 0 } };

const NONE: SeverityCounts = { serious: 0, warning: 0, note: 0 };
const SIDES = ['before', 'after'] as const;

/** The counts with some versions more; in which portions they come makes no difference. Source: docs/rules.md 12.15. */
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
      for (const [rule, severity] of gravestOfRules(version[side])) {
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

function gravestOfRules(findings: LookedAt['before']): Map<string, Severity> {
  const gravest = new Map<string, Severity>();
  for (const { rule, severity } of findings) {
    const known = gravest.get(rule);
    if (!known || compareSeverity(severity, known) < 0) gravest.set(rule, severity);
  }
  return gravest;
}

export interface RuleDifference extends BeforeAndAfter<SeverityCounts> {
  rule: string;
  /** In how many versions it found something. */
  versions: BeforeAndAfter<number>;
  /** More is positive. */
  difference: number;
}

export interface Differences {
  /** The largest difference first; of equal ones whichever moves more versions from one severity to another, then in the book's order. */
  changed: RuleDifference[];
  /** That found as much, and as grave, as they would. In the book's order. */
  unchanged: RuleDifference[];
}

/** What the settings would change, rule by rule. Rules that find nothing with either are left out. Source: docs/rules.md 12.15. */
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
