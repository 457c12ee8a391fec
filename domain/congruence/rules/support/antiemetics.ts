import { bodySurface } from '../../../clinical/body/body-surface';
import { routeOf } from '../../../clinical/route';
import { plainText } from '../../../reading/plain-text';
import rangesFile from '../../../reference/clinical-ranges.json' with { type: 'json' };
import rulesFile from '../../../reference/intensity-rules.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RuleFinding } from '../../findings/finding';
import { nameValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject, SubjectLine } from '../../subject/subject';
import { drugField, type KnownLine, knownLines, milligramsIn } from '../../subject/subject-doses';
import type { Substance } from '../../subject/substances';

interface EmesisCondition {
  /** One drug of each list must be present. */
  allOf?: readonly (readonly string[])[];
  /** Or one of these drugs. */
  drugSlugs?: readonly string[];
  tumourTypes?: readonly string[];
  gender?: string;
  /** Lower bound for the dose, converted to mg/m² from any unit. */
  doseAboveMgM2?: number;
}

interface EmesisRow {
  slug: string;
  emetogenicLevel: string;
  /** Condition under which drugs of a lower level belong to this one; null for drugs of the level itself. */
  condition: EmesisCondition | null;
  drugSlugsByClass: Readonly<Record<string, readonly string[]>>;
  source: Source;
}

const ROWS = rowsOf<EmesisRow>(rulesFile, 'emesis');
const ANTIEMETICS = new Set(ROWS.flatMap((row) => Object.values(row.drugSlugsByClass).flat()));

/** Routes to which the levels apply; oral drugs have another scale, which the rows do not cover. */
const INJECTED: ReadonlySet<string | null> = new Set(['INTRAVENOUS', 'SUBCUTANEOUS', 'INTRAMUSCULAR']);
/** Rows that raise drugs to high risk. */
const HIGH_ROWS = ROWS.filter(({ emetogenicLevel, condition }) => emetogenicLevel === 'high' && condition !== null);

/** Rows that raise drugs to moderate risk by their dose. */
const MODERATE_ROWS = ROWS.filter(
  ({ emetogenicLevel, condition }) => emetogenicLevel === 'moderate' && condition?.doseAboveMgM2 !== undefined,
);

const LOW_CISPLATIN_MG_M2 = 50;

/** Words for the classes that decide, with the brands of Spain, without capitals and accents. */
const CLASSES = {
  '5-HT3': /setron|\b(yatrox|zofran|kytril|aloxi|sancuso|akynzeo)\b|5-?ht-?3/,
  NK1: /pitant|\b(emend|ivemend|akynzeo|varuby)\b|\bnk-?1/,
} as const;
/** Words for further antiemetics. */
const FURTHER =
  /\bdexa|fortecortin|prednis|corticoid|corticosteroid|olanzapin|zyprexa|metoclopr|primperan|domperid|motilium|haloperidol|levomepromaz|sinogan|clorpromaz|chlorpromaz|prochlorperaz|sulpirid|loraz|orfidal|nabilon|cesamet|dronabinol|antiemetic/;

/**
 * Finds a request of high or moderate emetic risk without any antiemetic, neither as text nor as a line; as a note also
 * a text that names none, and antiemetics without the class on which the others build: a 5-HT3 antagonist, and with
 * high risk an NK1 antagonist. A corticosteroid is not asked for, since it is spared beside immunotherapy, nor
 * antiemetics beside oral drugs of every day, on which guidelines differ.
 * Source: MASCC/ESMO 2023, the rows `emesis` of `intensity-rules.json`; levels of `clinical-ranges.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  if (!chemotherapy) return [];
  const lines = knownLines(chemotherapy);
  const risk = riskOf(subject, lines);
  const row = risk && ROWS.find(({ slug }) => slug === risk.row);
  const [first] = risk?.lines ?? [];
  if (!risk || !row || !first) return [];
  const lacking = lackingIn(subject, lines, { row, lines: risk.lines });
  if (lacking === null) return [];
  return [
    {
      variant: `${row.emetogenicLevel}${lacking}`,
      ...(lacking === '' ? {} : { atMost: 'note' as const }),
      values: { drugs: nameValue([...new Set(risk.lines.map(({ substance }) => substance.name))].join(' + ')) },
      fields: ['treatment.chemotherapy.antiemetics', drugField(first)],
      sources: [row.source],
    },
  ];
}

/** Returns what a request lacks for the level of a row, as the end of a variant; null where nothing is missing. */
function lackingIn(
  subject: Subject,
  lines: readonly KnownLine[],
  { row, lines: risky }: { row: EmesisRow; lines: readonly KnownLine[] },
): string | null {
  const { chemotherapy, observations } = subject;
  const given = lines.map(({ substance }) => substance.slug).filter((slug) => ANTIEMETICS.has(slug));
  const typed = chemotherapy?.antiemetics ?? null;
  if (given.length === 0 && !isSome(typed)) return '';
  const text = plainText(`${typed ?? ''} · ${observations}`);
  const has = (name: keyof typeof CLASSES) =>
    CLASSES[name].test(text) || (row.drugSlugsByClass[name] ?? []).some((slug) => given.includes(slug));
  if (given.length === 0 && !has('5-HT3') && !has('NK1') && !FURTHER.test(text)) return 'Unnamed';
  if (!has('5-HT3')) return 'WithoutSetron';
  const needsNk1 = row.emetogenicLevel === 'high' && risky.some((line) => !isLowCisplatin(subject, line));
  return needsNk1 && !has('NK1') ? 'WithoutNk1' : null;
}

