import type { SessionPacks } from '../../../clinical/vials/packs-of-session';
import type { RuleFinding } from '../../findings/finding';
import { figureValue, nameValue, ORDER_STANDARDS } from '../../findings/values';
import { rule } from '../../rule';
import { packsOf } from '../../subject/line-packs';
import type { Subject, SubjectLine } from '../../subject/subject';

/** Beyond so many times what a session takes it is asked about. */
const MANY_TIMES = 2;

/**
 * The packs of a line as somebody said them against those that a session takes of the chosen presentation: too few cannot hold the
 * dose, more than twice as many are a question. What follows the dose is not judged, nor is one of which dose or strength are not
 * known; of what is taken at home nobody knows how often without a regimen. Source: ASCO/ONS standards, what an order states of
 * each drug.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  if (!chemotherapy) return [];
  const packs = packsOf(subject, chemotherapy);
  return chemotherapy.lines.flatMap((line, place): RuleFinding[] => {
    const needed = packs[place]?.packs;
    const isMany = packs[place]?.isSure === true;
    if (!needed || line.amount === null || line.drugName === null) return [];
    if (line.amount < needed.packs) return [finding('short', line, needed, line.amount)];
    return isMany && line.amount > needed.packs * MANY_TIMES ? [finding('many', line, needed, line.amount)] : [];
  });
}

function finding(variant: 'short' | 'many', line: SubjectLine, needed: SessionPacks, amount: number): RuleFinding {
  const path = `treatment.chemotherapy.drugs.${line.index}`;
  return {
    variant,
    ...(variant === 'many' ? { atMost: 'note' as const } : {}),
    values: {
      drug: nameValue(line.drugName ?? ''),
      amount: figureValue(amount),
      held: figureValue(amount * needed.packMg, 'mg'),
      packs: figureValue(needed.packs),
      taken: figureValue(needed.takenMg, 'mg'),
    },
    fields: [`${path}.amount`, `${path}.presentationId`, `${path}.dose`, `${path}.doseType`, `${path}.administration`],
    sources: [ORDER_STANDARDS],
  };
}

/** Rule of the product: docs/rules.md 8.11. */
export const packsOfLine = rule({
  id: 'ENV-01',
  version: 1,
  variants: ['short', 'many'],
  severity: 'warning',
  thresholds: {},
  look,
});
