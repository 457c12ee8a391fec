import type { LedgerRow, LifetimeLedger } from '../../../clinical/lifetime/ledger';
import { type JudgedLimit, judgeLimit, principleLedger } from '../../../clinical/lifetime/lifetime-dose';
import { type LifetimeLimit, lifetimeLimitsOf } from '../../../clinical/lifetime/lifetime-limits';
import type { FieldPath, RuleFinding } from '../../findings/finding';
import { figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import { lifetimeHistoryOf } from '../../subject/lifetime-history';
import type { Subject } from '../../subject/subject';
import { ageOf, knownLines } from '../../subject/subject-doses';

/** The lines of the request itself that lower a limit. */
function loweringLines({ chemotherapy }: Subject, { loweredBy }: LifetimeLimit) {
  return chemotherapy ? knownLines(chemotherapy).filter(({ substance }) => loweredBy.includes(substance.slug)) : [];
}

/** A limit for this request: the lower one beside the drugs that its text names. */
export function limitOfRequest(subject: Subject, ledger: LifetimeLedger, limit: LifetimeLimit): JudgedLimit {
  return judgeLimit(ledger, limit, { hasRiskFactors: loweringLines(subject, limit).length > 0 });
}

/**
 * What a ledger says of a limit, in words' variants: with the cycle of this request in which it is reached, or reached before it,
 * and where the request's other drugs lower the limit, with which of them do and what it would be without. `lowering` are the
 * fields of these drugs.
 */
export function limitFinding(
  subject: Subject,
  { limit, appliedLimit, alertAt, exceededAt }: JudgedLimit,
  ledger: LifetimeLedger,
): (Pick<RuleFinding, 'variant' | 'atMost' | 'values'> & { lowering: FieldPath[] }) | null {
  const at = exceededAt ?? alertAt;
  const amount = exceededAt ? appliedLimit : limit.alertAt;
  if (!at || amount === null) return null;
  const isOnlyAlert = limit.limit === null;
  const usual = exceededAt && appliedLimit !== limit.limit ? limit.limit : null;
  const lowering = usual === null ? [] : loweringLines(subject, limit);
  return {
    variant: `${exceededAt ? 'exceeded' : 'alert'}${usual === null ? '' : 'Lowered'}${isOfRequest(at) ? '' : 'Before'}`,
    ...(exceededAt ? {} : { atMost: isOnlyAlert ? ('note' as const) : ('warning' as const) }),
    values: {
      total: figureValue(ledger.total, ledger.unit),
      limit: figureValue(amount, ledger.unit),
      ...(isOfRequest(at) ? { cycle: figureValue(Math.max(at.cycle ?? 1, 1)) } : {}),
      ...(usual === null
        ? {}
        : {
            usual: figureValue(usual, ledger.unit),
            because: nameValue([...new Set(lowering.map(({ substance }) => substance.name))].join(', ')),
          }),
    },
    lowering: lowering.map(({ index }) => `treatment.chemotherapy.drugs.${index}.drugId`),
  };
}

function isOfRequest({ from }: LedgerRow): boolean {
  return from === 'request';
}

/**
 * The lifetime dose of a principle with the cycles of this request, against what labels and guidelines say, and in which cycle
 * it is reached. Beyond a limit it is serious; where the text only asks for attention a warning, without any limit a note.
 * Sources: those of the rows `limit` of `cumulative-doses.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const history = lifetimeHistoryOf(subject);
  if (!history || !subject.chemotherapy) return [];
  const lines = knownLines(subject.chemotherapy);
  return lines.flatMap((line, place): RuleFinding[] => {
    const { slug, name } = line.substance;
    if (lines.findIndex(({ substance }) => substance.slug === slug) < place) return [];
    const judged = lifetimeLimitsOf(slug, ageOf(subject))
      .map((limit) => judgedBy(subject, history, limit))
      .sort((one, other) => byGravity(one.judged, other.judged));
    const [gravest] = judged;
    const found = gravest && limitFinding(subject, gravest.judged, gravest.ledger);
    if (!found) return [];
    const { lowering, values, ...said } = found;
    return [
      {
        ...said,
        values: { drug: nameValue(name), ...values },
        fields: [
          `treatment.chemotherapy.drugs.${line.index}.dose`,
          'treatment.chemotherapy.totalCycles',
          'exposures',
          ...lowering,
        ],
        sources: [gravest.judged.limit.source],
      },
    ];
  });
}

function judgedBy(subject: Subject, history: Parameters<typeof principleLedger>[0], limit: LifetimeLimit) {
  const ledger = principleLedger(history, limit.principle, limit);
  return { ledger, judged: limitOfRequest(subject, ledger, limit) };
}

/** Exceeded limits first, then alerts; of each the lowest before the others. */
function byGravity(one: JudgedLimit, other: JudgedLimit): number {
  const [mine, theirs] = [gravityOf(one), gravityOf(other)];
  return mine.place - theirs.place || mine.amount - theirs.amount;
}

function gravityOf({ exceededAt, appliedLimit, alertAt, limit }: JudgedLimit): { place: number; amount: number } {
  if (exceededAt) return { place: 0, amount: appliedLimit ?? 0 };
  return alertAt ? { place: 1, amount: limit.alertAt ?? 0 } : { place: 2, amount: 0 };
}

/** Rule of the product: docs/rules.md 12.7. */
export const lifetimeLimit = rule({
  id: 'CUM-01',
  version: 2,
  variants: ['exceeded', 'exceededBefore', 'exceededLowered', 'exceededLoweredBefore', 'alert', 'alertBefore'],
  severity: 'serious',
  thresholds: {},
  look,
});
