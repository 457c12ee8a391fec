import type { TypedForm } from '../saving/typed-values';
import type { DraftForms } from './draft-forms';

/**
 * What lies in the wizard in the shape of a content, as it was typed, for what reads drafts and versions alike. A treatment
 * whose switch is off is none.
 */
export function contentOfForms({ protocol, previousTreatments, treatment, extras }: DraftForms): unknown {
  return {
    ...{ protocol: protocol ?? {}, extras: extras ?? {} },
    previousTreatments: previousTreatments?.previousTreatments ?? [],
    exposures: previousTreatments?.exposures ?? [],
    treatment: {
      chemotherapy: isOn(treatment, 'chemotherapyOn') ? (treatment?.chemotherapy ?? null) : null,
      radiotherapy: isOn(treatment, 'radiotherapyOn') ? (treatment?.radiotherapy ?? null) : null,
    },
  };
}

function isOn(treatment: TypedForm | null, name: string): boolean {
  return treatment?.[name] === 'on';
}
