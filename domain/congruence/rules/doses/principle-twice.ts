import type { RuleFinding } from '../../findings/finding';
import { nameValue, ORDER_STANDARDS } from '../../findings/values';
import { rule } from '../../rule';
import { linesDue } from '../../subject/regimen-lines';
import type { Subject, SubjectLine } from '../../subject/subject';
import { knownLines } from '../../subject/subject-doses';
import type { Substance } from '../../subject/substances';

/** Given as a bolus and as an infusion on one day: de Gramont A, J Clin Oncol 2000;18:2938-47. */
const IN_TWO_LINES: ReadonlySet<string> = new Set(['fluorouracilo']);

type Line = SubjectLine & { substance: Substance };

/**
 * Two lines of one active principle in the same session: the same drug, unless a regimen of the library gives it in several
 * lines on one day, or two forms of it (liposomal, albumin-bound, subcutaneous), which are never exchanged for one another.
 * Source: ASCO/ONS standards, what a second person holds against each other.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  if (!chemotherapy) return [];
  const found: RuleFinding[] = [];
  const lines = knownLines(chemotherapy);
  lines.forEach((line, place) => {
    const other = lines.slice(0, place).find((before) => isTwice(subject, before, line));
    if (!other) return;
    const path = `treatment.chemotherapy.drugs.${line.index}`;
    found.push({
      variant: other.substance.slug === line.substance.slug ? 'same' : 'forms',
      values: { drug: nameValue(line.substance.name), other: nameValue(other.substance.name) },
      fields: [`${path}.drugId`, `treatment.chemotherapy.drugs.${other.index}.drugId`],
      sources: [ORDER_STANDARDS],
    });
  });
  return found;
}

function isTwice(subject: Subject, one: Line, other: Line): boolean {
  if (principleOf(one) !== principleOf(other)) return false;
  if (!one.sessions.some((session) => other.sessions.includes(session))) return false;
  const { slug } = one.substance;
  return slug !== other.substance.slug || !isGivenInLines(subject, slug);
}

/** The principle without its salt. */
function principleOf({ substance }: Line): string | undefined {
  return substance.activePrinciple.toLowerCase().split(' ')[0];
}

function isGivenInLines({ regimens, chemotherapy }: Subject, slug: string): boolean {
  if (IN_TWO_LINES.has(slug)) return true;
  return regimens.some((regimen) => {
    const due = linesDue(regimen, chemotherapy?.regimenCycle ?? 1).filter(({ drugSlug }) => drugSlug === slug);
    const days = due.flatMap((line) => line.days);
    return new Set(days).size < days.length;
  });
}

export const principleTwice = rule({
  id: 'DUP-01',
  version: 1,
  variants: ['same', 'forms'],
  severity: 'warning',
  thresholds: {},
  look,
});
