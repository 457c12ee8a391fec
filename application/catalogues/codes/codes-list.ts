import { plainList } from '../../lists/plain-list';
import { VISIBILITIES } from '../entries/visibility';

/** What the list of codes is narrowed to and sorted by. Source: docs/rules.md 9.1. */
export const CODES_LIST = plainList({
  filters: { companyId: 'id', code: 'text', hidden: VISIBILITIES },
  sorts: ['company', 'company.name', 'code', 'type'],
});
