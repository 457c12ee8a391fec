import { plainList } from '../lists/plain-list';

/** What the list of patients is narrowed to and sorted by. Source: docs/rules.md 2.21. */
export const PATIENTS_LIST = plainList({
  filters: { search: 'kept', companyId: 'id', centerId: 'id', edited: ['edited'] },
  sorts: ['name', 'cardNumber'],
});
