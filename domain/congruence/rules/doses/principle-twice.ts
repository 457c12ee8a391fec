import { TINY } from '../../../clinical/calculation/tolerance';
import { routeOf } from '../../../clinical/route';
import type { RegimenLine } from '../../../reference/regimen';
import type { RuleFinding } from '../../findings/finding';
import { figureValue, nameValue, ORDER_STANDARDS } from '../../findings/values';
import { type RuleSettings, rule, thresholdsIn } from '../../rule';
import {
  deviationFrom,
  linesOfDrug,
  matchLines,
  type RegimenDeviation,
  shareSession,
} from '../../subject/regimen-deviation';
import type { LibraryRegimen, Subject } from '../../subject/subject';
import { comparable, drugField, type KnownLine, knownLines } from '../../subject/subject-doses';
import { combinationOf, combinationsOf, isSame } from '../regimens/combination';
import { REGIMEN_THRESHOLDS } from './dose-against-regimen';
import { KNOWN_RANGES, spanFor } from './known-orders';

/** Drugs given as a bolus and as an infusion on one day: de Gramont A, J Clin Oncol 2000;18:2938-47. */
const IN_TWO_LINES: ReadonlySet<string> = new Set(['fluorouracilo']);

/**
 * Finds two lines of one active principle in the same session: the same drug, unless a regimen gives it in two lines on
 * one day with these doses; two forms of it (liposomal, albumin-bound, subcutaneous), which are not interchangeable; or
 * a principle alone and in combination. The serious threshold of DOS-01 says how far above its regimen's dose a line
 * still counts as the regimen's. Serious where the session total of a drug exceeds by more than that what regimens, or
 * otherwise publications, give in a session. Source: ASCO/ONS standards, what a second person holds against each other.
 */
function look(subject: Subject, _own: object, settings: RuleSettings): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  if (!chemotherapy) return [];
  const { seriousPercent: mostAbove } = thresholdsIn(settings, 'DOS-01', REGIMEN_THRESHOLDS);
  const found: RuleFinding[] = [];
  const repeated = new Map<string, Repeated>();
  const lines = knownLines(chemotherapy);
  const patterns = new Map<string, Pattern[]>();
  const patternsOf = (slug: string) => {
    const known = patterns.get(slug) ?? patternsFor(subject, slug, lines);
    patterns.set(slug, known);
    return known;
  };
  lines.forEach((line, place) => {
    const { slug, name } = line.substance;
    const twice = lines
      .slice(0, place)
      .filter((before) => principlesInCommon(before, line).length > 0 && shareSession(before, line));
    const other = twice.find(
      (before) =>
        before.substance.slug !== slug ||
        !patternsOf(slug).some((pattern) => isWithin(pattern, mostAbove, before, line)),
    );
    if (!other) return;
    if (other.substance.slug === slug) {
      const before = repeated.get(slug);
      repeated.set(
        slug,
        before ? { ...before, further: [...before.further, line] } : { first: other, further: [line] },
      );
      return;
    }
    const isCombined = line.substance.principles.length > 1 || other.substance.principles.length > 1;
    found.push({
      variant: isCombined ? 'combined' : 'forms',
      atMost: 'warning',
      values: {
        drug: nameValue(name),
        other: nameValue(other.substance.name),
        principle: nameValue(principlesInCommon(other, line).join(' + ')),
      },
      fields: [drugField(line), drugField(other)],
      sources: [ORDER_STANDARDS],
    });
  });
  const ofOneDrug = [...repeated].map(([slug, repetition]) => {
    const ofDrug = lines.filter(({ substance }) => substance.slug === slug);
    const abovePercent = sessionAbovePercent(subject, ofDrug, patternsOf(slug));
    const isSerious = abovePercent !== null && abovePercent > mostAbove + TINY;
    return { ...sayRepeated(repetition, patternsOf(slug)), ...(isSerious ? {} : { atMost: 'warning' as const }) };
  });
  return [...found, ...ofOneDrug];
}

