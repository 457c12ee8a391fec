import type { Scene } from '../scene';
import { submits } from './steps';

/** Demand of a doctor who leaves during its analysis; a colleague takes it over. */
export const leaversScene: Scene = {
  patient: 'pac-072',
  companyId: 2,
  doctor: 'lucia.bonet',
  regimen: 'mama-tc',
  begunDaysAgo: 9,
  firstSession: 18,
  note: 'Adyuvancia tras tumorectomía. Sin contraindicación cardiológica.',
  steps: [submits()],
  endsAs: 'pending_analysis',
};
