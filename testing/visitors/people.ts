/** Users of the access tests. The demands are those of the first insurer's first doctor. */
export const PEOPLE = {
  superadmin: 'superadmin@aval.test',
  admin: 'admin@aval.test',
  manager: 'manager@meridiana.test',
  /** Works for both insurers. */
  groupManager: 'manager@grupo.test',
  representative: 'representative@meridiana.test',
  /** Was asked about the demand once and answered. */
  consultant: 'consultant@aval.test',
  /** Was never asked about the demand. */
  otherConsultant: 'consultant2@aval.test',
  /** Supervises the center where the doctor prescribes. */
  supervisor: 'supervisor@meridiana.test',
  doctor: 'doctor@meridiana.test',
  otherDoctor: 'doctor2@meridiana.test',
  assistant: 'assistant@meridiana.test',
  foreignManager: 'manager@alborada.test',
  foreignRepresentative: 'representative@alborada.test',
  foreignSupervisor: 'supervisor@alborada.test',
  foreignDoctor: 'doctor@alborada.test',
  foreignAssistant: 'assistant@alborada.test',
} as const;

export type Person = keyof typeof PEOPLE;
export const PERSONS = Object.keys(PEOPLE) as Person[];

/** Returns the expected answer per person: `otherwise` for all who are not named in a group. */
export function everybody<Answer>(otherwise: Answer, ...groups: [string, Answer][]): Record<Person, Answer> {
  const answers = Object.fromEntries(PERSONS.map((person) => [person, otherwise])) as Record<Person, Answer>;
  for (const [names, answer] of groups) {
    for (const name of names.split(' ')) {
      if (!(name in PEOPLE)) throw new Error(`nobody is called ${name}`);
      answers[name as Person] = answer;
    }
  }
  return answers;
}
