import { plainList } from '../lists/plain-list';

/** Filters and orders of the list of patients. Source: docs/rules.md 2.21. */
export const PATIENTS_LIST = plainList({
  filters: { search: 'kept', companyId: 'id', centerId: 'id', edited: ['edited'] },
  sorts: ['name', 'cardNumber'],
});
