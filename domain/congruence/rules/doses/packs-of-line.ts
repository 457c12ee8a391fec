import type { SessionPacks } from '../../../clinical/vials/packs-of-session';
import type { RuleFinding } from '../../findings/finding';
import { figureValue, nameValue, ORDER_STANDARDS } from '../../findings/values';
import { rule } from '../../rule';
import { packsOf } from '../../subject/line-packs';
import type { Subject, SubjectLine } from '../../subject/subject';

/** Packs beyond this multiple of what a session takes give a finding. */
const MANY_TIMES = 2;

/**
 * Compares the packs that a user entered for a line with those that a session takes of the chosen presentation: too few
 * cannot hold the dose, more than twice as many are a question. Amounts that follow the dose are not judged, nor lines
 * whose dose or strength is unknown; for drugs taken at home the number of intakes is unknown without a regimen, so
 * that too many are not reported. Source: ASCO/ONS standards, what an order states of each drug.
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
