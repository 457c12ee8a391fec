import type { DemandContent, ProposedTreatment } from '../demand/content/content';
import type { ContentFacts } from '../demand/state';
import { cycleEnd } from './session-calendar';
import { kindEnd, radiotherapyStart, treatmentEnd, treatmentStart } from './treatment-dates';

export type DemandType = 'chemotherapy' | 'radiotherapy' | 'both';

/** Derives the type of a demand from its treatments; null while a draft has none. Source: docs/rules.md 8.2. */
export function demandType(treatment: ProposedTreatment): DemandType | null {
  const radiotherapy = (treatment.radiotherapy ?? []).length > 0;
  if (treatment.chemotherapy) return radiotherapy ? 'both' : 'chemotherapy';
  return radiotherapy ? 'radiotherapy' : null;
}

/**
 * Facts that the workflow engine may know about a version's content: kinds, counts and dates; no drug and no person.
 */
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
