import type { RegimenLine } from '../../../reference/regimen';
import type { RuleFinding } from '../../findings/finding';
import { doseValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import { matchRegimen } from '../../subject/regimen-deviation';
import { linesDue } from '../../subject/regimen-lines';
import type { Subject } from '../../subject/subject';
import { combinationOf, drugName, drugsAgainstTumour } from './combination';

/**
 * Compares the antitumour drugs with those of the chosen regimen: one that is due in this cycle and missing, one that
 * the regimen never has, and one that the request has in fewer lines than are due. Source: the regimen's.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  const regimen = chemotherapy?.regimen;
  const combination = chemotherapy && combinationOf(chemotherapy);
  if (!combination || !regimen) return [];
  const due = drugsAgainstTumour(linesDue(regimen, chemotherapy.regimenCycle));
  const ever = drugsAgainstTumour(regimen.lines);
  const missing = [...due].filter((slug) => !combination.has(slug));
  const further = [...combination].filter((slug) => !ever.has(slug));
  const sources = [regimen.source] as const;
  const lines = matchRegimen(subject)?.notAsked.filter(({ drugSlug }) => due.has(drugSlug)) ?? [];
  const found = [
    { variant: 'missing', slugs: missing },
    { variant: 'further', slugs: further },
  ].flatMap(({ variant, slugs }): RuleFinding[] => {
    if (slugs.length === 0) return [];
    const drugs = nameValue(slugs.map(drugName).join(' + '));
    return [
      {
        variant,
        values: { drugs, regimen: nameValue(regimen.name) },
        fields: ['treatment.chemotherapy.drugs', 'treatment.chemotherapy.regimen'],
        sources,
      },
    ];
  });
  return [...found, ...lines.map((line): RuleFinding => ({ ...lineMissing(subject, line), sources }))];
}

/** Finding about a line that is due when other lines of its drug are present: the bolus without the infusion. */
function lineMissing(
  { chemotherapy }: Subject,
  { drugSlug, dose, doseType }: RegimenLine,
): Omit<RuleFinding, 'sources'> {
  const asked = chemotherapy?.lines.find(({ substance }) => substance?.slug === drugSlug);
  return {
    variant: dose === null ? 'lineMissingUndosed' : 'lineMissing',
    values: {
      drug: nameValue(drugName(drugSlug)),
      regimen: nameValue(chemotherapy?.regimen?.name ?? ''),
      ...(dose === null ? {} : { dose: doseValue(dose, doseType) }),
    },
    fields: [`treatment.chemotherapy.drugs.${asked?.index ?? 0}.drugId`, 'treatment.chemotherapy.regimen'],
  };
}

export const drugsOfRegimen = rule({
  id: 'ESQ-02',
  version: 3,
  variants: ['missing', 'further', 'lineMissing', 'lineMissingUndosed'],
  severity: 'note',
  thresholds: {},
  look,
});
