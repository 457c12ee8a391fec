import { COUNTED_MG_FOR_MG } from '../../clinical/lifetime/anthracyclines';
import type { LifetimeHistory } from '../../clinical/lifetime/exposures';
import type { LifetimeLedger } from '../../clinical/lifetime/ledger';
import {
  anthracyclineSums,
  isAnthracycline,
  type JudgedLimit,
  principleLedger,
} from '../../clinical/lifetime/lifetime-dose';
import { type LifetimeLimit, lifetimeLimitsOf } from '../../clinical/lifetime/lifetime-limits';
import { type AddedUp, countedLines, limitOfRequest } from '../rules/doses/lifetime-limit';
import { lifetimeHistoryOf } from '../subject/lifetime-history';
import type { Subject } from '../subject/subject';
import { ageOf } from '../subject/subject-doses';

/** Lifetime dose of a principle including the requested cycles, judged by the limits of labels. */
export interface LifetimeReport {
  /** Name in the reference data; null for the sum of anthracyclines in doxorubicin equivalents. */
  drugName: string | null;
  /** Place of the drug's first line in the content; absent for a sum of several drugs and in older reports. */
  lineIndex?: number;
  /** Anthracyclines that are added up; absent for one principle. */
  sum?: 'anthracyclines' | 'anthracyclines_with_liposomal';
  ledger: LifetimeLedger;
  /** Lowest limit first; empty where only a sum is known. */
  limits: readonly JudgedLimit[];
}

/**
 * Returns a report for each principle of the request that has a limit, and one for all anthracyclines where there are
 * several. The history is that of the request, unless another one is given. Source: docs/rules.md 12.7.
 */
export function lifetimeReports(
  subject: Subject,
  history: LifetimeHistory | null = lifetimeHistoryOf(subject),
): LifetimeReport[] {
  if (!history || !subject.chemotherapy) return [];
  const seen = new Set<string>();
  const lines = countedLines(subject.chemotherapy);
  const reports = lines.flatMap(({ substance, index }): LifetimeReport[] => {
    const limits = lifetimeLimitsOf(substance.slug, ageOf(subject));
    const [first] = limits;
    if (!first || seen.has(substance.slug)) return [];
    seen.add(substance.slug);
    const ledger = principleLedger(history, first.principle, first);
    if (ledger.rows.length === 0 && ledger.uncounted.length === 0) return [];
    const alike = limits.filter(
      ({ unit, administration }) => unit === first.unit && administration === first.administration,
    );
    return [
      {
        drugName: substance.name,
        lineIndex: index,
        ledger,
        limits: judged({ subject, history, ledger, ofAnthracyclines: false }, alike),
      },
    ];
  });
  const isAsked = lines.some(({ substance }) => isAnthracycline(substance.slug));
  const sums = isAsked ? anthracyclineSums(history) : [];
  return [
    ...reports,
    ...sums.map(({ ledger, limitOf }): LifetimeReport => {
      const sum = limitOf === COUNTED_MG_FOR_MG ? 'anthracyclines_with_liposomal' : 'anthracyclines';
      const added = { subject, history, ledger, ofAnthracyclines: true };
      return { drugName: null, sum, ledger, limits: judged(added, lifetimeLimitsOf(limitOf, null)) };
    }),
  ];
}

function judged(sum: AddedUp, limits: readonly LifetimeLimit[]): JudgedLimit[] {
  return limits.map((limit) => limitOfRequest(sum, limit)).sort((one, other) => lowest(one) - lowest(other));
}

function lowest({ appliedLimit, limit }: JudgedLimit): number {
  return appliedLimit ?? limit.alertAt ?? Number.POSITIVE_INFINITY;
}
