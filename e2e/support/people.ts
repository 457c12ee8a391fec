export { STORY_PASSWORD as PASSWORD } from '@aval/story/people';

/** Users of the story, by their role in the tests. */
export const MERIDIANA = {
  companyId: 2,
  doctor: 'doctor@meridiana.test',
  otherDoctor: 'doctor2@meridiana.test',
  assistant: 'assistant@meridiana.test',
  supervisor: 'supervisor@meridiana.test',
  manager: 'manager@meridiana.test',
  representative: 'representative@meridiana.test',
} as const;

export const ALBORADA = {
  companyId: 3,
  doctor: 'doctor@alborada.test',
  otherDoctor: 'doctor2@alborada.test',
  assistant: 'assistant@alborada.test',
  supervisor: 'supervisor@alborada.test',
  manager: 'manager@alborada.test',
  representative: 'representative@alborada.test',
} as const;

export const PLATFORM = {
  superadmin: 'superadmin@aval.test',
  admin: 'admin@aval.test',
  consultant: 'consultant@aval.test',
  otherConsultant: 'consultant2@aval.test',
  groupManager: 'manager@grupo.test',
} as const;
