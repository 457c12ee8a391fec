import { equivalenceFactor } from '../../clinical/lifetime/anthracyclines';
import type { LifetimeLedger } from '../../clinical/lifetime/ledger';
import {
  anthracyclineLedger,
  type JudgedLimit,
  judgeLimit,
  principleLedger,
} from '../../clinical/lifetime/lifetime-dose';
import { lifetimeLimitsOf } from '../../clinical/lifetime/lifetime-limits';
import { hasRiskFactors } from '../rules/doses/lifetime-limit';
import { lifetimeHistoryOf } from '../subject/lifetime-history';
import type { Subject } from '../subject/subject';
import { ageOf, knownLines } from '../subject/subject-doses';

/** The lifetime dose of a principle with the cycles that are asked for, against what labels say of it. */
export interface LifetimeReport {
  /** As the reference data name it; null: all anthracyclines together, in doxorubicin. */
  drugName: string | null;
  ledger: LifetimeLedger;
  /** The lowest limit first; none where only a sum is known. */
  limits: readonly JudgedLimit[];
}

const REFERENCE = 'doxorubicina';

/** One for each principle of the request that has a limit, and one of all anthracyclines where there are several. Source: docs/rules.md 12.7. */
export function lifetimeReports(subject: Subject): LifetimeReport[] {
  const history = lifetimeHistoryOf(subject);
  if (!history || !subject.chemotherapy) return [];
  const risks = { hasRiskFactors: hasRiskFactors(subject) };
  const seen = new Set<string>();
  const reports = knownLines(subject.chemotherapy).flatMap(({ substance }): LifetimeReport[] => {
    const limits = lifetimeLimitsOf(substance.slug, ageOf(subject));
    const [first] = limits;
    if (!first || seen.has(substance.slug)) return [];
    seen.add(substance.slug);
    const ledger = principleLedger(history, first.principle, first);
    const alike = limits.filter(
      ({ unit, administration }) => unit === first.unit && administration === first.administration,
    );
    return [{ drugName: substance.name, ledger, limits: judged(alike, ledger, risks) }];
  });
  const together = anthracyclineLedger(history);
  const principles = new Set(together.rows.map(({ principle }) => principle));
  const isAsked = [...seen].some((slug) => equivalenceFactor(slug, 'esc-2022') !== null);
  if (principles.size < 2 || !isAsked) return reports;
  return [
    ...reports,
    { drugName: null, ledger: together, limits: judged(lifetimeLimitsOf(REFERENCE, null), together, risks) },
  ];
}

function judged(
  limits: ReturnType<typeof lifetimeLimitsOf>,
  ledger: LifetimeLedger,
  risks: { hasRiskFactors: boolean },
): JudgedLimit[] {
  return limits.map((limit) => judgeLimit(ledger, limit, risks)).sort((one, other) => lowest(one) - lowest(other));
}

function lowest({ appliedLimit, limit }: JudgedLimit): number {
  return appliedLimit ?? limit.alertAt ?? Number.POSITIVE_INFINITY;
}
