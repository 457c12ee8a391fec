import { OPTIONS } from '@aval/domain/catalogue/options';
import { plainList } from '../../lists/plain-list';
import { VISIBILITIES } from '../entries/visibility';

/** What the list of centers is narrowed to and sorted by. Source: docs/rules.md 9.1. */
export const CENTERS_LIST = plainList({
  filters: { name: 'text', type: OPTIONS.centerType, hidden: VISIBILITIES },
  sorts: ['name', 'address', 'locality', 'type'],
});
