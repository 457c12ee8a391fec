import type { TreatmentKind } from '@aval/domain/demand/vocabulary';
import { partsThatAreOn } from '@aval/domain/validation/steps/proposed-treatment-schema';
import type { DraftForms } from './draft-forms';

/**
 * What lies in the wizard in the shape of a content, as it was typed, for what reads drafts and versions alike. A treatment
 * that is switched off is none, nor is one that cannot be asked for.
 */
export function contentOfForms(
  { protocol, previousTreatments, treatment, extras }: DraftForms,
  heldUp: readonly TreatmentKind[] = [],
): unknown {
  const without = Object.fromEntries(heldUp.map((kind) => [kind, null]));
  return { protocol, ...previousTreatments, treatment: { ...partsThatAreOn(treatment), ...without }, extras };
}
