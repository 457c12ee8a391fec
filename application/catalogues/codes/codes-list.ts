import { plainList } from '../../lists/plain-list';
import { VISIBILITIES } from '../entries/visibility';

/** Filters and sort orders of the list of codes. Source: docs/rules.md 9.1. */
export const CODES_LIST = plainList({
  filters: { companyId: 'id', code: 'text', hidden: VISIBILITIES },
  sorts: ['company', 'company.name', 'code', 'type'],
});