/** Lines of one drug that share sessions: the first, and those after it. */
interface Repeated {
  first: KnownLine;
  further: readonly KnownLine[];
}

/**
 * Builds one finding for all lines of a drug; two lines keep the variant of the rule's first version, more lines name
 * their number.
 */
function sayRepeated({ first, further }: Repeated, patterns: readonly Pattern[]): RuleFinding {
  const variant = patterns.length > 0 ? 'otherDoses' : 'same';
  const [second, ...others] = further.map(drugField);
  return {
    variant: others.length > 0 ? `${variant}Often` : variant,
    values: { drug: nameValue(first.substance.name), count: figureValue(further.length + 1) },
    fields: [second ?? drugField(first), ...others, drugField(first)],
    sources: [ORDER_STANDARDS],
  };
}

/**
 * Returns by how many percent the fullest session exceeds the maximum that one session has of the drug: by ways in
 * which lines of it share a session, otherwise by the regimens of the request, otherwise by publications for the
 * tumour. Null where the doses cannot be compared.
 */
function sessionAbovePercent(
  subject: Subject,
  lines: readonly KnownLine[],
  patterns: readonly Pattern[],
): number | null {
  const [first] = lines;
  if (!first) return null;
  const { slug } = first.substance;
  const hasPatterns = patterns.length > 0;
  const inWays = (hasPatterns ? patterns : waysOfRegimens(subject, slug)).flatMap(mostInSession);
  const most = hasPatterns || inWays.length > 0 ? inWays : mostPublished(subject, first);
  const above = most.flatMap((expected) => {
    const shares = lines.map((line) => {
      const figures = comparable(subject, line, expected);
      return figures ? figures.given / figures.expected : null;
    });
    const sessions = new Set(lines.flatMap((line) => line.sessions));
    const sums = [...sessions].map((session) =>
      lines.reduce((sum, line, at) => sum + (line.sessions.includes(session) ? (shares[at] ?? Number.NaN) : 0), 0),
    );
    const fullest = Math.max(...sums);
    return Number.isFinite(fullest) ? [(fullest - 1) * 100] : [];
  });
  return above.length > 0 ? Math.min(...above) : null;
}

interface MostInSession {
  doseType: string;
  dose: number;
}

/**
 * Returns the highest session total of a drug; empty where a line gives no dose, or lines have doses of several types.
 */
function mostInSession({ of, meet }: Way): MostInSession[] {
  const [type, ...others] = new Set(of.map(({ doseType }) => doseType));
  if (type === undefined || others.length > 0 || of.some(({ dose }) => dose === null)) return [];
  const together = of.map((line) =>
    of.filter((other) => other === line || meet(line, other)).reduce((sum, { dose }) => sum + (dose ?? 0), 0),
  );
  return [{ doseType: type, dose: Math.max(...together) }];
}

function mostPublished({ protocol }: Subject, { substance, administration }: KnownLine): MostInSession[] {
  const route = routeOf(administration);
  return KNOWN_RANGES.filter((range) => range.drugSlug === substance.slug && range.administration === route).map(
    (range) => ({ doseType: range.doseType, dose: spanFor(range, protocol.type).maxDose }),
  );
}

function principlesInCommon(one: KnownLine, other: KnownLine): string[] {
  return one.substance.principles.filter((principle) => other.substance.principles.includes(principle));
}

/** Lines by which a drug is given, as in a regimen. */
interface Way {
  of: readonly RegimenLine[];
  /** Whether two of the lines share a session. */
  meet: (one: RegimenLine, other: RegimenLine) => boolean;
}

/** Way with lines that share a session, and the match between its lines and those of the request. */
interface Pattern extends Way {
  ofLine: ReadonlyMap<number, RegimenDeviation>;
  /** Deviations of a line from each line of the way. */
  differences: (line: KnownLine) => readonly (number | null)[];
}

