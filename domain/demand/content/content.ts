import type { Basics } from '../../validation/steps/basics-schema';
import type { Chemotherapy } from '../../validation/steps/chemotherapy-schema';
import type { DrugLine } from '../../validation/steps/drug-line-schema';
import type { Extras, Justification } from '../../validation/steps/extras-schema';
import type { DeclaredExposure, PreviousTreatment } from '../../validation/steps/previous-treatments-schema';
import type { ClinicalProtocol } from '../../validation/steps/protocol-schema';
import type { RadiotherapyTreatment } from '../../validation/steps/radiotherapy-schema';

export type {
  Basics,
  Chemotherapy,
  ClinicalProtocol,
  DeclaredExposure,
  DrugLine,
  Extras,
  Justification,
  PreviousTreatment,
  RadiotherapyTreatment,
};

/**
 * Clinical content of a demand, complete and valid, as a version stores it; its parts have the types of the wizard's
 * schemas. Source: docs/rules.md section 8.
 */
export interface DemandContent {
  basics: Basics;
  protocol: ClinicalProtocol;
  previousTreatments: PreviousTreatment[];
  /** Declared exposures from treatments elsewhere, to drugs with a lifetime dose. */
  exposures: DeclaredExposure[];
  treatment: ProposedTreatment;
  extras: Extras;
}

export interface ProposedTreatment {
  chemotherapy: Chemotherapy | null;
  radiotherapy: RadiotherapyTreatment[] | null;
}
