import type { TumourType } from '../../../catalogue/tumour-types';
import { TINY } from '../../../clinical/calculation/tolerance';
import { plainText } from '../../../reading/plain-text';
import companionsFile from '../../../reference/companions.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RuleFinding, Severity } from '../../findings/finding';
import { choicesValue, doseValue, nameValue, percentValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { ageOf, comparable, drugField, type KnownLine, knownLines } from '../../subject/subject-doses';
import { substanceNamed } from '../../subject/substances';

/** Kinds of companions, each with a sentence. */
const COMPANIONS = [
  'rescue',
  'vitamins',
  'mesna',
  'corticosteroid',
  'castration',
  'ovarian',
  'partner',
  'rampUp',
] as const;

/** Drugs that a label requires beside another drug. */
interface CompanionRow {
  drugSlugs: readonly string[];
  tumourTypes: readonly TumourType[];
  /** Lowest dose to which the row applies. */
  fromDose?: { dose: number; doseType: string };
  /** Dose from which another row applies. */
  belowDose?: { dose: number; doseType: string };
  /** Any of these in the histology, without capitals and accents. */
  histologies?: readonly string[];
  /** Whether the row applies to a first cycle alone. */
  onlyFirstCycle?: boolean;
  /** Lowest share of the drug's dose that one administration of the companion has. */
  leastShare?: number;
  /** Age of a woman under which the row applies. */
  ageBelow?: number;
  /** Drugs that must all be beside it for the row to apply. */
  beside?: readonly string[];
  what: (typeof COMPANIONS)[number];
  /** Any of these drugs in a line answers the row. */
  companionSlugs: readonly string[];
  /** Any of these beginnings in the texts answers the row. */
  words: readonly string[];
  severity: Severity;
  source: Source;
}

/** Companions that a treatment of before may have brought about. */
const LASTING: ReadonlySet<CompanionRow['what']> = new Set(['castration', 'ovarian', 'rampUp']);

/** Share by which a rounded dose of a companion may be lower. */
const ROUNDING_SHARE = 0.1;

const ROWS = rowsOf<CompanionRow>(companionsFile, 'companion');

/**
 * Finds a drug without what its label requires beside it, neither as a line nor in the texts about support; castration
 * may stand among the previous treatments, too. A companion in a line with less than its share of the drug's dose is
 * found unless a text names it, which may have the rest. A trial may give drugs without their partners. Source: the
 * rows of `companions.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  if (!chemotherapy) return [];
  const lines = knownLines(chemotherapy);
  const now = supportOf(subject);
  const ever = [now, ...subject.previousTreatments.map(({ description }) => plainText(description))].join(' · ');
  const isGiven = (slug: string) => lines.some(({ substance }) => substance.slug === slug);
  return ROWS.flatMap((row) => {
    const line = lines.find((each) => row.drugSlugs.includes(each.substance.slug) && applies(row, subject, each));
    if (!line || !(row.beside ?? []).every(isGiven)) return [];
    const texts = LASTING.has(row.what) ? ever : now;
    if (row.words.some((word) => texts.includes(word))) return [];
    if (row.what === 'rampUp' && lines.some((other) => isLowerStep(subject, line, other))) return [];
    if (row.companionSlugs.some(isGiven)) return tooLittle(subject, row, line, lines) ?? [];
    const finding = findingOf(row, line);
    return finding ? [finding] : [];
  });
}

/** Whether another line gives the drug in a lower dose, as the steps of a beginning do. */
function isLowerStep(subject: Subject, line: KnownLine, other: KnownLine): boolean {
  if (other.substance.slug !== line.substance.slug || !other.dose || line.dose === null) return false;
  const doses = comparable(subject, { ...other, dose: other.dose }, { ...line, dose: line.dose });
  return doses !== null && doses.given < doses.expected - TINY;
}

/** Returns the finding of a companion whose lines all have less than the least share of the drug's dose. */
function tooLittle(
  subject: Subject,
  row: CompanionRow,
  line: KnownLine,
  lines: readonly KnownLine[],
): RuleFinding | null {
  const { leastShare, companionSlugs, what, severity, source } = row;
  if (leastShare === undefined || !line.dose) return null;
  const { dose, doseType } = line;
  const companions = lines
    .filter(({ substance }) => companionSlugs.includes(substance.slug))
    .flatMap((companion) => {
      const doses = comparable(subject, companion, { dose, doseType });
      return doses ? [{ companion, share: doses.given / doses.expected }] : [];
    })
    .sort((one, other) => other.share - one.share);
  const [most] = companions;
  if (!most || most.share >= leastShare * (1 - ROUNDING_SHARE) - TINY) return null;
  const { companion } = most;
  return {
    variant: `${what}Low`,
    atMost: severity,
    values: {
      drug: nameValue(line.substance.name),
      companion: nameValue(companion.substance.name),
      given: doseValue(companion.dose ?? 0, companion.doseType),
      least: percentValue(leastShare * 100),
    },
    fields: [`treatment.chemotherapy.drugs.${companion.index}.dose`, `treatment.chemotherapy.drugs.${line.index}.dose`],
    sources: [source],
  };
}

function applies(row: CompanionRow, subject: Subject, line: KnownLine): boolean {
  const { tumourTypes, histologies, fromDose, belowDose, ageBelow, onlyFirstCycle, what } = row;
  const { type, histologicalDiagnosis } = subject.protocol;
  if (what === 'partner' && subject.chemotherapy?.isTrial) return false;
  if (onlyFirstCycle && subject.chemotherapy?.cycle !== 1) return false;
  const histology = plainText(histologicalDiagnosis ?? '');
  if (histologies && !histologies.some((word) => histology.includes(word))) return false;
  if (tumourTypes.length > 0 && (type === null || !tumourTypes.includes(type))) return false;
  if (ageBelow !== undefined && !isWomanUnder(ageBelow, subject)) return false;
  return (!fromDose || isFrom(fromDose, subject, line)) && (!belowDose || !isFrom(belowDose, subject, line));
}

function isFrom(least: { dose: number; doseType: string }, subject: Subject, line: KnownLine): boolean {
  const doses = comparable(subject, line, least);
  return !!doses && doses.given >= doses.expected;
}

function isWomanUnder(years: number, subject: Subject): boolean {
  const age = ageOf(subject);
  return subject.patient.gender === 'female' && age !== null && age < years;
}

/** Returns the texts that may name a companion, without capitals and accents. */
function supportOf({ chemotherapy, observations }: Subject): string {
  const support = [chemotherapy?.antiemetics, chemotherapy?.antihistamines, chemotherapy?.corticosteroids];
  return plainText([...support, observations].join(' · '));
}

/** Returns the finding of a line; null where the reference data know none of the partners. */
function findingOf({ what, companionSlugs, severity, source }: CompanionRow, line: KnownLine): RuleFinding | null {
  const partners = companionSlugs.flatMap((slug) => substanceNamed(slug)?.name ?? []).map(nameValue);
  if (what === 'partner' && partners.length === 0) return null;
  return {
    variant: what,
    atMost: severity,
    values: { drug: nameValue(line.substance.name), partners: choicesValue(partners) },
    fields: [drugField(line)],
    sources: [source],
  };
}

export const companion = rule({
  id: 'ACO-01',
  version: 2,
  variants: [...COMPANIONS, 'mesnaLow'],
  severity: 'serious',
  thresholds: {},
  table: ROWS,
  look,
});
