import type { Chemotherapy, DemandContent, DrugLine } from '@aval/domain/demand/content';
import type { WizardMode } from '@aval/domain/demand/vocabulary';

/**
 * The content that a wizard's mode can make of the last version: what the mode leaves open is as typed, everything else as it was. Source:
 * demands-and-patients.md section 4 (finish variants), rules.md section 3.
 */
export function keepLocked(mode: WizardMode, last: DemandContent, typed: DemandContent): DemandContent {
  switch (mode) {
    case 'draft':
      return typed;
    case 'missing_info':
    case 'edit_active':
      return { ...typed, basics: last.basics };
    case 'continue':
      return {
        ...last,
        treatment: { ...last.treatment, chemotherapy: typed.treatment.chemotherapy },
        extras: {
          ...last.extras,
          observations: typed.extras.observations,
          officialComments: typed.extras.officialComments,
        },
      };
    case 'change_dates':
      return { ...last, treatment: { ...last.treatment, chemotherapy: withDates(last, typed) } };
    case 'administrative':
      return {
        ...last,
        treatment: { ...last.treatment, chemotherapy: withPresentations(last, typed) },
        extras: {
          ...last.extras,
          performingCenterId: typed.extras.performingCenterId,
          officialComments: typed.extras.officialComments,
        },
      };
  }
}

function withDates(last: DemandContent, typed: DemandContent): Chemotherapy | null {
  const [before, after] = [last.treatment.chemotherapy, typed.treatment.chemotherapy];
  if (!before || !after) return before;
  const { firstSessionDate, sessionDates, infusorImplantDate, infusorRemovalDate } = after;
  return { ...before, firstSessionDate, sessionDates, infusorImplantDate, infusorRemovalDate };
}

function withPresentations(last: DemandContent, typed: DemandContent): Chemotherapy | null {
  const [before, after] = [last.treatment.chemotherapy, typed.treatment.chemotherapy];
  if (!before || !after) return before;
  const drugs = before.drugs.map((line, index): DrugLine => {
    const edited = after.drugs[index];
    if (!edited) return line;
    const { presentationId, amount, priceCents } = edited;
    return { ...line, presentationId, amount, priceCents };
  });
  return { ...before, drugs };
}
