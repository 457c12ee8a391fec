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
import { knownLines } from '../../subject/subject-doses';
import type { Substance } from '../../subject/substances';

interface EmesisRow {
  slug: string;
  emetogenicLevel: string;
  drugSlugsByClass: Readonly<Record<string, readonly string[]>>;
  source: Source;
}

const ROWS = rowsOf<EmesisRow>(rulesFile, 'emesis');
const ANTIEMETICS = new Set(ROWS.flatMap((row) => Object.values(row.drugSlugsByClass).flat()));

type Line = SubjectLine & { substance: Substance };

/** Levels of injected drugs; those of oral ones are of another scale, of which the rows say nothing. */
const INJECTED: ReadonlySet<string | null> = new Set(['INTRAVENOUS', 'SUBCUTANEOUS', 'INTRAMUSCULAR']);
const HIGH_CYCLOPHOSPHAMIDE_MG_M2 = 1500;
const ANTHRACYCLINES: ReadonlySet<string> = new Set(['doxorubicina', 'epirubicina']);

/**
 * A request of high or moderate emetic risk that has no antiemetic at all, neither in words nor as a line.
 * Source: MASCC/ESMO 2023, the rows `emesis` of `intensity-rules.json`; levels of `clinical-ranges.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  if (!chemotherapy || isSome(chemotherapy.antiemetics)) return [];
  const lines = knownLines(chemotherapy);
  if (lines.some(({ substance }) => ANTIEMETICS.has(substance.slug))) return [];
  const risk = riskOf(subject, lines);
  const row = risk && ROWS.find(({ slug }) => slug === risk.row);
  const [first] = risk?.lines ?? [];
  if (!risk || !row || !first) return [];
  return [
    {
      variant: row.emetogenicLevel,
      values: { drugs: nameValue([...new Set(risk.lines.map(({ substance }) => substance.name))].join(' + ')) },
      fields: ['treatment.chemotherapy.antiemetics', `treatment.chemotherapy.drugs.${first.index}.drugId`],
      sources: [row.source],
    },
  ];
}

/** Words that say that there is none, as they are typed in either language, are none. */
const NONE =
  /^(no|ningun[oa]?s?|nada|sin|sin antiemeticos?|no (precisa|procede|aplica|lleva|hay)|none|nil|n\/?a|-+)[.\s]*$/;

function isSome(words: string | null): boolean {
  return words !== null && words !== '' && !NONE.test(plainText(words).trim());
}

/** The gravest risk, by which row and from which lines. */
function riskOf(subject: Subject, lines: readonly Line[]): { row: string; lines: readonly Line[] } | null {
  const injected = lines.filter(({ administration }) => INJECTED.has(routeOf(administration)));
  const high = injected.filter(({ substance }) => levelOf(substance) === 'high');
  if (high.length > 0) return { row: 'emesis-high', lines: high };
  const anthracyclines = injected.filter(({ substance }) => ANTHRACYCLINES.has(substance.slug));
  const cyclophosphamide = injected.filter(({ substance }) => substance.slug === 'ciclofosfamida');
  const isWomansBreast = subject.protocol.type === 'mama' && subject.patient.gender === 'female';
  if (isWomansBreast && anthracyclines.length > 0 && cyclophosphamide.length > 0) {
    return { row: 'emesis-ac', lines: [...anthracyclines, ...cyclophosphamide] };
  }
  const ofHighDose = cyclophosphamide.filter((line) => (perSurface(subject, line) ?? 0) > HIGH_CYCLOPHOSPHAMIDE_MG_M2);
  if (ofHighDose.length > 0) return { row: 'emesis-cyclophosphamide-high-dose', lines: ofHighDose };
  const moderate = injected.filter(({ substance }) => levelOf(substance) === 'moderate');
  return moderate.length > 0 ? { row: 'emesis-moderate', lines: moderate } : null;
}

function levelOf({ slug }: Substance): string | null {
  return rangesFile.find(({ drugSlug }) => drugSlug === slug)?.emetogenicLevel ?? null;
}

function perSurface({ chemotherapy }: Subject, { dose, doseType }: SubjectLine): number | null {
  if (doseType === 'MGM2') return dose;
  const surface = bodySurface({ heightCm: chemotherapy?.heightCm, weightKg: chemotherapy?.weightKg });
  return doseType === 'MG' && dose !== null && surface.computable ? dose / surface.surfaceM2 : null;
}

export const antiemetics = rule({
  id: 'EME-01',
  version: 2,
  variants: ['high', 'moderate'],
  severity: 'warning',
  thresholds: {},
  look,
});
