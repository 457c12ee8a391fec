import { plainList } from '../../lists/plain-list';
import { VISIBILITIES } from '../entries/visibility';

/** Filters and sort orders of the list of drugs. Source: docs/rules.md 9.1. */
export const DRUGS_LIST = plainList({
  filters: { name: 'text', activePrinciple: 'text', hidden: VISIBILITIES },
  sorts: ['name', 'activePrinciple'],
});
