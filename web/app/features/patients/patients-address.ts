import { PATIENTS_LIST } from '@aval/application/patients/patients-list';
import { listAddress } from '../../components/plain-list/list-address';

export const PATIENTS = listAddress('/app/patients', PATIENTS_LIST);

/** The pages of one patient: addresses have numbers of rows, never names or numbers of people. */
export const PATIENT = {
  create: `${PATIENTS.path}/create`,
  detail: (id: number) => `${PATIENTS.path}/${id}`,
  edit: (id: number) => `${PATIENTS.path}/${id}/edit`,
  demands: (id: number) => `/app/demands?patientId=${id}`,
  demand: (demandId: string) => `/app/demands/${demandId}`,
  file: ({ demandId, id }: { demandId: string; id: number }) => `/app/demands/${demandId}/attachments/${id}`,
  /** Where it is asked whether a number is somebody's. */
  number: `${PATIENTS.path}/number`,
  /** Where what is searched for is kept. */
  search: `${PATIENTS.path}/search`,
};
