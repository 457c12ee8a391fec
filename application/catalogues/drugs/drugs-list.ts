import { plainList } from '../../lists/plain-list';
import { VISIBILITIES } from '../entries/visibility';

/** What the list of drugs is narrowed to and sorted by. Source: docs/rules.md 9.1. */
export const DRUGS_LIST = plainList({
  filters: { name: 'text', activePrinciple: 'text', hidden: VISIBILITIES },
  sorts: ['name', 'activePrinciple'],
});
