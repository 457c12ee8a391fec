import type { DemandContent, ProposedTreatment } from '../demand/content/content';
import type { ContentFacts } from '../demand/state';
import { cycleEnd } from './session-calendar';
import { kindEnd, radiotherapyStart, treatmentEnd, treatmentStart } from './treatment-dates';

export type DemandType = 'chemotherapy' | 'radiotherapy' | 'both';

/** Chemotherapy, radiotherapy or both, from what is on; null while a draft has neither. Source: docs/rules.md 8.2. */
export function demandType(treatment: ProposedTreatment): DemandType | null {
  const radiotherapy = (treatment.radiotherapy ?? []).length > 0;
  if (treatment.chemotherapy) return radiotherapy ? 'both' : 'chemotherapy';
  return radiotherapy ? 'radiotherapy' : null;
}

/** What the engine may know of a version's content: kinds, counts and dates, nothing that names a drug or a person. */
export function contentFacts({ treatment }: Pick<DemandContent, 'treatment'>): ContentFacts {
  const { chemotherapy } = treatment;
  return {
    chemotherapy: chemotherapy !== null,
    radiotherapy: (treatment.radiotherapy ?? []).length > 0,
    cycle: chemotherapy?.cycle ?? 0,
    totalCycles: chemotherapy?.totalCycles ?? 0,
    treatmentStart: treatmentStart(treatment),
    radiotherapyStart: radiotherapyStart(treatment),
    cycleEnd: chemotherapy ? cycleEnd(chemotherapy) : null,
    treatmentEnd: treatmentEnd(treatment),
    radiotherapyEnd: kindEnd('radiotherapy', treatment),
  };
}