/**
 * Returns the ways to compare with: the chosen regimen; without one, the library's regimens for the tumour with the
 * same drugs or, where none has them all, those for the tumour; of other tumours, which are many under one heading,
 * only those with the same drugs. Where the library has none, and in a trial, published
 * ranges say which drug is given in two lines and with which doses.
 */
function patternsFor(subject: Subject, slug: string, lines: readonly KnownLine[]): Pattern[] {
  const ofDrug = lines.filter(({ substance }) => substance.slug === slug);
  const ways = waysOfRegimens(subject, slug);
  const isUnknown = !subject.chemotherapy?.regimen && (ways.length === 0 || subject.chemotherapy?.isTrial);
  if (isUnknown && IN_TWO_LINES.has(slug)) ways.push({ of: publishedLines(slug), meet: () => true });
  return ways
    .filter(({ of, meet }) => of.some((one, place) => of.slice(0, place).some((other) => meet(other, one))))
    .map((way) => ({
      ...way,
      ofLine: matchLines(subject, ofDrug, way.of),
      differences: (line) => way.of.map((each) => deviationFrom(subject, line, each).percent),
    }));
}

function waysOfRegimens(subject: Subject, slug: string): Way[] {
  return regimensFor(subject).map((regimen) => ({
    of: linesOfDrug(subject, regimen, slug).lines,
    meet: (one, other) => meetIn(regimen, one, other),
  }));
}

function regimensFor({ chemotherapy, protocol, regimens }: Subject): readonly LibraryRegimen[] {
  if (chemotherapy?.regimen) return [chemotherapy.regimen];
  const combination = chemotherapy && combinationOf(chemotherapy);
  const ofTumour = regimens.filter(({ tumourType }) => protocol.type === null || tumourType === protocol.type);
  const alike = ofTumour.filter(
    (regimen) => combination && combinationsOf(regimen).some((each) => isSame(each, combination)),
  );
  return alike.length > 0 || protocol.type === 'otros' ? alike : ofTumour;
}

/** Lowest and highest dose of published regimens, for each type and route. */
function publishedLines(slug: string): RegimenLine[] {
  return KNOWN_RANGES.filter(({ drugSlug }) => drugSlug === slug).flatMap(
    ({ minDose, maxDose, doseType, administration }) =>
      [minDose, maxDose].map((dose) => ({
        drugSlug: slug,
        dose,
        days: [1],
        timesPerDay: 1,
        fromCycle: 1,
        toCycle: null,
        cap: null,
        doseType: doseType as RegimenLine['doseType'],
        administration: administration as RegimenLine['administration'],
      })),
  );
}

/** Whether two lines share a session day; lines taken on days without a session count as given in the first one. */
function meetIn({ sessionDays }: LibraryRegimen, one: RegimenLine, other: RegimenLine): boolean {
  const daysOf = ({ days }: RegimenLine) => {
    const given = days.filter((day) => sessionDays.includes(day));
    return given.length > 0 ? given : sessionDays.slice(0, 1);
  };
  return daysOf(one).some((day) => daysOf(other).includes(day));
}

/**
 * Whether two lines match two different lines of the regimen that share a session, each with a dose close to its own.
 */
function isWithin(
  { ofLine, differences, meet }: Pattern,
  mostAbove: number,
  one: KnownLine,
  other: KnownLine,
): boolean {
  const [first, second] = [ofLine.get(one.index), ofLine.get(other.index)];
  if (!first || !second || first.expected === second.expected || !meet(first.expected, second.expected)) return false;
  return [
    { line: one, percent: first.percent },
    { line: other, percent: second.percent },
  ].every(
    ({ line, percent }) =>
      percent === null ||
      (percent <= mostAbove + TINY &&
        differences(line).every((each) => each === null || Math.abs(each) >= Math.abs(percent) - TINY)),
  );
}

/** Rule of the product: docs/rules.md 12.6. */
export const principleTwice = rule({
  id: 'DUP-01',
  version: 6,
  variants: ['same', 'sameOften', 'otherDoses', 'otherDosesOften', 'forms', 'combined'],
  severity: 'serious',
  thresholds: {},
  look,
});
