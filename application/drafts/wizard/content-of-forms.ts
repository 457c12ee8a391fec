import { partsThatAreOn } from '@aval/domain/validation/steps/proposed-treatment-schema';
import type { DraftForms } from './draft-forms';

/** What lies in the wizard in the shape of a content, as it was typed, for what reads drafts and versions alike. A treatment that is switched off is none. */
export function contentOfForms({ protocol, previousTreatments, treatment, extras }: DraftForms): unknown {
  return { protocol, ...previousTreatments, treatment: partsThatAreOn(treatment), extras };
}
