import type { Person } from '@aval/testing/visitors/people';
import type { ProblemCode } from '../answers/problem';

/** What the walk asks about: of each catalogue an entry, and a patient, a demand and a draft of the first insurer's first doctor. */
export interface CallScene {
  drugId: number;
  presentationId: number;
  codeId: number;
  centerId: number;
  patientId: number;
  draftId: string;
  demandId: string;
  demandFileId: number;
}

export interface CallCase {
  operation: string;
  /** How the address goes on behind the base. */
  path: (scene: CallScene) => string;
  /** What is sent is wrong, so that whoever may do it is told so and nothing changes. */
  body?: object;
  /** Instead of it a form without a file. */
  emptyForm?: true;
  headers?: Readonly<Record<string, string>>;
  /** Of what stands in the way the code, since 409 has several. */
  expected: Record<Person, number | ProblemCode>;
  /** Without a token; 401 when not said. */
  stranger?: number;
}

/** Who works for which insurer, by what it is called in X-Company. */
export const WORKS_FOR: Readonly<Record<string, string>> = {
  meridiana:
    'superadmin admin manager groupManager representative consultant otherConsultant supervisor doctor otherDoctor assistant',
  alborada:
    'superadmin admin groupManager consultant otherConsultant foreignManager foreignRepresentative foreignSupervisor foreignDoctor foreignAssistant',
  nobody: '',
};
