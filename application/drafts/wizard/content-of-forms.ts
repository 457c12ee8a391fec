import type { TreatmentKind } from '@aval/domain/demand/vocabulary';
import { partsThatAreOn } from '@aval/domain/validation/steps/proposed-treatment-schema';
import type { DraftForms } from './draft-forms';

/**
 * Returns the typed forms in the shape of a content, for code that reads drafts and versions alike. A treatment that is
 * switched off or that cannot be requested is left out.
 */
export function contentOfForms(
  { protocol, previousTreatments, treatment, extras }: DraftForms,
  heldUp: readonly TreatmentKind[] = [],
): unknown {
  const without = Object.fromEntries(heldUp.map((kind) => [kind, null]));
  return { protocol, ...previousTreatments, treatment: { ...partsThatAreOn(treatment), ...without }, extras };
}
