import { PATIENTS_LIST } from '@aval/application/patients/patients-list';
import { listAddress } from '../../components/plain-list/list-address';

export const PATIENTS = listAddress('/app/patients', PATIENTS_LIST);

/** Addresses of a patient's pages; they contain row ids, never names or numbers of people. */
export const PATIENT = {
  create: `${PATIENTS.path}/create`,
  detail: (id: number) => `${PATIENTS.path}/${id}`,
  edit: (id: number) => `${PATIENTS.path}/${id}/edit`,
  demands: (id: number) => `/app/demands?patientId=${id}`,
  demand: (demandId: string) => `/app/demands/${demandId}`,
  file: ({ demandId, id }: { demandId: string; id: number }) => `/app/demands/${demandId}/attachments/${id}`,
  document: ({ demandId, versionNumber, id }: { demandId: string; versionNumber: number; id: number }) =>
    `/app/demands/${demandId}/versions/${versionNumber}/pdf?edition=${id}`,
  newDemand: (id: number) => `/app/demands/create?patientId=${id}`,
  /** Endpoint that checks whether a number is taken. */
  number: `${PATIENTS.path}/number`,
  /** Endpoint that stores search texts. */
  search: `${PATIENTS.path}/search`,
};