/**
 * Whether a line is cisplatin below 50 mg/m², which an earlier scale put one level lower and which is often given without
 * an NK1 antagonist. Source: Hesketh PJ, J Clin Oncol 1997;15:103-9.
 */
function isLowCisplatin(subject: Subject, line: KnownLine): boolean {
  const dose = perSurface(subject, line);
  return line.substance.slug === 'cisplatino' && dose !== null && dose < LOW_CISPLATIN_MG_M2;
}

/** Texts that mean "none", as users type them in Spanish or English. */
const NONE =
  /^(no|ningun[oa]?s?|nada|sin|sin antiemeticos?|no (precisa|procede|aplica|lleva|hay)|none|nil|n\/?a|-+)[.\s]*$/;

function isSome(words: string | null): boolean {
  return words !== null && words !== '' && !NONE.test(plainText(words).trim());
}

/** Returns the highest risk with the lines that cause it; a lower level can be raised by a condition of a high row. */
function riskOf(subject: Subject, lines: readonly KnownLine[]): { row: string; lines: readonly KnownLine[] } | null {
  const injected = lines.filter(({ administration }) => INJECTED.has(routeOf(administration)));
  const high = injected.filter(({ substance }) => levelOf(substance) === 'high');
  if (high.length > 0) return { row: 'emesis-high', lines: high };
  for (const { slug, condition } of HIGH_ROWS) {
    const raised = condition ? linesUnder(condition, subject, injected) : [];
    if (raised.length > 0) return { row: slug, lines: raised };
  }
  const byDose = MODERATE_ROWS.flatMap(({ condition }) => (condition ? linesUnder(condition, subject, injected) : []));
  const moderate = injected.filter((line) => levelOf(line.substance) === 'moderate' || byDose.includes(line));
  return moderate.length > 0 ? { row: 'emesis-moderate', lines: moderate } : null;
}

function levelOf({ slug }: Substance): string | null {
  return rangesFile.find(({ drugSlug }) => drugSlug === slug)?.emetogenicLevel ?? null;
}

/** Returns the lines that meet a condition; empty where it is not met. */
function linesUnder(condition: EmesisCondition, subject: Subject, lines: readonly KnownLine[]): readonly KnownLine[] {
  const { allOf = [], drugSlugs = [], tumourTypes, gender, doseAboveMgM2 } = condition;
  const { type } = subject.protocol;
  if (tumourTypes && (type === null || !tumourTypes.includes(type))) return [];
  if (gender && subject.patient.gender !== gender) return [];
  const groups = [...allOf, ...(drugSlugs.length > 0 ? [drugSlugs] : [])].map((slugs) =>
    lines.filter(
      (line) =>
        slugs.includes(line.substance.slug) &&
        (doseAboveMgM2 === undefined || (perSurface(subject, line) ?? 0) > doseAboveMgM2),
    ),
  );
  return groups.every((group) => group.length > 0) ? groups.flat() : [];
}

/** Dose per m²: as ordered, otherwise the milligrams for this patient divided by the body surface. */
function perSurface(subject: Subject, { dose, doseType }: SubjectLine): number | null {
  if (doseType === 'MGM2') return dose;
  const doseMg = milligramsIn(subject, { dose, doseType });
  const surface = bodySurface({
    heightCm: subject.chemotherapy?.heightCm,
    weightKg: subject.chemotherapy?.weightKg,
  });
  return doseMg !== null && surface.computable ? doseMg / surface.surfaceM2 : null;
}

export const antiemetics = rule({
  id: 'EME-01',
  version: 5,
  variants: [
    'high',
    'moderate',
    'highUnnamed',
    'moderateUnnamed',
    'highWithoutSetron',
    'moderateWithoutSetron',
    'highWithoutNk1',
  ],
  severity: 'warning',
  thresholds: {},
  table: ROWS,
  look,
});
