import type { Person } from '@aval/testing/visitors/people';
import type { ProblemCode } from '../answers/problem';

/**
 * Objects that the cases address: an entry of each catalogue, and a patient, a demand and a draft of the first
 * insurer's first doctor.
 */
export interface OperationScene {
  drugId: number;
  presentationId: number;
  codeId: number;
  centerId: number;
  patientId: number;
  draftId: string;
  demandId: string;
  demandFileId: number;
}

export interface OperationCase {
  operation: string;
  /** Path below the base. */
  path: (scene: OperationScene) => string;
  /** Invalid body, so that an allowed request is refused and changes nothing. */
  body?: object;
  /** Sends a form without a file instead. */
  emptyForm?: true;
  headers?: Readonly<Record<string, string>>;
  /** Expected status, or code of a 409, which has several. */
  expected: Record<Person, number | ProblemCode>;
  /** Expected status without a token; 401 by default. */
  anonymous?: number;
}

/** People who work for each insurer, by its name in X-Company. */
export const WORKS_FOR: Readonly<Record<string, string>> = {
  meridiana:
    'superadmin admin manager groupManager representative consultant otherConsultant supervisor doctor otherDoctor assistant',
  alborada:
    'superadmin admin groupManager consultant otherConsultant foreignManager foreignRepresentative foreignSupervisor foreignDoctor foreignAssistant',
  nobody: '',
};
