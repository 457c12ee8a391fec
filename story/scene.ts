import type { ClinicalProtocol, Justification } from '@aval/domain/demand/content/content';
import type { CommentTarget } from '@aval/domain/demand/lifecycle/commands';
import type { Decision, DecisionReason, DisplayStatus } from '@aval/domain/demand/vocabulary';

/** Those of a scene's insurer; doctors are named by the part of their e-mail before the @. */
export type Part = 'filer' | 'manager' | 'group_manager' | 'representative' | 'consultant' | 'consultant2' | 'admin';

/** Fields of a clinical protocol; of its markers only those named. */
export type ClinicalDifference = Partial<Omit<ClinicalProtocol, 'type' | 'markers'>> & {
  markers?: ClinicalProtocol['markers'];
};

export interface AskedOtherwise {
  /** The lines were written by hand: no regimen of the library is chosen. */
  byHand?: true;
  /** A line by its place, and by what its dose is multiplied. */
  dose?: { line: number; times: number };
  /** mg/dl, where a drug is dosed by clearance; 0.9 when not said, null: it was forgotten. */
  creatinine?: number | null;
  withoutAntiemetics?: true;
  /** Drugs with a lifetime dose that the patient had elsewhere, by their slugs, in mg/m². */
  exposures?: readonly { drug: string; totalDose: number }[];
  justifications?: readonly Omit<Justification, 'drugId'>[];
}

interface StepBase {
  /** Days after the scene's beginning. */
  day: number;
  by: Part;
}

export type Step = StepBase &
  (
    | { does: 'submit' }
    /** Answers a request for information: what is written in addition, and a file. */
    | { does: 'resubmit'; observations: string; file: string }
    /** The next cycle begins on this day of the scene. */
    | { does: 'continue'; firstSession: number; observations: string }
    | { does: 'change_dates'; later: number; reason: string }
    | { does: 'increase_cycles'; cycles: number }
    | {
        does: 'decide';
        decision: Decision;
        comment: string;
        privateComment?: string;
        reason?: DecisionReason;
        /** Asked whether the contradiction with the proposal is meant, they said yes. */
        confirmed?: true;
        consultant?: 'consultant' | 'consultant2';
      }
    | { does: 'comment'; target: CommentTarget; comment: string; privateComment?: string }
    | { does: 'upload'; file: string }
    | { does: 'cancel'; reason: string }
    | { does: 'finish'; reason: string }
    | { does: 'roll_back'; reason: string }
    /** Nobody acts: the clock turns the accepted demand into "pending continue". */
    | { does: 'cycle_ends' }
  );

/** One demand of the story, from the day on which it was begun to where it stands now. */
export interface Scene {
  /** Patients have one scene of an insurer each; their slugs name it. */
  patient: string;
  companyId: 2 | 3;
  /** The part of the e-mail before the @. */
  doctor: string;
  /** The doctor's assistant files and answers instead. */
  filedByAssistant?: true;
  regimen: string;
  /** Without it the regimen's first one. */
  intention?: 'adyuvante' | 'paliativo';
  chemotherapy?: false;
  radiotherapy?: true;
  totalCycles?: number;
  /** Days after the beginning. */
  firstSession: number;
  /** How many days before the story's today it was begun. */
  begunDaysAgo: number;
  /** Two or three sentences on the patient, as the doctor writes them under "observations". */
  note: string;
  /** What the protocol says otherwise than one that merely fits the regimen, so that fields and note agree. */
  protocol?: ClinicalDifference;
  /** What the treatment says otherwise than its regimen, and what the doctor answers to what rules find in that. */
  asked?: AskedOtherwise;
  /** Files that come with the request, by what they are. */
  files?: readonly string[];
  steps: readonly Step[];
  endsAs: DisplayStatus;
}
