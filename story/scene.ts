import type { ClinicalProtocol } from '@aval/domain/demand/content/content';
import type { CommentTarget } from '@aval/domain/demand/lifecycle/commands';
import type { Decision, DecisionReason, DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { TypedJustification } from '@aval/domain/validation/steps/extras-schema';

/** Roles in a scene; they belong to its insurer, and the doctor is named by the part of the e-mail before the @. */
export type Part = 'filer' | 'manager' | 'group_manager' | 'representative' | 'consultant' | 'consultant2' | 'admin';

/** Fields of a clinical protocol that differ; unnamed markers stay. */
export type ClinicalDifference = Partial<Omit<ClinicalProtocol, 'type' | 'markers'>> & {
  markers?: ClinicalProtocol['markers'];
};

export interface AskedOtherwise {
  /** The lines were written by hand, without choosing a regimen of the library. */
  byHand?: true;
  /** Index of a line, and the factor for its dose. */
  dose?: { line: number; times: number };
  /** Creatinine in mg/dl, when a drug is dosed by clearance; 0.9 when absent, null when it was forgotten. */
  creatinine?: number | null;
  withoutAntiemetics?: true;
  /** Slugs and total doses in mg/m² of drugs with a lifetime dose that the patient received elsewhere. */
  exposures?: readonly { drug: string; totalDose: number }[];
  justifications?: readonly Omit<TypedJustification, 'drugId'>[];
}

interface StepBase {
  /** Days after the scene's beginning. */
  day: number;
  by: Part;
}

export type Step = StepBase &
  (
    | { does: 'submit' }
    /** Answers a request for information with additional text and a file. */
    | { does: 'resubmit'; observations: string; file: string }
    /** Requests the next cycle, which begins on this day of the scene. */
    | { does: 'continue'; firstSession: number; observations: string }
    | { does: 'change_dates'; later: number; reason: string }
    | { does: 'increase_cycles'; cycles: number }
    | {
        does: 'decide';
        decision: Decision;
        comment: string;
        privateComment?: string;
        reason?: DecisionReason;
        /** The user confirmed contradicting the proposal. */
        confirmed?: true;
        consultant?: 'consultant' | 'consultant2';
      }
    | { does: 'comment'; target: CommentTarget; comment: string; privateComment?: string }
    | { does: 'upload'; file: string }
    | { does: 'cancel'; reason: string }
    | { does: 'finish'; reason: string }
    | { does: 'roll_back'; reason: string }
    /** The clock turns the accepted demand into "pending continue"; no person acts. */
    | { does: 'cycle_ends' }
  );

/** One demand of the story, from its first day to its present state. */
export interface Scene {
  /** Slug of the patient, who has one scene with one insurer. */
  patient: string;
  companyId: 2 | 3;
  /** Part of the e-mail before the @. */
  doctor: string;
  /** The doctor's assistant files and answers instead. */
  filedByAssistant?: true;
  regimen: string;
  /** Defaults to the regimen's first intention. */
  intention?: 'adyuvante' | 'paliativo';
  chemotherapy?: false;
  radiotherapy?: true;
  totalCycles?: number;
  /** Days after the scene's beginning. */
  firstSession: number;
  /** Days before the story's present. */
  begunDaysAgo: number;
  /** Two or three sentences on the patient, as the doctor writes them under "observations". */
  note: string;
  /** Differences from a protocol that merely suits the regimen, so that fields and note agree. */
  protocol?: ClinicalDifference;
  /** Deviations of the treatment from its regimen, and the doctor's answers to the resulting findings. */
  asked?: AskedOtherwise;
  /** Descriptions of the files sent with the request. */
  files?: readonly string[];
  steps: readonly Step[];
  endsAs: DisplayStatus;
}
