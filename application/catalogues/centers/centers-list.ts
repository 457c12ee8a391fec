import { OPTIONS } from '@aval/domain/catalogue/options';
import { plainList } from '../../lists/plain-list';
import { VISIBILITIES } from '../entries/visibility';

/** Filters and sort orders of the list of centers. Source: docs/rules.md 9.1. */
export const CENTERS_LIST = plainList({
  filters: { name: 'text', type: OPTIONS.centerType, hidden: VISIBILITIES },
  sorts: ['name', 'address', 'locality', 'type'],
});
