import type { TumourType } from '../../../catalogue/tumour-types';
import { plainText } from '../../../reading/plain-text';
import companionsFile from '../../../reference/companions.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RuleFinding, Severity } from '../../findings/finding';
import { choicesValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { ageOf, comparable, type KnownLine, knownLines } from '../../subject/subject-doses';
import { substanceNamed } from '../../subject/substances';

/** Kinds of companions, each with a sentence. */
const COMPANIONS = ['rescue', 'vitamins', 'mesna', 'corticosteroid', 'castration', 'ovarian', 'partner'] as const;

/** Drugs that a label requires beside another drug. */
interface CompanionRow {
  drugSlugs: readonly string[];
  tumourTypes: readonly TumourType[];
  /** Lowest dose to which the row applies. */
  fromDose?: { dose: number; doseType: string };
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
const LASTING: ReadonlySet<CompanionRow['what']> = new Set(['castration', 'ovarian']);

const ROWS = rowsOf<CompanionRow>(companionsFile, 'companion');

/**
 * Finds a drug without what its label requires beside it, neither as a line nor in the texts about support; castration
 * may stand among the previous treatments, too. A trial may give drugs without their partners. Source: the rows of
 * `companions.json`.
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
    if (row.companionSlugs.some(isGiven) || row.words.some((word) => texts.includes(word))) return [];
    const finding = findingOf(row, line);
    return finding ? [finding] : [];
  });
}

function applies({ tumourTypes, fromDose, ageBelow, what }: CompanionRow, subject: Subject, line: KnownLine): boolean {
  const { type } = subject.protocol;
  if (what === 'partner' && subject.chemotherapy?.isTrial) return false;
  if (tumourTypes.length > 0 && (type === null || !tumourTypes.includes(type))) return false;
  if (ageBelow !== undefined && !isWomanUnder(ageBelow, subject)) return false;
  const doses = fromDose && comparable(subject, line, fromDose);
  return !fromDose || (!!doses && doses.given >= doses.expected);
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
    fields: [`treatment.chemotherapy.drugs.${line.index}.drugId`],
    sources: [source],
  };
}

export const companion = rule({
  id: 'ACO-01',
  version: 1,
  variants: COMPANIONS,
  severity: 'serious',
  thresholds: {},
  table: ROWS,
  look,
});
