import { TINY } from '../../../clinical/calculation/tolerance';
import { countedCycles, type LifetimeHistory } from '../../../clinical/lifetime/exposures';
import { unitConversionOf } from '../../../clinical/lifetime/international-units';
import type { LedgerPlace, LifetimeLedger } from '../../../clinical/lifetime/ledger';
import {
  addsByRoute,
  isAnthracycline,
  type JudgedLimit,
  judgeLimit,
  principleLedger,
} from '../../../clinical/lifetime/lifetime-dose';
import { LIFETIME_LIMITS, type LifetimeLimit, lifetimeLimitsOf } from '../../../clinical/lifetime/lifetime-limits';
import type { Source } from '../../../reference/source';
import { type Basis, checked, notApplicable, notChecked } from '../../basis';
import type { FieldPath, RuleFinding } from '../../findings/finding';
import { figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import { lifetimeHistoryOf } from '../../subject/lifetime-history';
import type { Subject, SubjectChemotherapy } from '../../subject/subject';
import { ageOf, drugField, firstOfEachDrug, type KnownLine, knownLines } from '../../subject/subject-doses';
import { drugName } from '../regimens/combination';

/** Ledger with the facts that its limits are judged by. */
export interface AddedUp {
  subject: Subject;
  history: LifetimeHistory;
  ledger: LifetimeLedger;
  /** Whether the ledger adds up several anthracyclines, which then do not lower its limit. */
  ofAnthracyclines: boolean;
}

/**
 * Returns what lowers a limit: drugs of the request, declared exposures and authorized cycles, each with its field if
 * it has one of its own. Source: docs/rules.md 12.7.
 */
function loweringOf(
  { subject: { chemotherapy, exposures }, history, ofAnthracyclines }: AddedUp,
  { loweredBy }: LifetimeLimit,
): { slug: string; field: FieldPath | null }[] {
  const asked = chemotherapy ? countedLines(chemotherapy) : [];
  const received = countedCycles(history).flatMap((cycle) => cycle.exposures);
  const before = [
    ...exposures,
    ...received.filter(({ principle, administration }) => addsByRoute(principle, administration ?? null)),
  ];
  return [
    ...asked.map(({ substance: { slug }, index }) => ({ slug, field: drugField({ index }) })),
    ...before.filter(({ amount }) => Number(amount) > 0).map(({ principle }) => ({ slug: principle, field: null })),
  ].filter(({ slug }) => loweredBy.includes(slug) && !(ofAnthracyclines && isAnthracycline(slug)));
}

/**
 * Returns the lines that count towards lifetime doses; instillation into the bladder does not.
 * Source: docs/rules.md 11.12.
 */
export function countedLines(chemotherapy: SubjectChemotherapy) {
  return knownLines(chemotherapy).filter(({ substance, administration }) =>
    addsByRoute(substance.slug, administration),
  );
}

/** Judges a limit for this request: the lower value with or after the drugs that its text names. */
export function limitOfRequest(sum: AddedUp, limit: LifetimeLimit): JudgedLimit {
  return judgeLimit(sum.ledger, limit, { hasRiskFactors: loweringOf(sum, limit).length > 0 });
}

/**
 * Words the finding of a judged limit: whether the limit is reached in a cycle of this request or before it and, where
 * other drugs lower it, which drugs and what the usual limit would be. `lowering` has the fields of those drugs that
 * are part of the request.
 */
export function limitFinding(
  sum: AddedUp,
  { limit, appliedLimit, alertAt, exceededAt }: JudgedLimit,
): (Pick<RuleFinding, 'variant' | 'atMost' | 'values'> & { lowering: FieldPath[] }) | null {
  const { ledger } = sum;
  const at = exceededAt ?? alertAt;
  const amount = exceededAt ? appliedLimit : limit.alertAt;
  if (!at || amount === null || (!exceededAt && isUsual(sum, limit))) return null;
  const mostOfAlert = limit.limit === null ? 'note' : 'warning';
  // A limit that no text was compared for warns at most.
  const mostOfLimit = limit.checked === 'knowledge' ? 'warning' : 'serious';
  const usual = exceededAt && appliedLimit !== limit.limit ? limit.limit : null;
  const lowering = usual === null ? [] : loweringOf(sum, limit);
  return {
    variant: `${exceededAt ? 'exceeded' : 'alert'}${usual === null ? '' : 'Lowered'}${isOfRequest(at) ? '' : 'Before'}`,
    atMost: exceededAt ? mostOfLimit : mostOfAlert,
    values: {
      total: figureValue(ledger.total, ledger.unit),
      limit: figureValue(amount, ledger.unit),
      ...(isOfRequest(at) ? { cycle: figureValue(Math.max(at.cycle ?? 1, 1)) } : {}),
      ...(usual === null
        ? {}
        : {
            usual: figureValue(usual, ledger.unit),
            because: nameValue([...new Set(lowering.map(({ slug }) => drugName(slug)))].join(', ')),
          }),
    },
    lowering: lowering.flatMap(({ field }) => field ?? []),
  };
}

/** Whether the sum is that of a usual course, without anything declared of before it. */
function isUsual({ ledger: { rows, total }, ofAnthracyclines }: AddedUp, { usualTotal }: LifetimeLimit): boolean {
  const isOneCourse = !ofAnthracyclines && rows.every(({ from }) => from !== 'declared');
  return usualTotal !== null && isOneCourse && total <= usualTotal + TINY;
}

function isOfRequest({ from }: LedgerPlace): boolean {
  return from === 'request';
}

/**
 * Compares the lifetime dose of a principle, including this request's cycles, with labels and guidelines, and names the
 * cycle that reaches the limit. Serious beyond a limit that was compared with its text; a warning beyond another one, and
 * where the text only asks for attention. A usual course that comes to that, and a drug without any limit, as
 * oxaliplatin, have their sum in the report alone. Sources: those of the rows `limit` and `conversion` of `cumulative-doses.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  if (!subject.chemotherapy) return [];
  return firstOfEachDrug(countedLines(subject.chemotherapy)).flatMap((line): RuleFinding[] => {
    const { name } = line.substance;
    const { data } = lifetimeLimitOf(subject, line);
    const [mostSerious] = [...(data ?? [])].sort((one, other) => byGravity(one.judged, other.judged));
    const found = mostSerious && limitFinding(mostSerious.sum, mostSerious.judged);
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
        sources: sourcesOf(mostSerious),
      },
    ];
  });
}

/** Limit of a principle with the sum that it judges. */
interface JudgedSum {
  sum: AddedUp;
  judged: JudgedLimit;
}

/** Returns the limits that the lifetime dose of a line's drug can be held against, each with the sum. */
export function lifetimeLimitOf(
  subject: Subject,
  { substance: { slug }, administration }: KnownLine,
): Basis<readonly JudgedSum[]> {
  const history = lifetimeHistoryOf(subject);
  if (!addsByRoute(slug, administration)) return notApplicable('routeNotCounted');
  if (!history || !LIFETIME_LIMITS.some(({ principle, limit }) => principle === slug && limit !== null))
    return notApplicable('noLimit');
  const limits = lifetimeLimitsOf(slug, ageOf(subject)).filter(({ limit }) => limit !== null);
  if (limits.length === 0) return notChecked('noPatient');
  return basisOfSums(limits.map((limit) => judgedBy(subject, history, limit)));
}

/** A sum that lacks something may exceed a limit and cannot be below one. */
export function basisOfSums<Sum extends { sum: Pick<AddedUp, 'ledger'> }>(sums: readonly Sum[]): Basis<readonly Sum[]> {
  const ledgers = sums.map(({ sum: { ledger } }) => ledger);
  if (ledgers.some(({ uncounted }) => uncounted.length > 0)) return notChecked('notAdded', sums);
  return ledgers.every(({ rows }) => rows.length === 0) ? notChecked('noCycles', sums) : checked(sums);
}

function judgedBy(subject: Subject, history: LifetimeHistory, limit: LifetimeLimit): JudgedSum {
  const ledger = principleLedger(history, limit.principle, limit);
  const sum: AddedUp = { subject, history, ledger, ofAnthracyclines: false };
  return { sum, judged: limitOfRequest(sum, limit) };
}

/** Sources of a limit and of the conversion by which milligrams count towards it. */
function sourcesOf({ sum, judged: { limit } }: JudgedSum): readonly [Source, ...Source[]] {
  const conversion = sum.ledger.rows.some(({ inUnits }) => inUnits) ? unitConversionOf(limit.principle) : null;
  return [limit.source, ...(conversion ? [conversion.source] : [])];
}

/** Limits that were compared with their text and are exceeded first, then others, then alerts; the lowest first of each. */
function byGravity(one: JudgedLimit, other: JudgedLimit): number {
  const [mine, theirs] = [gravityOf(one), gravityOf(other)];
  return mine.place - theirs.place || mine.amount - theirs.amount;
}

function gravityOf({ exceededAt, appliedLimit, alertAt, limit }: JudgedLimit): { place: number; amount: number } {
  if (exceededAt) return { place: limit.checked === 'knowledge' ? 1 : 0, amount: appliedLimit ?? 0 };
  return alertAt ? { place: 2, amount: limit.alertAt ?? 0 } : { place: 3, amount: 0 };
}

/** Rule of the product: docs/rules.md 12.7. */
export const lifetimeLimit = rule({
  id: 'CUM-01',
  version: 7,
  variants: ['exceeded', 'exceededBefore', 'exceededLowered', 'exceededLoweredBefore', 'alert', 'alertBefore'],
  severity: 'serious',
  thresholds: {},
  look,
});
