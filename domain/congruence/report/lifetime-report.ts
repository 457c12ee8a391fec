import { COUNTED_MG_FOR_MG } from '../../clinical/lifetime/anthracyclines';
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

/** The lifetime dose of a principle with the cycles that are asked for, against what labels say of it. */
export interface LifetimeReport {
  /** As the reference data name it; null: anthracyclines together, in doxorubicin. */
  drugName: string | null;
  /** The place of its first line in the content; absent of a sum of several, and in reports of before it was kept. */
  lineIndex?: number;
  /** Which anthracyclines are added up; absent of one principle. */
  sum?: 'anthracyclines' | 'anthracyclines_with_liposomal';
  ledger: LifetimeLedger;
  /** The lowest limit first; none where only a sum is known. */
  limits: readonly JudgedLimit[];
}

/** One for each principle of the request that has a limit, and one of all anthracyclines where there are several. Source: docs/rules.md 12.7. */
export function lifetimeReports(subject: Subject): LifetimeReport[] {
  const history = lifetimeHistoryOf(subject);
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
